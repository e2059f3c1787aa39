export const id = 1054;
export const ids = [1054];
export const modules = {

/***/ 11054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ScalarType: () => (/* reexport */ descriptors/* ScalarType */.L),
  clearExtension: () => (/* reexport */ clearExtension),
  clearField: () => (/* reexport */ clearField),
  clone: () => (/* reexport */ clone),
  create: () => (/* reexport */ create/* create */.v),
  createFileRegistry: () => (/* reexport */ registry/* createFileRegistry */.uO),
  createMutableRegistry: () => (/* reexport */ registry/* createMutableRegistry */.AA),
  createRegistry: () => (/* reexport */ registry/* createRegistry */.Iq),
  enumFromJson: () => (/* reexport */ enumFromJson),
  enumToJson: () => (/* reexport */ enumToJson),
  equals: () => (/* reexport */ equals),
  fromBinary: () => (/* reexport */ from_binary/* fromBinary */.Er),
  fromJson: () => (/* reexport */ fromJson),
  fromJsonString: () => (/* reexport */ fromJsonString),
  getExtension: () => (/* reexport */ getExtension),
  getOption: () => (/* reexport */ getOption),
  hasExtension: () => (/* reexport */ hasExtension),
  hasOption: () => (/* reexport */ hasOption),
  isEnumJson: () => (/* reexport */ isEnumJson),
  isFieldSet: () => (/* reexport */ isFieldSet),
  isMessage: () => (/* reexport */ is_message/* isMessage */.K),
  isUnknownEnum: () => (/* reexport */ isUnknownEnum),
  maximumEdition: () => (/* reexport */ registry/* maximumEdition */.Rs),
  merge: () => (/* reexport */ merge),
  mergeFromBinary: () => (/* reexport */ from_binary/* mergeFromBinary */.uL),
  mergeFromJson: () => (/* reexport */ mergeFromJson),
  mergeFromJsonString: () => (/* reexport */ mergeFromJsonString),
  minimumEdition: () => (/* reexport */ registry/* minimumEdition */.HI),
  protoInt64: () => (/* reexport */ proto_int64/* protoInt64 */.M),
  setExtension: () => (/* reexport */ setExtension),
  toBinary: () => (/* reexport */ to_binary/* toBinary */.R),
  toJson: () => (/* reexport */ toJson),
  toJsonString: () => (/* reexport */ toJsonString)
});

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/is-message.js
var is_message = __webpack_require__(36731);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/create.js
var create = __webpack_require__(76149);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/descriptors.js
var descriptors = __webpack_require__(22567);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/reflect/error.js
var error = __webpack_require__(90477);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/reflect/guard.js
var guard = __webpack_require__(31394);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wire/binary-encoding.js
var binary_encoding = __webpack_require__(63322);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wire/text-encoding.js
var text_encoding = __webpack_require__(81600);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/proto-int64.js
var proto_int64 = __webpack_require__(42857);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect-check.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.







/**
 * Check whether the given field value is valid for the reflect API.
 */
function checkField(field, value) {
    const check = field.fieldKind == "list"
        ? (0,guard/* isReflectList */.sG)(value, field)
        : field.fieldKind == "map"
            ? (0,guard/* isReflectMap */.G6)(value, field)
            : checkSingular(field, value);
    if (check === true) {
        return undefined;
    }
    let reason;
    switch (field.fieldKind) {
        case "list":
            reason = `expected ${formatReflectList(field)}, got ${formatVal(value)}`;
            break;
        case "map":
            reason = `expected ${formatReflectMap(field)}, got ${formatVal(value)}`;
            break;
        default: {
            reason = reasonSingular(field, value, check);
        }
    }
    return new error/* FieldError */.b(field, reason);
}
/**
 * Check whether the given list item is valid for the reflect API.
 */
function checkListItem(field, index, value) {
    const check = checkSingular(field, value);
    if (check !== true) {
        return new error/* FieldError */.b(field, `list item #${index + 1}: ${reasonSingular(field, value, check)}`);
    }
    return undefined;
}
/**
 * Check whether the given map key and value are valid for the reflect API.
 */
function checkMapEntry(field, key, value) {
    const checkKey = checkScalarValue(field.mapKey)(key);
    if (checkKey !== true) {
        return new error/* FieldError */.b(field, `invalid map key: ${reasonSingular({ scalar: field.mapKey }, key, checkKey)}`);
    }
    const checkVal = checkSingular(field, value);
    if (checkVal !== true) {
        return new error/* FieldError */.b(field, `map entry ${formatVal(key)}: ${reasonSingular(field, value, checkVal)}`);
    }
    return undefined;
}
function checkSingular(field, value) {
    if (field.scalar !== undefined) {
        return checkScalarValue(field.scalar)(value);
    }
    if (field.enum !== undefined) {
        if (field.enum.open) {
            // Open enums accept unrecognized values, but enum values are always
            // int32 (see https://protobuf.dev/programming-guides/proto3/#enum).
            return checkScalarValue(descriptors/* ScalarType */.L.INT32)(value);
        }
        return field.enum.values.some((v) => v.number === value);
    }
    return (0,guard/* isReflectMessage */.LT)(value, field.message);
}
/**
 * Return the check for values of the given scalar type.
 *
 * @private
 */
function checkScalarValue(scalar) {
    switch (scalar) {
        case descriptors/* ScalarType */.L.DOUBLE:
            return (value) => typeof value == "number";
        case descriptors/* ScalarType */.L.FLOAT:
            return (value) => {
                if (typeof value != "number") {
                    return false;
                }
                // float32 is represented with regular 64-bit numbers. A value too large for
                // a float32 becomes infinity when rounded. NaN and infinity are valid values.
                if (!Number.isFinite(Math.fround(value)) && Number.isFinite(value)) {
                    return `${value.toFixed()} out of range`;
                }
                return true;
            };
        case descriptors/* ScalarType */.L.INT32:
        case descriptors/* ScalarType */.L.SFIXED32:
        case descriptors/* ScalarType */.L.SINT32:
            // signed
            return (value) => {
                if (typeof value !== "number" || !Number.isInteger(value)) {
                    return false;
                }
                if (value > binary_encoding/* INT32_MAX */.go || value < binary_encoding/* INT32_MIN */.Qh) {
                    return `${value.toFixed()} out of range`;
                }
                return true;
            };
        case descriptors/* ScalarType */.L.FIXED32:
        case descriptors/* ScalarType */.L.UINT32:
            // unsigned
            return (value) => {
                if (typeof value !== "number" || !Number.isInteger(value)) {
                    return false;
                }
                if (value > binary_encoding/* UINT32_MAX */.f7 || value < 0) {
                    return `${value.toFixed()} out of range`;
                }
                return true;
            };
        case descriptors/* ScalarType */.L.BOOL:
            return (value) => typeof value == "boolean";
        case descriptors/* ScalarType */.L.STRING:
            return (value) => {
                if (typeof value != "string") {
                    return false;
                }
                return (0,text_encoding/* getTextEncoding */.dM)().checkUtf8(value) || "invalid UTF8";
            };
        case descriptors/* ScalarType */.L.BYTES:
            return (value) => value instanceof Uint8Array;
        case descriptors/* ScalarType */.L.INT64:
        case descriptors/* ScalarType */.L.SFIXED64:
        case descriptors/* ScalarType */.L.SINT64:
            // signed
            return (value) => {
                if (typeof value == "bigint" ||
                    typeof value == "number" ||
                    (typeof value == "string" && value.length > 0)) {
                    try {
                        proto_int64/* protoInt64 */.M.parse(value);
                        return true;
                    }
                    catch (_) {
                        return `${value} out of range`;
                    }
                }
                return false;
            };
        case descriptors/* ScalarType */.L.FIXED64:
        case descriptors/* ScalarType */.L.UINT64:
            // unsigned
            return (value) => {
                if (typeof value == "bigint" ||
                    typeof value == "number" ||
                    (typeof value == "string" && value.length > 0)) {
                    try {
                        proto_int64/* protoInt64 */.M.uParse(value);
                        return true;
                    }
                    catch (_) {
                        return `${value} out of range`;
                    }
                }
                return false;
            };
    }
}
/**
 * Format the reason why a value is invalid for a singular field.
 *
 * @private
 */
function reasonSingular(field, val, details) {
    details =
        typeof details == "string" ? `: ${details}` : `, got ${formatVal(val)}`;
    if (field.scalar !== undefined) {
        return `expected ${scalarTypeDescription(field.scalar)}` + details;
    }
    if (field.enum !== undefined) {
        return `expected ${field.enum.toString()}` + details;
    }
    return `expected ${formatReflectMessage(field.message)}` + details;
}
function formatVal(val) {
    switch (typeof val) {
        case "object":
            if (val === null) {
                return "null";
            }
            if (val instanceof Uint8Array) {
                return `Uint8Array(${val.length})`;
            }
            if (Array.isArray(val)) {
                return `Array(${val.length})`;
            }
            if ((0,guard/* isReflectList */.sG)(val)) {
                return formatReflectList(val.field());
            }
            if ((0,guard/* isReflectMap */.G6)(val)) {
                return formatReflectMap(val.field());
            }
            if ((0,guard/* isReflectMessage */.LT)(val)) {
                return formatReflectMessage(val.desc);
            }
            if ((0,is_message/* isMessage */.K)(val)) {
                return `message ${val.$typeName}`;
            }
            return "object";
        case "string":
            return val.length > 30 ? "string" : `"${val.split('"').join('\\"')}"`;
        case "boolean":
            return String(val);
        case "number":
            return String(val);
        case "bigint":
            return String(val) + "n";
        default:
            // "symbol" | "undefined" | "object" | "function"
            return typeof val;
    }
}
function formatReflectMessage(desc) {
    return `ReflectMessage (${desc.typeName})`;
}
function formatReflectList(field) {
    switch (field.listKind) {
        case "message":
            return `ReflectList (${field.message.toString()})`;
        case "enum":
            return `ReflectList (${field.enum.toString()})`;
        case "scalar":
            return `ReflectList (${descriptors/* ScalarType */.L[field.scalar]})`;
    }
}
function formatReflectMap(field) {
    switch (field.mapKind) {
        case "message":
            return `ReflectMap (${descriptors/* ScalarType */.L[field.mapKey]}, ${field.message.toString()})`;
        case "enum":
            return `ReflectMap (${descriptors/* ScalarType */.L[field.mapKey]}, ${field.enum.toString()})`;
        case "scalar":
            return `ReflectMap (${descriptors/* ScalarType */.L[field.mapKey]}, ${descriptors/* ScalarType */.L[field.scalar]})`;
    }
}
function scalarTypeDescription(scalar) {
    switch (scalar) {
        case descriptors/* ScalarType */.L.STRING:
            return "string";
        case descriptors/* ScalarType */.L.BOOL:
            return "boolean";
        case descriptors/* ScalarType */.L.INT64:
        case descriptors/* ScalarType */.L.SINT64:
        case descriptors/* ScalarType */.L.SFIXED64:
            return "bigint (int64)";
        case descriptors/* ScalarType */.L.UINT64:
        case descriptors/* ScalarType */.L.FIXED64:
            return "bigint (uint64)";
        case descriptors/* ScalarType */.L.BYTES:
            return "Uint8Array";
        case descriptors/* ScalarType */.L.DOUBLE:
            return "number (float64)";
        case descriptors/* ScalarType */.L.FLOAT:
            return "number (float32)";
        case descriptors/* ScalarType */.L.FIXED32:
        case descriptors/* ScalarType */.L.UINT32:
            return "number (uint32)";
        case descriptors/* ScalarType */.L.INT32:
        case descriptors/* ScalarType */.L.SFIXED32:
        case descriptors/* ScalarType */.L.SINT32:
            return "number (int32)";
    }
}

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/reflect/unsafe.js
var unsafe = __webpack_require__(86629);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/wrappers.js
var wrappers = __webpack_require__(25898);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/reflect/scalar.js
var reflect_scalar = __webpack_require__(13039);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/reflect/message.js
var message = __webpack_require__(43792);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.










/**
 * Create a ReflectMessage.
 */
function reflect(messageDesc, message, 
/**
 * By default, field values are validated when setting them. For example,
 * a value for an uint32 field must be a ECMAScript Number >= 0.
 *
 * When field values are trusted, performance can be improved by disabling
 * checks.
 */
check = true) {
    return new ReflectMessageImpl(messageDesc, message, check);
}
const messageSortedFields = new WeakMap();
class ReflectMessageImpl {
    get sortedFields() {
        const cached = messageSortedFields.get(this.desc);
        if (cached) {
            return cached;
        }
        const sortedFields = this.desc.fields
            .concat()
            .sort((a, b) => a.number - b.number);
        messageSortedFields.set(this.desc, sortedFields);
        return sortedFields;
    }
    constructor(messageDesc, message, check = true) {
        this.lists = new Map();
        this.maps = new Map();
        this.check = check;
        this.desc = messageDesc;
        this.message = this[unsafe/* unsafeLocal */.I4] = message !== null && message !== void 0 ? message : (0,create/* create */.v)(messageDesc);
        this.fields = messageDesc.fields;
        this.oneofs = messageDesc.oneofs;
        this.members = messageDesc.members;
    }
    findNumber(number) {
        if (!this._fieldsByNumber) {
            this._fieldsByNumber = new Map(this.desc.fields.map((f) => [f.number, f]));
        }
        return this._fieldsByNumber.get(number);
    }
    oneofCase(oneof) {
        assertOwn(this.message, oneof);
        return (0,unsafe/* unsafeOneofCase */.mO)(this.message, oneof);
    }
    isSet(field) {
        assertOwn(this.message, field);
        return (0,unsafe/* unsafeIsSet */.zB)(this.message, field);
    }
    clear(field) {
        assertOwn(this.message, field);
        (0,unsafe/* unsafeClear */.yO)(this.message, field);
    }
    get(field) {
        assertOwn(this.message, field);
        const value = (0,unsafe/* unsafeGet */.$v)(this.message, field);
        switch (field.fieldKind) {
            case "list":
                let list = this.lists.get(field);
                if (!list || list[unsafe/* unsafeLocal */.I4] !== value) {
                    this.lists.set(field, 
                    // biome-ignore lint/suspicious/noAssignInExpressions: no
                    (list = new ReflectListImpl(field, value, this.check)));
                }
                return list;
            case "map":
                let map = this.maps.get(field);
                if (!map || map[unsafe/* unsafeLocal */.I4] !== value) {
                    this.maps.set(field, 
                    // biome-ignore lint/suspicious/noAssignInExpressions: no
                    (map = new ReflectMapImpl(field, value, this.check)));
                }
                return map;
            case "message":
                return messageToReflect(field, value, this.check);
            case "scalar":
                return (value === undefined
                    ? (0,reflect_scalar/* scalarZeroValue */.M7)(field.scalar, false)
                    : longToReflect(field, value));
            case "enum":
                return (value !== null && value !== void 0 ? value : field.enum.values[0].number);
        }
    }
    set(field, value) {
        assertOwn(this.message, field);
        if (this.check) {
            const err = checkField(field, value);
            if (err) {
                throw err;
            }
        }
        let local;
        if (field.fieldKind == "message") {
            local = messageToLocal(field, value);
        }
        else if ((0,guard/* isReflectMap */.G6)(value) || (0,guard/* isReflectList */.sG)(value)) {
            local = value[unsafe/* unsafeLocal */.I4];
        }
        else {
            local = longToLocal(field, value);
        }
        (0,unsafe/* unsafeSet */.lA)(this.message, field, local);
    }
    getUnknown() {
        return this.message.$unknown;
    }
    setUnknown(value) {
        this.message.$unknown = value;
    }
}
function assertOwn(owner, member) {
    if (member.parent.typeName !== owner.$typeName) {
        throw new error/* FieldError */.b(member, `cannot use ${member.toString()} with message ${owner.$typeName}`, "ForeignFieldError");
    }
}
/**
 * Create a ReflectList.
 */
function reflectList(field, unsafeInput, 
/**
 * By default, field values are validated when setting them. For example,
 * a value for an uint32 field must be a ECMAScript Number >= 0.
 *
 * When field values are trusted, performance can be improved by disabling
 * checks.
 */
check = true) {
    return new ReflectListImpl(field, unsafeInput !== null && unsafeInput !== void 0 ? unsafeInput : [], check);
}
class ReflectListImpl {
    field() {
        return this._field;
    }
    get size() {
        return this._arr.length;
    }
    constructor(field, unsafeInput, check) {
        this._field = field;
        this._arr = this[unsafe/* unsafeLocal */.I4] = unsafeInput;
        this.check = check;
    }
    get(index) {
        const item = this._arr[index];
        return item === undefined
            ? undefined
            : listItemToReflect(this._field, item, this.check);
    }
    set(index, item) {
        if (index < 0 || index >= this._arr.length) {
            throw new error/* FieldError */.b(this._field, `list item #${index + 1}: out of range`);
        }
        if (this.check) {
            const err = checkListItem(this._field, index, item);
            if (err) {
                throw err;
            }
        }
        this._arr[index] = listItemToLocal(this._field, item);
    }
    add(item) {
        if (this.check) {
            const err = checkListItem(this._field, this._arr.length, item);
            if (err) {
                throw err;
            }
        }
        this._arr.push(listItemToLocal(this._field, item));
        return undefined;
    }
    clear() {
        this._arr.splice(0, this._arr.length);
    }
    [Symbol.iterator]() {
        return this.values();
    }
    keys() {
        return this._arr.keys();
    }
    *values() {
        for (const item of this._arr) {
            yield listItemToReflect(this._field, item, this.check);
        }
    }
    *entries() {
        for (let i = 0; i < this._arr.length; i++) {
            yield [i, listItemToReflect(this._field, this._arr[i], this.check)];
        }
    }
}
/**
 * Create a ReflectMap.
 */
function reflectMap(field, unsafeInput, 
/**
 * By default, field values are validated when setting them. For example,
 * a value for an uint32 field must be a ECMAScript Number >= 0.
 *
 * When field values are trusted, performance can be improved by disabling
 * checks.
 */
check = true) {
    return new ReflectMapImpl(field, unsafeInput, check);
}
class ReflectMapImpl {
    constructor(field, unsafeInput, check = true) {
        this.obj = this[unsafe/* unsafeLocal */.I4] = unsafeInput !== null && unsafeInput !== void 0 ? unsafeInput : {};
        this.check = check;
        this._field = field;
    }
    field() {
        return this._field;
    }
    set(key, value) {
        if (this.check) {
            const err = checkMapEntry(this._field, key, value);
            if (err) {
                throw err;
            }
        }
        (0,unsafe/* setOwn */.P5)(this.obj, mapKeyToLocal(key), mapValueToLocal(this._field, value));
        return this;
    }
    delete(key) {
        const k = mapKeyToLocal(key);
        const has = Object.prototype.hasOwnProperty.call(this.obj, k);
        if (has) {
            delete this.obj[k];
        }
        return has;
    }
    clear() {
        for (const key of Object.keys(this.obj)) {
            delete this.obj[key];
        }
    }
    get(key) {
        let val = (0,unsafe/* getOwn */.Ng)(this.obj, mapKeyToLocal(key));
        if (val !== undefined) {
            val = mapValueToReflect(this._field, val, this.check);
        }
        return val;
    }
    has(key) {
        return Object.prototype.hasOwnProperty.call(this.obj, mapKeyToLocal(key));
    }
    *keys() {
        for (const objKey of Object.keys(this.obj)) {
            yield mapKeyToReflect(objKey, this._field.mapKey);
        }
    }
    *entries() {
        for (const objEntry of Object.entries(this.obj)) {
            yield [
                mapKeyToReflect(objEntry[0], this._field.mapKey),
                mapValueToReflect(this._field, objEntry[1], this.check),
            ];
        }
    }
    [Symbol.iterator]() {
        return this.entries();
    }
    get size() {
        return Object.keys(this.obj).length;
    }
    *values() {
        for (const val of Object.values(this.obj)) {
            yield mapValueToReflect(this._field, val, this.check);
        }
    }
    forEach(callbackfn, thisArg) {
        for (const mapEntry of this.entries()) {
            callbackfn.call(thisArg, mapEntry[1], mapEntry[0], this);
        }
    }
}
function messageToLocal(field, value) {
    if (!(0,guard/* isReflectMessage */.LT)(value)) {
        return value;
    }
    if ((0,wrappers/* isWrapper */.Yx)(value.message) &&
        !field.oneof &&
        field.fieldKind == "message") {
        // Types from google/protobuf/wrappers.proto are unwrapped when used in
        // a singular field that is not part of a oneof group.
        return value.message.value;
    }
    if (value.desc.typeName == "google.protobuf.Struct" &&
        field.parent.typeName != "google.protobuf.Value") {
        // google.protobuf.Struct is represented with JsonObject when used in a
        // field, except when used in google.protobuf.Value.
        return (0,message/* wktStructToLocal */.Cc)(value.message);
    }
    return value.message;
}
function messageToReflect(field, value, check) {
    if (value !== undefined) {
        if ((0,wrappers/* isWrapperDesc */.lU)(field.message) &&
            !field.oneof &&
            field.fieldKind == "message") {
            // Types from google/protobuf/wrappers.proto are unwrapped when used in
            // a singular field that is not part of a oneof group.
            value = {
                $typeName: field.message.typeName,
                value: longToReflect(field.message.fields[0], value),
            };
        }
        else if (field.message.typeName == "google.protobuf.Struct" &&
            field.parent.typeName != "google.protobuf.Value" &&
            (0,guard/* isObject */.Gv)(value)) {
            // google.protobuf.Struct is represented with JsonObject when used in a
            // field, except when used in google.protobuf.Value.
            value = (0,message/* wktStructToReflect */.aL)(value);
        }
    }
    return new ReflectMessageImpl(field.message, value, check);
}
function listItemToLocal(field, value) {
    if (field.listKind == "message") {
        return messageToLocal(field, value);
    }
    return longToLocal(field, value);
}
function listItemToReflect(field, value, check) {
    if (field.listKind == "message") {
        return messageToReflect(field, value, check);
    }
    return longToReflect(field, value);
}
function mapValueToLocal(field, value) {
    if (field.mapKind == "message") {
        return messageToLocal(field, value);
    }
    return longToLocal(field, value);
}
function mapValueToReflect(field, value, check) {
    if (field.mapKind == "message") {
        return messageToReflect(field, value, check);
    }
    return value;
}
function mapKeyToLocal(key) {
    return typeof key == "string" || typeof key == "number" ? key : String(key);
}
/**
 * Converts a map key (any scalar value except float, double, or bytes) from its
 * representation in a message (string or number, the only possible object key
 * types) to the closest possible type in ECMAScript.
 */
function mapKeyToReflect(key, type) {
    switch (type) {
        case descriptors/* ScalarType */.L.STRING:
            return key;
        case descriptors/* ScalarType */.L.INT32:
        case descriptors/* ScalarType */.L.FIXED32:
        case descriptors/* ScalarType */.L.UINT32:
        case descriptors/* ScalarType */.L.SFIXED32:
        case descriptors/* ScalarType */.L.SINT32: {
            const n = Number.parseInt(key);
            if (Number.isFinite(n)) {
                return n;
            }
            break;
        }
        case descriptors/* ScalarType */.L.BOOL:
            switch (key) {
                case "true":
                    return true;
                case "false":
                    return false;
            }
            break;
        case descriptors/* ScalarType */.L.UINT64:
        case descriptors/* ScalarType */.L.FIXED64:
            try {
                return proto_int64/* protoInt64 */.M.uParse(key);
            }
            catch (_a) {
                //
            }
            break;
        default:
            // INT64, SFIXED64, SINT64
            try {
                return proto_int64/* protoInt64 */.M.parse(key);
            }
            catch (_b) {
                //
            }
            break;
    }
    return key;
}
function longToReflect(field, value) {
    switch (field.scalar) {
        case descriptors/* ScalarType */.L.INT64:
        case descriptors/* ScalarType */.L.SFIXED64:
        case descriptors/* ScalarType */.L.SINT64:
            if ("longAsString" in field &&
                field.longAsString &&
                typeof value == "string") {
                value = proto_int64/* protoInt64 */.M.parse(value);
            }
            break;
        case descriptors/* ScalarType */.L.FIXED64:
        case descriptors/* ScalarType */.L.UINT64:
            if ("longAsString" in field &&
                field.longAsString &&
                typeof value == "string") {
                value = proto_int64/* protoInt64 */.M.uParse(value);
            }
            break;
    }
    return value;
}
function longToLocal(field, value) {
    switch (field.scalar) {
        case descriptors/* ScalarType */.L.INT64:
        case descriptors/* ScalarType */.L.SFIXED64:
        case descriptors/* ScalarType */.L.SINT64:
            if ("longAsString" in field && field.longAsString) {
                value = String(value);
            }
            else if (typeof value == "string" || typeof value == "number") {
                value = proto_int64/* protoInt64 */.M.parse(value);
            }
            break;
        case descriptors/* ScalarType */.L.FIXED64:
        case descriptors/* ScalarType */.L.UINT64:
            if ("longAsString" in field && field.longAsString) {
                value = String(value);
            }
            else if (typeof value == "string" || typeof value == "number") {
                value = proto_int64/* protoInt64 */.M.uParse(value);
            }
            break;
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/clone.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.



/**
 * Create a deep copy of a message, including extensions and unknown fields.
 */
function clone(schema, message) {
    return cloneReflect(reflect(schema, message)).message;
}
function cloneReflect(i) {
    const o = reflect(i.desc);
    for (const f of i.fields) {
        if (!i.isSet(f)) {
            continue;
        }
        switch (f.fieldKind) {
            case "list":
                const list = o.get(f);
                for (const item of i.get(f)) {
                    list.add(cloneSingular(f, item));
                }
                break;
            case "map":
                const map = o.get(f);
                for (const entry of i.get(f).entries()) {
                    map.set(entry[0], cloneSingular(f, entry[1]));
                }
                break;
            default: {
                o.set(f, cloneSingular(f, i.get(f)));
                break;
            }
        }
    }
    const unknown = i.getUnknown();
    if (unknown && unknown.length > 0) {
        o.setUnknown([...unknown]);
    }
    return o;
}
function cloneSingular(field, value) {
    if (field.message !== undefined && (0,guard/* isReflectMessage */.LT)(value)) {
        return cloneReflect(value);
    }
    if (field.scalar == descriptors/* ScalarType */.L.BYTES && value instanceof Uint8Array) {
        // @ts-expect-error T cannot extend Uint8Array in practice
        return value.slice();
    }
    return value;
}

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/any.js
var wkt_any = __webpack_require__(10962);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/from-binary.js
var from_binary = __webpack_require__(39859);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/to-binary.js
var to_binary = __webpack_require__(85224);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/extensions.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.







/**
 * Retrieve an extension value from a message.
 *
 * The function never returns undefined. Use hasExtension() to check whether an
 * extension is set. If the extension is not set, this function returns the
 * default value (if one was specified in the protobuf source), or the zero value
 * (for example `0` for numeric types, `[]` for repeated extension fields, and
 * an empty message instance for message fields).
 *
 * Extensions are stored as unknown fields on a message. To mutate an extension
 * value, make sure to store the new value with setExtension() after mutating.
 *
 * If the extension does not extend the given message, an error is raised.
 */
function getExtension(message, extension, options) {
    assertExtendee(extension, message);
    const ufs = filterUnknownFields(message.$unknown, extension);
    const [container, field, get] = createExtensionContainer(extension);
    const ctx = (0,from_binary/* makeReadContext */.OH)(options);
    for (const uf of ufs) {
        (0,from_binary/* readField */.dR)(container, new binary_encoding/* BinaryReader */.V5(uf.data), field, uf.wireType, ctx);
    }
    return get();
}
/**
 * Set an extension value on a message. If the message already has a value for
 * this extension, the value is replaced.
 *
 * If the extension does not extend the given message, an error is raised.
 */
function setExtension(message, extension, value) {
    var _a;
    assertExtendee(extension, message);
    const ufs = ((_a = message.$unknown) !== null && _a !== void 0 ? _a : []).filter((uf) => uf.no !== extension.number);
    const [container, field] = createExtensionContainer(extension, value);
    const writer = new binary_encoding/* BinaryWriter */.fI();
    (0,to_binary/* writeField */.Y)(writer, { writeUnknownFields: true }, container, field);
    const reader = new binary_encoding/* BinaryReader */.V5(writer.finish());
    while (reader.pos < reader.len) {
        const [no, wireType] = reader.tag();
        const data = reader.skip(wireType, no);
        ufs.push({ no, wireType, data });
    }
    message.$unknown = ufs;
}
/**
 * Remove an extension value from a message.
 *
 * If the extension does not extend the given message, an error is raised.
 */
function clearExtension(message, extension) {
    assertExtendee(extension, message);
    if (message.$unknown === undefined) {
        return;
    }
    message.$unknown = message.$unknown.filter((uf) => uf.no !== extension.number);
}
/**
 * Check whether an extension is set on a message.
 */
function hasExtension(message, extension) {
    var _a;
    return (extension.extendee.typeName === message.$typeName &&
        !!((_a = message.$unknown) === null || _a === void 0 ? void 0 : _a.find((uf) => uf.no === extension.number)));
}
/**
 * Check whether an option is set on a descriptor.
 *
 * Options are extensions to the `google.protobuf.*Options` messages defined in
 * google/protobuf/descriptor.proto. This function gets the option message from
 * the descriptor, and calls hasExtension().
 */
function hasOption(element, option) {
    const message = element.proto.options;
    if (!message) {
        return false;
    }
    return hasExtension(message, option);
}
/**
 * Retrieve an option value from a descriptor.
 *
 * Options are extensions to the `google.protobuf.*Options` messages defined in
 * google/protobuf/descriptor.proto. This function gets the option message from
 * the descriptor, and calls getExtension(). Same as getExtension(), this
 * function never returns undefined.
 */
function getOption(element, option) {
    const message = element.proto.options;
    if (!message) {
        const [, , get] = createExtensionContainer(option);
        return get();
    }
    return getExtension(message, option);
}
function filterUnknownFields(unknownFields, extension) {
    if (unknownFields === undefined)
        return [];
    if (extension.fieldKind === "enum" || extension.fieldKind === "scalar") {
        // singular scalar fields do not merge, we pick the last
        for (let i = unknownFields.length - 1; i >= 0; --i) {
            if (unknownFields[i].no == extension.number) {
                return [unknownFields[i]];
            }
        }
        return [];
    }
    return unknownFields.filter((uf) => uf.no === extension.number);
}
/**
 * @private
 */
function createExtensionContainer(extension, value) {
    const localName = extension.typeName;
    const field = Object.assign(Object.assign({}, extension), { kind: "field", parent: extension.extendee, localName });
    const desc = Object.assign(Object.assign({}, extension.extendee), { fields: [field], members: [field], oneofs: [] });
    const container = (0,create/* create */.v)(desc, value !== undefined ? { [localName]: value } : undefined);
    return [
        reflect(desc, container),
        field,
        () => {
            const value = container[localName];
            if (value === undefined) {
                // biome-ignore lint/style/noNonNullAssertion: Only message fields are undefined, rest will have a zero value.
                const desc = extension.message;
                if ((0,wrappers/* isWrapperDesc */.lU)(desc)) {
                    return (0,reflect_scalar/* scalarZeroValue */.M7)(desc.fields[0].scalar, desc.fields[0].longAsString);
                }
                return (0,create/* create */.v)(desc);
            }
            return value;
        },
    ];
}
function assertExtendee(extension, message) {
    if (extension.extendee.typeName != message.$typeName) {
        throw new Error(`extension ${extension.typeName} can only be applied to message ${extension.extendee.typeName}`);
    }
}

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/equals.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.





/**
 * Compare two messages of the same type for equality.
 *
 * Fields are compared one by one, but only when set: a field set in one message
 * but not the other makes them unequal, while fields set in both are compared
 * by value. Extensions and unknown fields are disregarded by default.
 *
 * Float and double values are compared with IEEE semantics: NaN does not equal
 * NaN, and -0 equals 0 (with the exception for singular fields with implicit
 * presence: -0 is set, +0 is unset).
 */
function equals(schema, a, b, options) {
    if (a.$typeName != schema.typeName || b.$typeName != schema.typeName) {
        return false;
    }
    if (a === b) {
        return true;
    }
    return reflectEquals(reflect(schema, a), reflect(schema, b), options);
}
function reflectEquals(a, b, opts) {
    if (a.desc.typeName === "google.protobuf.Any" && (opts === null || opts === void 0 ? void 0 : opts.unpackAny) == true) {
        return anyUnpackedEquals(a.message, b.message, opts);
    }
    for (const f of a.fields) {
        if (!fieldEquals(f, a, b, opts)) {
            return false;
        }
    }
    if ((opts === null || opts === void 0 ? void 0 : opts.unknown) == true && !unknownEquals(a, b, opts.registry)) {
        return false;
    }
    if ((opts === null || opts === void 0 ? void 0 : opts.extensions) == true && !extensionsEquals(a, b, opts)) {
        return false;
    }
    return true;
}
// TODO(tstamm) add an option to consider NaN equal to NaN?
function fieldEquals(f, a, b, opts) {
    if (!a.isSet(f) && !b.isSet(f)) {
        return true;
    }
    if (!a.isSet(f) || !b.isSet(f)) {
        return false;
    }
    switch (f.fieldKind) {
        case "scalar":
            return (0,reflect_scalar/* scalarEquals */.ik)(f.scalar, a.get(f), b.get(f));
        case "enum":
            return a.get(f) === b.get(f);
        case "message":
            return reflectEquals(a.get(f), b.get(f), opts);
        case "map": {
            // TODO(tstamm) can't we compare sizes first?
            const mapA = a.get(f);
            const mapB = b.get(f);
            const keys = [];
            for (const k of mapA.keys()) {
                if (!mapB.has(k)) {
                    return false;
                }
                keys.push(k);
            }
            for (const k of mapB.keys()) {
                if (!mapA.has(k)) {
                    return false;
                }
            }
            for (const key of keys) {
                const va = mapA.get(key);
                const vb = mapB.get(key);
                if (va === vb) {
                    continue;
                }
                switch (f.mapKind) {
                    case "enum":
                        return false;
                    case "message":
                        if (!reflectEquals(va, vb, opts)) {
                            return false;
                        }
                        break;
                    case "scalar":
                        if (!(0,reflect_scalar/* scalarEquals */.ik)(f.scalar, va, vb)) {
                            return false;
                        }
                        break;
                }
            }
            break;
        }
        case "list": {
            const listA = a.get(f);
            const listB = b.get(f);
            if (listA.size != listB.size) {
                return false;
            }
            for (let i = 0; i < listA.size; i++) {
                const va = listA.get(i);
                const vb = listB.get(i);
                if (va === vb) {
                    continue;
                }
                switch (f.listKind) {
                    case "enum":
                        return false;
                    case "message":
                        if (!reflectEquals(va, vb, opts)) {
                            return false;
                        }
                        break;
                    case "scalar":
                        if (!(0,reflect_scalar/* scalarEquals */.ik)(f.scalar, va, vb)) {
                            return false;
                        }
                        break;
                }
            }
            break;
        }
    }
    return true;
}
function anyUnpackedEquals(a, b, opts) {
    if (a.typeUrl !== b.typeUrl) {
        return false;
    }
    const unpackedA = (0,wkt_any/* anyUnpack */.rW)(a, opts.registry);
    const unpackedB = (0,wkt_any/* anyUnpack */.rW)(b, opts.registry);
    if (unpackedA && unpackedB) {
        const schema = opts.registry.getMessage(unpackedA.$typeName);
        if (schema) {
            return equals(schema, unpackedA, unpackedB, opts);
        }
    }
    return (0,reflect_scalar/* scalarEquals */.ik)(descriptors/* ScalarType */.L.BYTES, a.value, b.value);
}
function unknownEquals(a, b, registry) {
    function getTrulyUnknown(msg, registry) {
        var _a;
        const u = (_a = msg.getUnknown()) !== null && _a !== void 0 ? _a : [];
        return registry
            ? u.filter((uf) => !registry.getExtensionFor(msg.desc, uf.no))
            : u;
    }
    const unknownA = getTrulyUnknown(a, registry);
    const unknownB = getTrulyUnknown(b, registry);
    if (unknownA.length != unknownB.length) {
        return false;
    }
    for (let i = 0; i < unknownA.length; i++) {
        const a = unknownA[i];
        const b = unknownB[i];
        if (a.no != b.no) {
            return false;
        }
        if (a.wireType != b.wireType) {
            return false;
        }
        if (!(0,reflect_scalar/* scalarEquals */.ik)(descriptors/* ScalarType */.L.BYTES, a.data, b.data)) {
            return false;
        }
    }
    return true;
}
function extensionsEquals(a, b, opts) {
    function getSetExtensions(msg, registry) {
        var _a;
        return ((_a = msg.getUnknown()) !== null && _a !== void 0 ? _a : [])
            .map((uf) => registry.getExtensionFor(msg.desc, uf.no))
            .filter((e) => e != undefined)
            .filter((e, index, arr) => arr.indexOf(e) === index);
    }
    const extensionsA = getSetExtensions(a, opts.registry);
    const extensionsB = getSetExtensions(b, opts.registry);
    if (extensionsA.length != extensionsB.length ||
        extensionsA.some((e) => !extensionsB.includes(e))) {
        return false;
    }
    for (const extension of extensionsA) {
        const [containerA, field] = createExtensionContainer(extension, getExtension(a.message, extension));
        const [containerB] = createExtensionContainer(extension, getExtension(b.message, extension));
        if (!fieldEquals(field, containerA, containerB, opts)) {
            return false;
        }
    }
    return true;
}

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/fields.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.

/**
 * Returns true if the field is set.
 *
 * - Scalar and enum fields with implicit presence (proto3):
 *   Set if not a zero value.
 *
 * - Scalar and enum fields with explicit presence (proto2, oneof):
 *   Set if a value was set when creating or parsing the message, or when a
 *   value was assigned to the field's property.
 *
 * - Message fields:
 *   Set if the property is not undefined.
 *
 * - List and map fields:
 *   Set if not empty.
 */
function isFieldSet(message, field) {
    return (field.parent.typeName == message.$typeName && (0,unsafe/* unsafeIsSet */.zB)(message, field));
}
/**
 * Resets the field, so that isFieldSet() will return false.
 */
function clearField(message, field) {
    if (field.parent.typeName == message.$typeName) {
        (0,unsafe/* unsafeClear */.yO)(message, field);
    }
}

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/registry.js + 2 modules
var registry = __webpack_require__(80370);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/reflect/names.js
var names = __webpack_require__(74043);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/json.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.
/**
 * Minimum google.protobuf.Timestamp in milliseconds (inclusive).
 * Only enforced in ProtoJSON.
 *
 * @private
 */
const timestampMsMin = /*@__PURE__*/ Date.parse("0001-01-01T00:00:00Z");
/**
 * Maximum google.protobuf.Timestamp in milliseconds (inclusive).
 * Only enforced in ProtoJSON.
 *
 * @private
 */
const timestampMsMax = /*@__PURE__*/ Date.parse("9999-12-31T23:59:59Z");
/**
 * Minimum google.protobuf.Duration in seconds.
 * Only enforced in ProtoJSON.
 *
 * @private
 */
const durationSecondsMin = -315576000000;
/**
 * Maximum google.protobuf.Duration in seconds.
 * Only enforced in ProtoJSON.
 *
 * @private
 */
const durationSecondsMax = 315576000000;

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wire/base64-encoding.js
var base64_encoding = __webpack_require__(51712);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/to-json.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.












// bootstrap-inject google.protobuf.FeatureSet.FieldPresence.LEGACY_REQUIRED: const $name = $number;
const LEGACY_REQUIRED = 3;
// bootstrap-inject google.protobuf.FeatureSet.FieldPresence.IMPLICIT: const $name = $number;
const IMPLICIT = 2;
// Default options for serializing to JSON.
const jsonWriteDefaults = {
    alwaysEmitImplicit: false,
    enumAsInteger: false,
    useProtoFieldName: false,
};
function makeWriteOptions(options) {
    return options ? Object.assign(Object.assign({}, jsonWriteDefaults), options) : jsonWriteDefaults;
}
/**
 * Serialize the message to a JSON value, a JavaScript value that can be
 * passed to JSON.stringify().
 */
function toJson(schema, message, options) {
    return compiledWriter(schema)(makeWriteOptions(options), message);
}
/**
 * Serialize the message to a JSON string.
 */
function toJsonString(schema, message, options) {
    var _a;
    const jsonValue = toJson(schema, message, options);
    return JSON.stringify(jsonValue, null, (_a = options === null || options === void 0 ? void 0 : options.prettySpaces) !== null && _a !== void 0 ? _a : 0);
}
/**
 * Serialize a single enum value to JSON.
 */
function enumToJson(descEnum, value) {
    var _a;
    if (descEnum.typeName == "google.protobuf.NullValue") {
        return null;
    }
    const name = (_a = descEnum.value[value]) === null || _a === void 0 ? void 0 : _a.jsonName;
    if (name === undefined) {
        throw new Error(`${value} is not a value in ${descEnum}`);
    }
    return name;
}
const compiledWriters = new WeakMap();
/**
 * Return the compiled encoder for a message, compiling it on first use.
 */
function compiledWriter(desc) {
    let compiled = compiledWriters.get(desc);
    if (compiled === undefined) {
        compiled = compileMessage(desc);
    }
    return compiled;
}
function compileMessage(desc) {
    const typeName = desc.typeName;
    const writeWkt = compileWkt(desc);
    if (writeWkt !== undefined) {
        // The field reported in ForeignFieldError. All well-known types with a
        // custom JSON representation have at least one field.
        const foreignField = desc.fields[0];
        const compiledWriter = (opts, message) => {
            if (message.$typeName !== typeName && foreignField !== undefined) {
                throw new error/* FieldError */.b(foreignField, `cannot use ${foreignField} with message ${message.$typeName}`, "ForeignFieldError");
            }
            return writeWkt(opts, message);
        };
        compiledWriters.set(desc, compiledWriter);
        return compiledWriter;
    }
    const sortedFields = desc.fields.concat().sort((a, b) => a.number - b.number);
    // The field reported in ForeignFieldError.
    const foreignField = sortedFields[0];
    const fieldWriters = [];
    const compiledWriter = (opts, message) => {
        if (message.$typeName !== typeName && foreignField !== undefined) {
            throw new error/* FieldError */.b(foreignField, `cannot use ${foreignField} with message ${message.$typeName}`, "ForeignFieldError");
        }
        const json = {};
        for (let i = 0; i < fieldWriters.length; i++) {
            fieldWriters[i](opts, message, json);
        }
        if (opts.registry) {
            writeExtensions(json, opts, opts.registry, message, desc);
        }
        return json;
    };
    // Register before compiling fields, so that recursive message types
    // resolve to this instance instead of compiling endlessly.
    compiledWriters.set(desc, compiledWriter);
    for (const field of sortedFields) {
        const writeField = compileField(field);
        // Both names a field can be written under are fixed by the schema, so we
        // decide here, once, whether a field needs the wrapper. Ordinary fields
        // get the plain writer, keeping the hot path free of any per-write check.
        fieldWriters.push(field.jsonName === "__proto__" || field.name === "__proto__"
            ? writeOwnKeys(writeField)
            : writeField);
    }
    return compiledWriter;
}
/**
 * Wrap a field encoder so that a JSON name or proto name of "__proto__" ends
 * up as an own property. Assigning that key on a plain object hits the
 * inherited accessor instead, and the field is silently lost. The encoder
 * writes to a null-prototype object, where the key is ordinary, and the
 * result is copied to the real output with setOwn().
 */
function writeOwnKeys(writeField) {
    return (opts, message, json) => {
        const tmp = Object.create(null);
        writeField(opts, message, tmp);
        for (const key of Object.keys(tmp)) {
            (0,unsafe/* setOwn */.P5)(json, key, tmp[key]);
        }
    };
}
/**
 * Compile an encoder for a well-known type with a custom JSON representation,
 * or return undefined for other messages.
 */
function compileWkt(desc) {
    if (!desc.typeName.startsWith("google.protobuf.")) {
        return undefined;
    }
    switch (desc.typeName) {
        case "google.protobuf.Any":
            return (opts, message) => anyToJson(message, opts);
        case "google.protobuf.Timestamp":
            return (opts, message) => timestampToJson(message);
        case "google.protobuf.Duration":
            return (opts, message) => durationToJson(message);
        case "google.protobuf.FieldMask":
            return (opts, message) => fieldMaskToJson(message);
        case "google.protobuf.Struct":
            return (opts, message) => structToJson(message);
        case "google.protobuf.Value":
            return (opts, message) => valueToJson(message);
        case "google.protobuf.ListValue":
            return (opts, message) => listValueToJson(message);
        default:
            if ((0,wrappers/* isWrapperDesc */.lU)(desc)) {
                const valueField = desc.fields[0];
                const localName = valueField.localName;
                const zero = (0,reflect_scalar/* scalarZeroValue */.M7)(valueField.scalar, false);
                const writeScalar = compileScalarValue(valueField);
                return (opts, message) => {
                    const value = message[localName];
                    return writeScalar(opts, value === undefined ? zero : value);
                };
            }
            return undefined;
    }
}
function compileField(field) {
    switch (field.fieldKind) {
        case "scalar":
        case "enum":
        case "message":
            return compileSingularField(field);
        case "list":
        case "map": {
            const writeValue = field.fieldKind == "list"
                ? compileListValue(field)
                : compileMapValue(field);
            const protoName = field.name;
            const jsonKey = field.jsonName;
            const localName = field.localName;
            return (opts, message, json) => {
                const value = writeValue(opts, message[localName]);
                if (value !== undefined) {
                    json[opts.useProtoFieldName ? protoName : jsonKey] = value;
                }
            };
        }
    }
}
/**
 * Compile an encoder for a singular field: the presence check, and the
 * value encoder.
 */
function compileSingularField(field) {
    const writeValue = compileSingularValue(field);
    const protoName = field.name;
    const jsonKey = field.jsonName;
    const localName = field.localName;
    if (field.oneof) {
        const oneofLocalName = field.oneof.localName;
        return (opts, message, json) => {
            const oneof = message[oneofLocalName];
            if (oneof.case === localName) {
                json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, oneof.value);
            }
        };
    }
    if (field.presence != IMPLICIT) {
        const requiredError = field.presence == LEGACY_REQUIRED
            ? `cannot encode ${field} to JSON: required field not set`
            : undefined;
        return (opts, message, json) => {
            const value = message[localName];
            // Fields with explicit presence have properties on the prototype
            // chain for default / zero values (except for proto3).
            if (value !== undefined &&
                Object.prototype.hasOwnProperty.call(message, localName)) {
                json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
            }
            else if (requiredError !== undefined) {
                throw new Error(requiredError);
            }
        };
    }
    // Implicit presence: the field is emitted when the value is not the zero
    // value, or when alwaysEmitImplicit is enabled. The zero check is inlined
    // per type, see isScalarZeroValue.
    if (field.fieldKind == "enum") {
        const zero = field.enum.values[0].number;
        return (opts, message, json) => {
            const value = message[localName];
            if (value !== zero || opts.alwaysEmitImplicit) {
                json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
            }
        };
    }
    switch (field.scalar) {
        case descriptors/* ScalarType */.L.BOOL:
            return (opts, message, json) => {
                const value = message[localName];
                if (value !== false || opts.alwaysEmitImplicit) {
                    json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                }
            };
        case descriptors/* ScalarType */.L.STRING:
            return (opts, message, json) => {
                const value = message[localName];
                if (value !== "" || opts.alwaysEmitImplicit) {
                    json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                }
            };
        case descriptors/* ScalarType */.L.BYTES:
            return (opts, message, json) => {
                const value = message[localName];
                if (!(value instanceof Uint8Array) ||
                    value.byteLength > 0 ||
                    opts.alwaysEmitImplicit) {
                    json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                }
            };
        case descriptors/* ScalarType */.L.DOUBLE:
        case descriptors/* ScalarType */.L.FLOAT:
            return (opts, message, json) => {
                const value = message[localName];
                // Object.is distinguishes -0 from 0.
                if (!Object.is(value, 0) || opts.alwaysEmitImplicit) {
                    json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                }
            };
        default:
            return (opts, message, json) => {
                const value = message[localName];
                // Loose comparison matches 0n, 0 and "0".
                if (value != 0 || opts.alwaysEmitImplicit) {
                    json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                }
            };
    }
}
/**
 * Compile an encoder for the value of a field of any kind. Used for
 * extension values.
 */
function compileFieldValue(field) {
    switch (field.fieldKind) {
        case "scalar":
        case "enum":
        case "message":
            return compileSingularValue(field);
        case "list":
            return compileListValue(field);
        case "map":
            return compileMapValue(field);
    }
}
/**
 * Compile an encoder for the value of a singular field.
 */
function compileSingularValue(field) {
    switch (field.fieldKind) {
        case "scalar":
            return compileScalarValue(field);
        case "enum":
            return compileEnumValue(field);
        case "message":
            return compileMessageValue(field);
    }
}
/**
 * Compile an encoder for the value of a message field.
 */
function compileMessageValue(field) {
    const { toMessage } = (0,message/* localMessageMapper */.IK)(field);
    const writeMessage = compiledWriter(field.message);
    return (opts, value) => writeMessage(opts, toMessage(value));
}
/**
 * Compile an encoder for a list field value. Returns undefined for an empty
 * list, unless alwaysEmitImplicit is enabled.
 */
function compileListValue(field) {
    const writeItem = compileListItemValue(field);
    return (opts, value) => {
        const items = value;
        if (items.length == 0 && !opts.alwaysEmitImplicit) {
            return undefined;
        }
        const jsonArray = [];
        for (let i = 0; i < items.length; i++) {
            jsonArray.push(writeItem(opts, items[i]));
        }
        return jsonArray;
    };
}
function compileListItemValue(field) {
    switch (field.listKind) {
        case "scalar":
            return compileScalarValue(field);
        case "enum":
            return compileEnumValue(field);
        case "message":
            return compileMessageValue(field);
    }
}
/**
 * Compile an encoder for a map field value. Returns undefined for an empty
 * map, unless alwaysEmitImplicit is enabled. Map keys are stored as object
 * keys and are used as JSON keys as-is.
 */
function compileMapValue(field) {
    const writeMapValue = compileMapEntryValue(field);
    return (opts, value) => {
        const record = value;
        const keys = Object.keys(record);
        if (keys.length == 0 && !opts.alwaysEmitImplicit) {
            return undefined;
        }
        const jsonObject = {};
        for (let i = 0; i < keys.length; i++) {
            const key = keys[i];
            (0,unsafe/* setOwn */.P5)(jsonObject, key, writeMapValue(opts, record[key]));
        }
        return jsonObject;
    };
}
function compileMapEntryValue(field) {
    switch (field.mapKind) {
        case "scalar":
            return compileScalarValue(field);
        case "enum":
            return compileEnumValue(field);
        case "message":
            return compileMessageValue(field);
    }
}
/**
 * Compile an encoder for an enum value.
 */
function compileEnumValue(field) {
    const desc = field.enum;
    if (desc.typeName == "google.protobuf.NullValue") {
        return (opts, value) => {
            if (typeof value != "number") {
                throw errorEnumValue(desc, value);
            }
            return null;
        };
    }
    return (opts, value) => {
        var _a, _b;
        if (typeof value != "number") {
            throw errorEnumValue(desc, value);
        }
        if (opts.enumAsInteger) {
            return value;
        }
        // If we don't know the enum value, just return the number.
        return (_b = (_a = desc.value[value]) === null || _a === void 0 ? void 0 : _a.jsonName) !== null && _b !== void 0 ? _b : value;
    };
}
function errorEnumValue(desc, value) {
    return new Error(`cannot encode ${desc} to JSON: expected number, got ${formatVal(value)}`);
}
/**
 * Compile an encoder for a scalar value. Errors report the original field
 * descriptor, which may be a list or map field for items of those fields.
 */
function compileScalarValue(field) {
    switch (field.scalar) {
        // int32, fixed32, uint32: JSON value will be a decimal number. Either numbers or strings are accepted.
        case descriptors/* ScalarType */.L.INT32:
        case descriptors/* ScalarType */.L.SFIXED32:
        case descriptors/* ScalarType */.L.SINT32:
        case descriptors/* ScalarType */.L.FIXED32:
        case descriptors/* ScalarType */.L.UINT32:
            return (opts, value) => {
                if (typeof value != "number") {
                    throw errorScalarValue(field, value);
                }
                return value;
            };
        // float, double: JSON value will be a number or one of the special string values "NaN", "Infinity", and "-Infinity".
        // Either numbers or strings are accepted. Exponent notation is also accepted.
        case descriptors/* ScalarType */.L.FLOAT:
        case descriptors/* ScalarType */.L.DOUBLE:
            return (opts, value) => {
                if (typeof value != "number") {
                    throw errorScalarValue(field, value);
                }
                if (Number.isNaN(value))
                    return "NaN";
                if (value === Number.POSITIVE_INFINITY)
                    return "Infinity";
                if (value === Number.NEGATIVE_INFINITY)
                    return "-Infinity";
                return value;
            };
        // string:
        case descriptors/* ScalarType */.L.STRING:
            return (opts, value) => {
                if (typeof value != "string") {
                    throw errorScalarValue(field, value);
                }
                return value;
            };
        // bool:
        case descriptors/* ScalarType */.L.BOOL:
            return (opts, value) => {
                if (typeof value != "boolean") {
                    throw errorScalarValue(field, value);
                }
                return value;
            };
        // JSON value will be a decimal string. Either numbers or strings are accepted.
        case descriptors/* ScalarType */.L.UINT64:
        case descriptors/* ScalarType */.L.FIXED64:
        case descriptors/* ScalarType */.L.INT64:
        case descriptors/* ScalarType */.L.SFIXED64:
        case descriptors/* ScalarType */.L.SINT64:
            return (opts, value) => {
                if (typeof value == "bigint" ||
                    typeof value == "string" ||
                    (typeof value == "number" && Number.isInteger(value))) {
                    return value.toString();
                }
                throw errorScalarValue(field, value);
            };
        // bytes: JSON value will be the data encoded as a string using standard base64 encoding with paddings.
        // Either standard or URL-safe base64 encoding with/without paddings are accepted.
        case descriptors/* ScalarType */.L.BYTES:
            return (opts, value) => {
                if (value instanceof Uint8Array) {
                    return (0,base64_encoding/* base64Encode */.K)(value);
                }
                throw errorScalarValue(field, value);
            };
    }
}
function errorScalarValue(field, value) {
    var _a;
    return new Error(`cannot encode ${field} to JSON: ${(_a = checkField(field, value)) === null || _a === void 0 ? void 0 : _a.message}`);
}
/**
 * Write extensions for unknown fields that are found in the registry.
 */
function writeExtensions(json, opts, registry, message, desc) {
    const unknown = message.$unknown;
    if (unknown === undefined) {
        return;
    }
    const tagSeen = new Set();
    for (let i = 0; i < unknown.length; i++) {
        const { no } = unknown[i];
        // Same tag can appear multiple times, so we
        // keep track and skip identical ones.
        if (!tagSeen.has(no)) {
            tagSeen.add(no);
            const extension = registry.getExtensionFor(desc, no);
            if (!extension) {
                continue;
            }
            const value = getExtension(message, extension);
            const [container, field] = createExtensionContainer(extension, value);
            const local = container[unsafe/* unsafeLocal */.I4];
            const jsonValue = compileFieldValue(field)(opts, local[field.localName]);
            if (jsonValue !== undefined) {
                json[extension.jsonName] = jsonValue;
            }
        }
    }
}
function anyToJson(val, opts) {
    if (val.typeUrl === "") {
        return {};
    }
    const { registry } = opts;
    let message;
    let desc;
    if (registry) {
        message = (0,wkt_any/* anyUnpack */.rW)(val, registry);
        if (message) {
            desc = registry.getMessage(message.$typeName);
        }
    }
    if (!desc || !message) {
        throw new Error(`cannot encode message ${val.$typeName} to JSON: "${val.typeUrl}" is not in the type registry`);
    }
    const json = (0,wrappers/* hasCustomJsonRepresentation */.vi)(desc)
        ? {
            value: compiledWriter(desc)(opts, message),
        }
        : compiledWriter(desc)(opts, message);
    json["@type"] = val.typeUrl;
    return json;
}
function durationToJson(val) {
    const seconds = Number(val.seconds);
    const nanos = val.nanos;
    if (seconds > durationSecondsMax || seconds < durationSecondsMin) {
        throw new Error(`cannot encode message ${val.$typeName} to JSON: value out of range`);
    }
    if ((seconds > 0 && nanos < 0) || (seconds < 0 && nanos > 0)) {
        throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos sign must match seconds sign`);
    }
    let text = val.seconds.toString();
    if (nanos !== 0) {
        let nanosStr = Math.abs(nanos).toString();
        nanosStr = "0".repeat(9 - nanosStr.length) + nanosStr;
        if (nanosStr.substring(3) === "000000") {
            nanosStr = nanosStr.substring(0, 3);
        }
        else if (nanosStr.substring(6) === "000") {
            nanosStr = nanosStr.substring(0, 6);
        }
        text += "." + nanosStr;
        if (nanos < 0 && seconds == 0) {
            text = "-" + text;
        }
    }
    return text + "s";
}
function fieldMaskToJson(val) {
    return val.paths
        .map((p) => {
        if ((0,names/* protoSnakeCase */.t5)((0,names/* protoCamelCase */.RM)(p)) !== p) {
            throw new Error(`cannot encode message ${val.$typeName} to JSON: lowerCamelCase of path name "${p}" is irreversible`);
        }
        return (0,names/* protoCamelCase */.RM)(p);
    })
        .join(",");
}
function structToJson(val) {
    const json = {};
    const keys = Object.keys(val.fields);
    for (let i = 0; i < keys.length; i++) {
        const key = keys[i];
        (0,unsafe/* setOwn */.P5)(json, key, valueToJson(val.fields[key]));
    }
    return json;
}
function valueToJson(val) {
    switch (val.kind.case) {
        case "nullValue":
            return null;
        case "numberValue":
            if (!Number.isFinite(val.kind.value)) {
                throw new Error(`${val.$typeName} cannot be NaN or Infinity`);
            }
            return val.kind.value;
        case "boolValue":
            return val.kind.value;
        case "stringValue":
            return val.kind.value;
        case "structValue":
            return structToJson(val.kind.value);
        case "listValue":
            return listValueToJson(val.kind.value);
        default:
            throw new Error(`${val.$typeName} must have a value`);
    }
}
function listValueToJson(val) {
    return val.values.map(valueToJson);
}
function timestampToJson(val) {
    const ms = Number(val.seconds) * 1000;
    if (ms < timestampMsMin || ms > timestampMsMax) {
        throw new Error(`cannot encode message ${val.$typeName} to JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
    }
    if (val.nanos < 0) {
        throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos must not be negative`);
    }
    if (val.nanos > 999999999) {
        throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos must not be greater than 999999999`);
    }
    let z = "Z";
    if (val.nanos > 0) {
        const nanosStr = (val.nanos + 1000000000).toString().substring(1);
        if (nanosStr.substring(3) === "000000") {
            z = "." + nanosStr.substring(0, 3) + "Z";
        }
        else if (nanosStr.substring(6) === "000") {
            z = "." + nanosStr.substring(0, 6) + "Z";
        }
        else {
            z = "." + nanosStr + "Z";
        }
    }
    return new Date(ms).toISOString().replace(".000Z", z);
}

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/struct_pb.js
var struct_pb = __webpack_require__(51392);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/from-json.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.













// bootstrap-inject google.protobuf.FeatureSet.FieldPresence.IMPLICIT: const $name = $number;
const from_json_IMPLICIT = 2;
function makeReadContext(options) {
    return Object.assign(Object.assign({ ignoreUnknownFields: false, recursionLimit: 100 }, options), { depth: 0 });
}
/**
 * Parse a message from a JSON string.
 *
 * Duplicate keys are rejected.
 */
function fromJsonString(schema, json, options) {
    return fromJson(schema, parseJsonString(json, schema.typeName), options);
}
/**
 * Parse a message from a JSON string, merging fields into the target.
 *
 * Repeated fields are appended. Map entries are added, overwriting
 * existing keys.
 *
 * If a message field is already present, it will be merged with the
 * new data.
 *
 * Duplicate keys in the JSON are rejected, as in `fromJsonString`.
 */
function mergeFromJsonString(schema, target, json, options) {
    return mergeFromJson(schema, target, parseJsonString(json, schema.typeName), options);
}
/**
 * Parse a message from a JSON value.
 *
 * Duplicate keys are rejected, but a value parsed by JSON.parse has already
 * dropped duplicates (the last one wins). Use `fromJsonString` for strict
 * duplicate-key checking.
 */
function fromJson(schema, json, options) {
    const message = (0,create/* create */.v)(schema);
    readMessage(schema, message, json, options);
    return message;
}
/**
 * Parse a message from a JSON value, merging fields into the target.
 *
 * Repeated fields are appended. Map entries are added, overwriting
 * existing keys.
 *
 * If a message field is already present, it will be merged with the
 * new data.
 *
 * Duplicate keys are rejected as in `fromJson`; use `mergeFromJsonString`
 * for strict checking.
 */
function mergeFromJson(schema, target, json, options) {
    if (target.$typeName !== schema.typeName &&
        schema.fields.length > 0) {
        throw new error/* FieldError */.b(schema.fields[0], `cannot use ${schema.fields[0]} with message ${target.$typeName}`, "ForeignFieldError");
    }
    readMessage(schema, target, json, options);
    return target;
}
/**
 * Run the compiled decoder for the message, wrapping FieldErrors with the
 * standard error message.
 */
function readMessage(schema, message, json, options) {
    try {
        compiledReader(schema)(message, json, makeReadContext(options));
    }
    catch (e) {
        if ((0,error/* isFieldError */.p)(e)) {
            // @ts-expect-error we use the ES2022 error CTOR option "cause" for better stack traces
            throw new Error(`cannot decode ${e.field()} from JSON: ${e.message}`, {
                cause: e,
            });
        }
        throw e;
    }
}
/**
 * Parses an enum value from JSON.
 */
function enumFromJson(descEnum, json) {
    // With ignoreUnknownFields false, the converter never returns the token
    // for ignored unknown enum values.
    return compileEnumConverter(descEnum)(json, false);
}
/**
 * Is the given value a JSON enum value?
 *
 * For an enum value with a custom JSON name set with the option
 * `(pb.enumvalue.json).string`, this function only returns true for the
 * custom name, while fromJson() and enumFromJson() also accept the Protobuf
 * name.
 */
function isEnumJson(descEnum, value) {
    return descEnum.values.some((v) => v.jsonName === value);
}
const compiledReaders = new WeakMap();
/**
 * Return the compiled decoder for a message, compiling it on first use.
 */
function compiledReader(desc) {
    let compiled = compiledReaders.get(desc);
    if (compiled === undefined) {
        compiled = from_json_compileMessage(desc);
    }
    return compiled;
}
function from_json_compileMessage(desc) {
    const descString = String(desc);
    const readWkt = from_json_compileWkt(desc);
    if (readWkt !== undefined) {
        // All message decoders count against the recursion limit, including
        // well-known types with a custom JSON representation.
        const compiled = (message, json, ctx) => {
            if (++ctx.depth > ctx.recursionLimit) {
                throw new Error(`cannot decode ${descString} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
            }
            readWkt(message, json, ctx);
            ctx.depth--;
        };
        compiledReaders.set(desc, compiled);
        return compiled;
    }
    const typeName = desc.typeName;
    // Fields are looked up by their proto name and their JSON name.
    const fieldsByJsonKey = new Map();
    const compiled = (message, json, ctx) => {
        var _a;
        if (++ctx.depth > ctx.recursionLimit) {
            throw new Error(`cannot decode ${descString} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
        }
        if (json == null || Array.isArray(json) || typeof json != "object") {
            throw new Error(`cannot decode ${descString} from JSON: ${formatVal(json)}`);
        }
        const oneofSeen = new Map();
        const fieldSeen = new Set();
        const jsonKeys = Object.keys(json);
        for (let i = 0; i < jsonKeys.length; i++) {
            const jsonKey = jsonKeys[i];
            const jsonValue = json[jsonKey];
            const entry = fieldsByJsonKey.get(jsonKey);
            if (entry !== undefined) {
                const field = entry.field;
                if (fieldSeen.has(field)) {
                    // The same field may be set by its proto name and its JSON name, or by
                    // a duplicate or unicode-escaped key that JSON.parse already collapsed.
                    // Checked before the null-skip below so that a null entry still counts.
                    throw new error/* FieldError */.b(field, "set multiple times");
                }
                fieldSeen.add(field);
                if (entry.oneofScalarNullSkip && jsonValue === null) {
                    continue;
                }
                if (entry.oneof) {
                    const seen = oneofSeen.get(entry.oneof);
                    if (seen !== undefined) {
                        throw new error/* FieldError */.b(entry.oneof, `oneof set multiple times by ${seen.name} and ${field.name}`);
                    }
                    oneofSeen.set(entry.oneof, field);
                }
                entry.read(message, jsonValue, ctx);
            }
            else {
                const extension = jsonKey.startsWith("[") && jsonKey.endsWith("]")
                    ? (_a = ctx.registry) === null || _a === void 0 ? void 0 : _a.getExtension(jsonKey.substring(1, jsonKey.length - 1))
                    : undefined;
                if ((extension === null || extension === void 0 ? void 0 : extension.extendee.typeName) == typeName) {
                    const [container, field, get] = createExtensionContainer(extension);
                    compileFieldReader(field)(container[unsafe/* unsafeLocal */.I4], jsonValue, ctx);
                    setExtension(message, extension, get());
                }
                if (extension === undefined && !ctx.ignoreUnknownFields) {
                    throw new Error(`cannot decode ${descString} from JSON: key "${jsonKey}" is unknown`);
                }
            }
        }
        ctx.depth--;
    };
    // Register before compiling fields, so that recursive message types
    // resolve to this instance instead of compiling endlessly.
    compiledReaders.set(desc, compiled);
    for (const field of desc.fields) {
        const entry = {
            read: compileFieldReader(field),
            field,
            oneof: field.oneof,
            oneofScalarNullSkip: field.oneof !== undefined && field.fieldKind == "scalar",
        };
        fieldsByJsonKey.set(field.name, entry).set(field.jsonName, entry);
    }
    return compiled;
}
/**
 * Compile a decoder for a well-known type with a custom JSON representation,
 * or return undefined for other messages. The recursion limit is enforced by
 * the caller.
 */
function from_json_compileWkt(desc) {
    if (!desc.typeName.startsWith("google.protobuf.")) {
        return undefined;
    }
    switch (desc.typeName) {
        case "google.protobuf.Any":
            return (message, json, ctx) => anyFromJson(message, json, ctx);
        case "google.protobuf.Timestamp":
            return (message, json) => timestampFromJson(message, json);
        case "google.protobuf.Duration":
            return (message, json) => durationFromJson(message, json);
        case "google.protobuf.FieldMask":
            return (message, json) => fieldMaskFromJson(message, json);
        case "google.protobuf.Struct":
            return (message, json, ctx) => structFromJson(message, json, ctx);
        case "google.protobuf.Value":
            return (message, json, ctx) => valueFromJson(message, json, ctx);
        case "google.protobuf.ListValue":
            return (message, json, ctx) => listValueFromJson(message, json, ctx);
        default:
            if ((0,wrappers/* isWrapperDesc */.lU)(desc)) {
                const valueField = desc.fields[0];
                const localName = valueField.localName;
                const scalar = valueField.scalar;
                const longAsString = valueField.longAsString;
                const readScalar = compileScalarConverter(valueField);
                return (message, json) => {
                    if (json === null) {
                        message[localName] = (0,reflect_scalar/* scalarZeroValue */.M7)(scalar, longAsString);
                    }
                    else {
                        message[localName] = readScalar(json);
                    }
                };
            }
            return undefined;
    }
}
function compileFieldReader(field) {
    switch (field.fieldKind) {
        case "scalar":
            return compileScalarFieldReader(field);
        case "enum":
            return compileEnumFieldReader(field);
        case "message":
            return compileMessageFieldReader(field);
        case "list":
            return compileListFieldReader(field);
        case "map":
            return compileMapFieldReader(field);
    }
}
function compileScalarFieldReader(field) {
    const readScalar = compileScalarConverter(field);
    const localName = field.localName;
    if (field.oneof) {
        // JSON null for a oneof scalar member is skipped by the message decoder.
        const oneofLocalName = field.oneof.localName;
        return (message, json) => {
            message[oneofLocalName] = {
                case: localName,
                value: readScalar(json),
            };
        };
    }
    const clear = compileClear(field);
    return (message, json) => {
        if (json === null) {
            clear(message);
        }
        else {
            message[localName] = readScalar(json);
        }
    };
}
/**
 * Compile a function that resets the field to unset, mirroring the clear
 * operation of the reflect API for fields that are not part of a oneof.
 */
function compileClear(field) {
    const localName = field.localName;
    if (field.presence != from_json_IMPLICIT) {
        // Fields with explicit presence have properties on the prototype chain
        // for default / zero values (except for proto3). By deleting their own
        // property, the field is reset.
        return (message) => {
            delete message[localName];
        };
    }
    if (field.fieldKind == "enum") {
        const zero = field.enum.values[0].number;
        return (message) => {
            message[localName] = zero;
        };
    }
    const scalar = field.scalar;
    const longAsString = field.longAsString;
    return (message) => {
        message[localName] = (0,reflect_scalar/* scalarZeroValue */.M7)(scalar, longAsString);
    };
}
function compileEnumFieldReader(field) {
    const readEnumValue = compileEnumConverter(field.enum);
    const checkEnum = compileEnumCheck(field.enum);
    const localName = field.localName;
    // Fields with enum google.protobuf.NullValue permit a Protobuf-serializable
    // null; for all other enums, JSON null resets the field.
    const nullResets = field.enum.typeName != "google.protobuf.NullValue";
    if (field.oneof) {
        const oneofLocalName = field.oneof.localName;
        return (message, json, ctx) => {
            if (json === null && nullResets) {
                const oneof = message[oneofLocalName];
                if (oneof.case === localName) {
                    message[oneofLocalName] = { case: undefined };
                }
                return;
            }
            const value = readEnumValue(json, ctx.ignoreUnknownFields);
            if (value === tokenIgnoredUnknownEnum) {
                return;
            }
            const check = checkEnum(value);
            if (check !== true) {
                throw new error/* FieldError */.b(field, reasonSingular(field, value, check));
            }
            message[oneofLocalName] = { case: localName, value };
        };
    }
    const clear = compileClear(field);
    return (message, json, ctx) => {
        if (json === null && nullResets) {
            clear(message);
            return;
        }
        const value = readEnumValue(json, ctx.ignoreUnknownFields);
        if (value === tokenIgnoredUnknownEnum) {
            return;
        }
        const check = checkEnum(value);
        if (check !== true) {
            throw new error/* FieldError */.b(field, reasonSingular(field, value, check));
        }
        message[localName] = value;
    };
}
function compileMessageFieldReader(field) {
    const localName = field.localName;
    const { toMessage, toLocal } = (0,message/* localMessageMapper */.IK)(field);
    const readChild = compiledReader(field.message);
    // Fields with message google.protobuf.Value permit a Protobuf-serializable
    // null; for all other messages, JSON null resets the field.
    const nullResets = field.message.typeName != "google.protobuf.Value";
    if (field.oneof) {
        const oneofLocalName = field.oneof.localName;
        return (message, json, ctx) => {
            const oneof = message[oneofLocalName];
            if (json === null && nullResets) {
                if (oneof.case === localName) {
                    message[oneofLocalName] = { case: undefined };
                }
                return;
            }
            const child = toMessage(oneof.case === localName ? oneof.value : undefined);
            readChild(child, json, ctx);
            message[oneofLocalName] = { case: localName, value: toLocal(child) };
        };
    }
    return (message, json, ctx) => {
        if (json === null && nullResets) {
            delete message[localName];
            return;
        }
        const child = toMessage(message[localName]);
        readChild(child, json, ctx);
        message[localName] = toLocal(child);
    };
}
function compileListFieldReader(field) {
    const localName = field.localName;
    const readItem = compileListItemReader(field);
    return (message, json, ctx) => {
        if (json === null) {
            return;
        }
        if (!Array.isArray(json)) {
            throw new error/* FieldError */.b(field, "expected Array, got " + formatVal(json));
        }
        const items = message[localName];
        for (let i = 0; i < json.length; i++) {
            const value = readItem(json[i], ctx, items.length);
            if (value !== tokenIgnoredUnknownEnum) {
                items.push(value);
            }
        }
    };
}
/**
 * Compile a decoder for a list item. The index is only used in errors, and
 * accounts for previously merged items.
 */
function compileListItemReader(field) {
    switch (field.listKind) {
        case "scalar": {
            const parseScalar = compileScalarParse(field);
            const checkValue = checkScalarValue(field.scalar);
            const toLocal = compileScalarToLocal(field);
            return (json, ctx, index) => {
                if (json === null) {
                    throw new error/* FieldError */.b(field, "list item must not be null");
                }
                const value = parseScalar(json);
                const check = checkValue(value);
                if (check !== true) {
                    throw new error/* FieldError */.b(field, `list item #${index + 1}: ${reasonSingular(field, value, check)}`);
                }
                return toLocal(value);
            };
        }
        case "enum": {
            const readEnumValue = compileEnumConverter(field.enum);
            const checkEnum = compileEnumCheck(field.enum);
            const nullResets = field.enum.typeName != "google.protobuf.NullValue";
            return (json, ctx, index) => {
                if (json === null && nullResets) {
                    throw new error/* FieldError */.b(field, "list item must not be null");
                }
                const value = readEnumValue(json, ctx.ignoreUnknownFields);
                if (value === tokenIgnoredUnknownEnum) {
                    return value;
                }
                const check = checkEnum(value);
                if (check !== true) {
                    throw new error/* FieldError */.b(field, `list item #${index + 1}: ${reasonSingular(field, value, check)}`);
                }
                return value;
            };
        }
        case "message": {
            const { toMessage, toLocal } = (0,message/* localMessageMapper */.IK)(field);
            const readChild = compiledReader(field.message);
            const nullResets = field.message.typeName != "google.protobuf.Value";
            return (json, ctx) => {
                if (json === null && nullResets) {
                    throw new error/* FieldError */.b(field, "list item must not be null");
                }
                const child = toMessage(undefined);
                readChild(child, json, ctx);
                return toLocal(child);
            };
        }
    }
}
function compileMapFieldReader(field) {
    const localName = field.localName;
    const mapKey = field.mapKey;
    const parseMapKey = compileMapKeyParse(mapKey);
    const checkMapKey = checkScalarValue(mapKey);
    let parseValue;
    // Additional validation for scalar and enum values, matching the checks
    // of the reflect API. Message values need no validation.
    let checkValue;
    let toLocalValue = (value) => value;
    // Fields with google.protobuf.Value or google.protobuf.NullValue values
    // permit a Protobuf-serializable null.
    let nullResets = true;
    switch (field.mapKind) {
        case "scalar": {
            parseValue = compileScalarParse(field);
            checkValue = checkScalarValue(field.scalar);
            toLocalValue = compileScalarToLocal(field);
            break;
        }
        case "enum": {
            const readEnumValue = compileEnumConverter(field.enum);
            parseValue = (json, ctx) => readEnumValue(json, ctx.ignoreUnknownFields);
            checkValue = compileEnumCheck(field.enum);
            nullResets = field.enum.typeName != "google.protobuf.NullValue";
            break;
        }
        case "message": {
            const { toMessage, toLocal } = (0,message/* localMessageMapper */.IK)(field);
            const readChild = compiledReader(field.message);
            nullResets = field.message.typeName != "google.protobuf.Value";
            parseValue = (json, ctx) => {
                const child = toMessage(undefined);
                readChild(child, json, ctx);
                return toLocal(child);
            };
            break;
        }
    }
    return (message, json, ctx) => {
        if (json === null) {
            return;
        }
        if (typeof json != "object" || Array.isArray(json)) {
            throw new error/* FieldError */.b(field, "expected object, got " + formatVal(json));
        }
        const record = message[localName];
        const seen = new Set();
        const jsonMapKeys = Object.keys(json);
        for (let i = 0; i < jsonMapKeys.length; i++) {
            const jsonMapKey = jsonMapKeys[i];
            const jsonMapValue = json[jsonMapKey];
            const key = parseMapKey(jsonMapKey);
            if (seen.has(key)) {
                throw new error/* FieldError */.b(field, `duplicate map key "${jsonMapKey}"`);
            }
            seen.add(key);
            if (jsonMapValue === null && nullResets) {
                throw new error/* FieldError */.b(field, "map value must not be null");
            }
            const value = parseValue(jsonMapValue, ctx);
            if (value === tokenIgnoredUnknownEnum) {
                continue;
            }
            const checkKey = checkMapKey(key);
            if (checkKey !== true) {
                throw new error/* FieldError */.b(field, `invalid map key: ${reasonSingular({ scalar: mapKey }, key, checkKey)}`);
            }
            if (checkValue !== undefined) {
                const check = checkValue(value);
                if (check !== true) {
                    throw new error/* FieldError */.b(field, `map entry ${formatVal(key)}: ${reasonSingular(field, value, check)}`);
                }
            }
            // Map keys may be booleans, numbers, or bigints. Object keys are strings, so
            // they are converted implicitly. setOwn() is needed because a key can be
            // "__proto__".
            (0,unsafe/* setOwn */.P5)(record, key, toLocalValue(value));
        }
    };
}
const tokenIgnoredUnknownEnum = Symbol();
/**
 * Compile a converter from a JSON value to an enum value. JSON null returns
 * the enum's first value. With ignoreUnknownFields false, unknown string
 * values raise an error; with true, they return tokenIgnoredUnknownEnum.
 * The value is not checked against the enum's values, see compileEnumCheck.
 */
function compileEnumConverter(desc) {
    const zero = desc.values[0].number;
    // Protobuf compilers reject a custom JSON name that equals the Protobuf name
    // of another value. As a fallback, the Protobuf name takes precedence, so we
    // add Protobuf names last.
    const numbers = new Map();
    for (const value of desc.values) {
        numbers.set(value.jsonName, value.number);
    }
    for (const value of desc.values) {
        numbers.set(value.name, value.number);
    }
    return (json, ignoreUnknownFields) => {
        if (json === null) {
            return zero;
        }
        switch (typeof json) {
            case "number":
                if (Number.isInteger(json)) {
                    return json;
                }
                break;
            case "string": {
                const number = numbers.get(json);
                if (number !== undefined) {
                    return number;
                }
                if (ignoreUnknownFields) {
                    return tokenIgnoredUnknownEnum;
                }
                break;
            }
        }
        throw new Error(`cannot decode ${desc} from JSON: ${formatVal(json)}`);
    };
}
/**
 * Compile the check that the reflect API performs for enum values: open
 * enums accept any int32 value, closed enums accept only declared values.
 */
function compileEnumCheck(desc) {
    if (desc.open) {
        return checkScalarValue(descriptors/* ScalarType */.L.INT32);
    }
    const values = desc.values;
    return (value) => values.some((v) => v.number === value);
}
/**
 * Compile a converter from a JSON value to the local representation of a
 * scalar, fusing JSON parsing, the validation of the reflect API, and the
 * conversion to the local 64-bit integer representation.
 */
function compileScalarConverter(field) {
    const parseScalar = compileScalarParse(field);
    const checkValue = checkScalarValue(field.scalar);
    const toLocal = compileScalarToLocal(field);
    return (json) => {
        const value = parseScalar(json);
        const check = checkValue(value);
        if (check !== true) {
            throw new error/* FieldError */.b(field, reasonSingular(field, value, check));
        }
        return toLocal(value);
    };
}
/**
 * Compile the JSON-specific parsing step for a scalar value: the special
 * string values of float and double, string-encoded numbers, and base64
 * bytes. Returns the input unchanged if the JSON value cannot be converted;
 * the validation step raises an error for it.
 */
function compileScalarParse(field) {
    switch (field.scalar) {
        // float, double: JSON value will be a number or one of the special string values "NaN", "Infinity", and "-Infinity".
        // Either numbers or strings are accepted. Exponent notation is also accepted.
        case descriptors/* ScalarType */.L.DOUBLE:
        case descriptors/* ScalarType */.L.FLOAT:
            return (json) => {
                if (json === "NaN")
                    return NaN;
                if (json === "Infinity")
                    return Number.POSITIVE_INFINITY;
                if (json === "-Infinity")
                    return Number.NEGATIVE_INFINITY;
                if (typeof json == "number") {
                    if (Number.isNaN(json)) {
                        // NaN must be encoded with string constants
                        throw new error/* FieldError */.b(field, "unexpected NaN number");
                    }
                    if (!Number.isFinite(json)) {
                        // Infinity must be encoded with string constants
                        throw new error/* FieldError */.b(field, "unexpected infinite number");
                    }
                    return json;
                }
                if (typeof json == "string") {
                    if (json === "") {
                        // empty string is not a number
                        return json;
                    }
                    if (json.trim().length !== json.length) {
                        // extra whitespace
                        return json;
                    }
                    const float = Number(json);
                    if (!Number.isFinite(float)) {
                        // Infinity and NaN must be encoded with string constants
                        return json;
                    }
                    return float;
                }
                return json;
            };
        // int32, fixed32, uint32: JSON value will be a decimal number. Either numbers or strings are accepted.
        case descriptors/* ScalarType */.L.INT32:
        case descriptors/* ScalarType */.L.FIXED32:
        case descriptors/* ScalarType */.L.SFIXED32:
        case descriptors/* ScalarType */.L.SINT32:
        case descriptors/* ScalarType */.L.UINT32:
            return int32FromJson;
        // bytes: JSON value will be the data encoded as a string using standard base64 encoding with paddings.
        // Either standard or URL-safe base64 encoding with/without paddings are accepted.
        case descriptors/* ScalarType */.L.BYTES:
            return (json) => {
                if (typeof json == "string") {
                    if (json === "") {
                        return new Uint8Array(0);
                    }
                    try {
                        return (0,base64_encoding/* base64Decode */.u)(json);
                    }
                    catch (e) {
                        const message = e instanceof Error ? e.message : String(e);
                        throw new error/* FieldError */.b(field, message);
                    }
                }
                return json;
            };
        // int64, sfixed64, sint64, fixed64, uint64: The validation step accepts
        // string and number. string, bool: no conversion.
        default:
            return (json) => json;
    }
}
/**
 * Compile the conversion of a validated scalar value to its local
 * representation: 64-bit integers become bigint, or string with the
 * longAsString option.
 */
function compileScalarToLocal(field) {
    const longAsString = field.fieldKind !== "map" && field.longAsString;
    switch (field.scalar) {
        case descriptors/* ScalarType */.L.INT64:
        case descriptors/* ScalarType */.L.SFIXED64:
        case descriptors/* ScalarType */.L.SINT64:
            if (longAsString) {
                return (value) => String(value);
            }
            return (value) => typeof value == "string" || typeof value == "number"
                ? proto_int64/* protoInt64 */.M.parse(value)
                : value;
        case descriptors/* ScalarType */.L.FIXED64:
        case descriptors/* ScalarType */.L.UINT64:
            if (longAsString) {
                return (value) => String(value);
            }
            return (value) => typeof value == "string" || typeof value == "number"
                ? proto_int64/* protoInt64 */.M.uParse(value)
                : value;
        default:
            return (value) => value;
    }
}
/**
 * Return a parser from a JSON value to a map key for the given key type.
 * Canonicalizes 64-bit integers given as string, so that "01" and "1" are
 * one key, and duplicates can raise an error.
 * The parser returns the input if the JSON value cannot be converted.
 */
function compileMapKeyParse(type) {
    switch (type) {
        case descriptors/* ScalarType */.L.BOOL:
            return (jsonString) => {
                switch (jsonString) {
                    case "true":
                        return true;
                    case "false":
                        return false;
                }
                return jsonString;
            };
        case descriptors/* ScalarType */.L.INT32:
        case descriptors/* ScalarType */.L.FIXED32:
        case descriptors/* ScalarType */.L.UINT32:
        case descriptors/* ScalarType */.L.SFIXED32:
        case descriptors/* ScalarType */.L.SINT32:
            return int32FromJson;
        case descriptors/* ScalarType */.L.INT64:
        case descriptors/* ScalarType */.L.SINT64:
        case descriptors/* ScalarType */.L.SFIXED64:
        case descriptors/* ScalarType */.L.UINT64:
        case descriptors/* ScalarType */.L.FIXED64:
            return (jsonString) => /^-?0+$/.test(jsonString)
                ? "0"
                : jsonString.replace(/^(-?)0+(?=\d)/, "$1");
        default:
            // ScalarType.STRING
            return (jsonString) => jsonString;
    }
}
/**
 * Try to parse a JSON value to a 32-bit integer for the reflect API.
 *
 * Returns the input if the JSON value cannot be converted.
 */
function int32FromJson(json) {
    if (typeof json == "string") {
        if (json === "") {
            // empty string is not a number
            return json;
        }
        if (json.trim().length !== json.length) {
            // extra whitespace
            return json;
        }
        const num = Number(json);
        if (Number.isNaN(num)) {
            // not a number
            return json;
        }
        return num;
    }
    return json;
}
/**
 * Parse a JSON string, rejecting duplicate object keys (which JSON.parse would
 * otherwise silently merge).
 */
function parseJsonString(jsonString, typeName) {
    let json;
    try {
        json = JSON.parse(jsonString);
    }
    catch (e) {
        const message = e instanceof Error ? e.message : String(e);
        throw new Error(`cannot decode message ${typeName} from JSON: ${message}`, 
        // @ts-expect-error we use the ES2022 error CTOR option "cause" for better stack traces
        { cause: e });
    }
    checkDuplicateKeys(jsonString, typeName);
    return json;
}
/**
 * Scan a JSON string for duplicate object member names at any depth, throwing
 * if any are found. JSON.parse() silently keeps the last of duplicate keys, so
 * this raw-string scan is the only way to reject them. It must only be called
 * with a string that JSON.parse() has already accepted, so it can assume the
 * input is well-formed.
 */
function checkDuplicateKeys(jsonString, typeName) {
    // One Set of seen member names for each open object; arrays push null.
    const stack = [];
    // Whether the next string token is an object member name.
    let expectKey = false;
    let i = 0;
    while (i < jsonString.length) {
        switch (jsonString[i]) {
            case "{":
                stack.push(new Set());
                expectKey = true;
                i++;
                break;
            case "[":
                stack.push(null);
                expectKey = false;
                i++;
                break;
            case "}":
            case "]":
                stack.pop();
                expectKey = false;
                i++;
                break;
            case ",":
                expectKey = stack[stack.length - 1] != null;
                i++;
                break;
            case ":":
                expectKey = false;
                i++;
                break;
            case '"': {
                const open = i++;
                let escaped = false;
                while (i < jsonString.length) {
                    if (jsonString[i] == "\\") {
                        escaped = true;
                        i += 2; // skip the backslash and the character it escapes
                        continue;
                    }
                    if (jsonString[i] == '"') {
                        break;
                    }
                    i++;
                }
                const close = i++;
                const seen = stack[stack.length - 1];
                if (expectKey && seen) {
                    // Decode escapes (rare) so that, for example, a key written with a
                    // unicode escape collides with the same key written literally.
                    const name = escaped
                        ? JSON.parse(jsonString.substring(open, close + 1))
                        : jsonString.substring(open + 1, close);
                    if (seen.has(name)) {
                        throw new Error(`cannot decode message ${typeName} from JSON: duplicate object key "${name}"`);
                    }
                    seen.add(name);
                }
                expectKey = false;
                break;
            }
            default:
                i++;
                break;
        }
    }
}
function anyFromJson(any, json, ctx) {
    var _a;
    if (json === null || Array.isArray(json) || typeof json != "object") {
        throw new Error(`cannot decode message ${any.$typeName} from JSON: expected object but got ${formatVal(json)}`);
    }
    if (Object.keys(json).length == 0) {
        return;
    }
    const typeUrl = json["@type"];
    if (typeof typeUrl != "string" || typeUrl == "") {
        throw new Error(`cannot decode message ${any.$typeName} from JSON: "@type" is empty`);
    }
    const typeName = typeUrl.includes("/")
        ? typeUrl.substring(typeUrl.lastIndexOf("/") + 1)
        : typeUrl;
    if (!typeName.length) {
        throw new Error(`cannot decode message ${any.$typeName} from JSON: "@type" is invalid`);
    }
    const desc = (_a = ctx.registry) === null || _a === void 0 ? void 0 : _a.getMessage(typeName);
    if (!desc) {
        throw new Error(`cannot decode message ${any.$typeName} from JSON: ${typeUrl} is not in the type registry`);
    }
    const message = (0,create/* create */.v)(desc);
    if ((0,wrappers/* hasCustomJsonRepresentation */.vi)(desc) &&
        Object.prototype.hasOwnProperty.call(json, "value")) {
        compiledReader(desc)(message, json.value, ctx);
    }
    else {
        const copy = {};
        for (const key of Object.keys(json)) {
            if (key !== "@type") {
                (0,unsafe/* setOwn */.P5)(copy, key, json[key]);
            }
        }
        compiledReader(desc)(message, copy, ctx);
    }
    (0,wkt_any/* anyPack */.G0)(desc, message, any);
}
function timestampFromJson(timestamp, json) {
    if (typeof json !== "string") {
        throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: ${formatVal(json)}`);
    }
    const matches = json.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,9}))?(?:Z|([+-][0-9][0-9]:[0-9][0-9]))$/);
    if (!matches) {
        throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: invalid RFC 3339 string`);
    }
    const ms = Date.parse(
    // biome-ignore format: want this to read well
    matches[1] + "-" + matches[2] + "-" + matches[3] + "T" + matches[4] + ":" + matches[5] + ":" + matches[6] + (matches[8] ? matches[8] : "Z"));
    if (Number.isNaN(ms)) {
        throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: invalid RFC 3339 string`);
    }
    if (ms < timestampMsMin || ms > timestampMsMax) {
        throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
    }
    timestamp.seconds = proto_int64/* protoInt64 */.M.parse(ms / 1000);
    timestamp.nanos = 0;
    if (matches[7]) {
        timestamp.nanos =
            parseInt("1" + matches[7] + "0".repeat(9 - matches[7].length)) -
                1000000000;
    }
}
function durationFromJson(duration, json) {
    if (typeof json !== "string") {
        throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
    }
    const match = json.match(/^(-?[0-9]+)(?:\.([0-9]+))?s/);
    if (match === null) {
        throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
    }
    const longSeconds = Number(match[1]);
    if (longSeconds > durationSecondsMax || longSeconds < durationSecondsMin) {
        throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
    }
    duration.seconds = proto_int64/* protoInt64 */.M.parse(longSeconds);
    if (typeof match[2] !== "string") {
        return;
    }
    const nanosStr = match[2] + "0".repeat(9 - match[2].length);
    duration.nanos = parseInt(nanosStr);
    if (longSeconds < 0 || Object.is(longSeconds, -0)) {
        duration.nanos = -duration.nanos;
    }
}
function fieldMaskFromJson(fieldMask, json) {
    if (typeof json !== "string") {
        throw new Error(`cannot decode message ${fieldMask.$typeName} from JSON: ${formatVal(json)}`);
    }
    if (json === "") {
        return;
    }
    fieldMask.paths = json.split(",").map((path) => {
        if (path.includes("_")) {
            throw new Error(`cannot decode message ${fieldMask.$typeName} from JSON: path names must be lowerCamelCase`);
        }
        return (0,names/* protoSnakeCase */.t5)(path);
    });
}
function structFromJson(struct, json, ctx) {
    if (typeof json != "object" || json == null || Array.isArray(json)) {
        throw new Error(`cannot decode message ${struct.$typeName} from JSON ${formatVal(json)}`);
    }
    const keys = Object.keys(json);
    for (let i = 0; i < keys.length; i++) {
        const key = keys[i];
        const parsedValue = (0,create/* create */.v)(struct_pb/* ValueSchema */.Pb);
        valueFromJson(parsedValue, json[key], ctx);
        (0,unsafe/* setOwn */.P5)(struct.fields, key, parsedValue);
    }
}
function valueFromJson(value, json, ctx) {
    if (++ctx.depth > ctx.recursionLimit) {
        throw new Error(`cannot decode ${value.$typeName} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
    }
    switch (typeof json) {
        case "number":
            value.kind = { case: "numberValue", value: json };
            break;
        case "string":
            value.kind = { case: "stringValue", value: json };
            break;
        case "boolean":
            value.kind = { case: "boolValue", value: json };
            break;
        case "object":
            if (json === null) {
                value.kind = { case: "nullValue", value: struct_pb/* NullValue */.Xz.NULL_VALUE };
            }
            else if (Array.isArray(json)) {
                const listValue = (0,create/* create */.v)(struct_pb/* ListValueSchema */.$5);
                listValueFromJson(listValue, json, ctx);
                value.kind = { case: "listValue", value: listValue };
            }
            else {
                const struct = (0,create/* create */.v)(struct_pb/* StructSchema */.fI);
                structFromJson(struct, json, ctx);
                value.kind = { case: "structValue", value: struct };
            }
            break;
        default:
            throw new Error(`cannot decode message ${value.$typeName} from JSON ${formatVal(json)}`);
    }
    ctx.depth--;
    return value;
}
function listValueFromJson(listValue, json, ctx) {
    if (!Array.isArray(json)) {
        throw new Error(`cannot decode message ${listValue.$typeName} from JSON ${formatVal(json)}`);
    }
    for (let i = 0; i < json.length; i++) {
        const value = (0,create/* create */.v)(struct_pb/* ValueSchema */.Pb);
        valueFromJson(value, json[i], ctx);
        listValue.values.push(value);
    }
}

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/merge.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.

/**
 * Merge message `source` into message `target`, following Protobuf semantics.
 *
 * This is the same as serializing the source message, then deserializing it
 * into the target message via `mergeFromBinary()`, with one difference:
 * While serialization will create a copy of all values, `merge()` will copy
 * the reference for `bytes` and messages.
 *
 * Also see https://protobuf.com/docs/language-spec#merging-protobuf-messages
 */
function merge(schema, target, source) {
    reflectMerge(reflect(schema, target), reflect(schema, source));
}
function reflectMerge(target, source) {
    var _a;
    var _b;
    const sourceUnknown = source.message.$unknown;
    if (sourceUnknown !== undefined && sourceUnknown.length > 0) {
        (_a = (_b = target.message).$unknown) !== null && _a !== void 0 ? _a : (_b.$unknown = []);
        target.message.$unknown.push(...sourceUnknown);
    }
    for (const f of target.fields) {
        if (!source.isSet(f)) {
            continue;
        }
        switch (f.fieldKind) {
            case "scalar":
            case "enum":
                target.set(f, source.get(f));
                break;
            case "message":
                if (target.isSet(f)) {
                    reflectMerge(target.get(f), source.get(f));
                }
                else {
                    target.set(f, source.get(f));
                }
                break;
            case "list":
                const list = target.get(f);
                for (const e of source.get(f)) {
                    list.add(e);
                }
                break;
            case "map":
                const map = target.get(f);
                for (const [k, v] of source.get(f)) {
                    map.set(k, v);
                }
                break;
        }
    }
}

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/unknown-enum.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.
/**
 * Open enums can contain numeric values that are not in the set of values
 * defined by the enum.
 *
 * This function returns true for those values, and narrows the type to
 * `UnknownEnum`.
 */
function isUnknownEnum(desc, value) {
    return desc.value[value] === undefined;
}

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/index.js
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.


















/***/ })

};
