export const id = 2132;
export const ids = [2132];
export const modules = {

/***/ 72132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AnySchema: () => (/* reexport */ any_pb/* AnySchema */.y),
  ApiSchema: () => (/* reexport */ ApiSchema),
  BoolValueSchema: () => (/* reexport */ BoolValueSchema),
  BytesValueSchema: () => (/* reexport */ BytesValueSchema),
  CodeGeneratorRequestSchema: () => (/* reexport */ CodeGeneratorRequestSchema),
  CodeGeneratorResponseSchema: () => (/* reexport */ CodeGeneratorResponseSchema),
  CodeGeneratorResponse_Feature: () => (/* reexport */ CodeGeneratorResponse_Feature),
  CodeGeneratorResponse_FeatureSchema: () => (/* reexport */ CodeGeneratorResponse_FeatureSchema),
  CodeGeneratorResponse_FileSchema: () => (/* reexport */ CodeGeneratorResponse_FileSchema),
  CppFeaturesSchema: () => (/* reexport */ CppFeaturesSchema),
  CppFeatures_RepeatedType: () => (/* reexport */ CppFeatures_RepeatedType),
  CppFeatures_RepeatedTypeSchema: () => (/* reexport */ CppFeatures_RepeatedTypeSchema),
  CppFeatures_StringType: () => (/* reexport */ CppFeatures_StringType),
  CppFeatures_StringTypeSchema: () => (/* reexport */ CppFeatures_StringTypeSchema),
  DescriptorProtoSchema: () => (/* reexport */ descriptor_pb/* DescriptorProtoSchema */.fn),
  DescriptorProto_ExtensionRangeSchema: () => (/* reexport */ descriptor_pb/* DescriptorProto_ExtensionRangeSchema */.SV),
  DescriptorProto_ReservedRangeSchema: () => (/* reexport */ descriptor_pb/* DescriptorProto_ReservedRangeSchema */.f6),
  DoubleValueSchema: () => (/* reexport */ DoubleValueSchema),
  DurationSchema: () => (/* reexport */ DurationSchema),
  Edition: () => (/* reexport */ descriptor_pb/* Edition */.rJ),
  EditionSchema: () => (/* reexport */ descriptor_pb/* EditionSchema */.u7),
  EmptySchema: () => (/* reexport */ EmptySchema),
  EnumDescriptorProtoSchema: () => (/* reexport */ descriptor_pb/* EnumDescriptorProtoSchema */.YK),
  EnumDescriptorProto_EnumReservedRangeSchema: () => (/* reexport */ descriptor_pb/* EnumDescriptorProto_EnumReservedRangeSchema */.Jx),
  EnumOptionsSchema: () => (/* reexport */ descriptor_pb/* EnumOptionsSchema */.JC),
  EnumSchema: () => (/* reexport */ EnumSchema),
  EnumValueDescriptorProtoSchema: () => (/* reexport */ descriptor_pb/* EnumValueDescriptorProtoSchema */.Tx),
  EnumValueOptionsSchema: () => (/* reexport */ descriptor_pb/* EnumValueOptionsSchema */.eV),
  EnumValueSchema: () => (/* reexport */ EnumValueSchema),
  ExtensionRangeOptionsSchema: () => (/* reexport */ descriptor_pb/* ExtensionRangeOptionsSchema */.u8),
  ExtensionRangeOptions_DeclarationSchema: () => (/* reexport */ descriptor_pb/* ExtensionRangeOptions_DeclarationSchema */.ZL),
  ExtensionRangeOptions_VerificationState: () => (/* reexport */ descriptor_pb/* ExtensionRangeOptions_VerificationState */.ER),
  ExtensionRangeOptions_VerificationStateSchema: () => (/* reexport */ descriptor_pb/* ExtensionRangeOptions_VerificationStateSchema */.$k),
  FeatureSetDefaultsSchema: () => (/* reexport */ descriptor_pb/* FeatureSetDefaultsSchema */._z),
  FeatureSetDefaults_FeatureSetEditionDefaultSchema: () => (/* reexport */ descriptor_pb/* FeatureSetDefaults_FeatureSetEditionDefaultSchema */.yO),
  FeatureSetSchema: () => (/* reexport */ descriptor_pb/* FeatureSetSchema */.S0),
  FeatureSet_EnforceNamingStyle: () => (/* reexport */ descriptor_pb/* FeatureSet_EnforceNamingStyle */.hD),
  FeatureSet_EnforceNamingStyleSchema: () => (/* reexport */ descriptor_pb/* FeatureSet_EnforceNamingStyleSchema */.MB),
  FeatureSet_EnumType: () => (/* reexport */ descriptor_pb/* FeatureSet_EnumType */.b7),
  FeatureSet_EnumTypeSchema: () => (/* reexport */ descriptor_pb/* FeatureSet_EnumTypeSchema */.Mq),
  FeatureSet_FieldPresence: () => (/* reexport */ descriptor_pb/* FeatureSet_FieldPresence */.Z_),
  FeatureSet_FieldPresenceSchema: () => (/* reexport */ descriptor_pb/* FeatureSet_FieldPresenceSchema */.wE),
  FeatureSet_JsonFormat: () => (/* reexport */ descriptor_pb/* FeatureSet_JsonFormat */.Lt),
  FeatureSet_JsonFormatSchema: () => (/* reexport */ descriptor_pb/* FeatureSet_JsonFormatSchema */.aF),
  FeatureSet_MessageEncoding: () => (/* reexport */ descriptor_pb/* FeatureSet_MessageEncoding */.yb),
  FeatureSet_MessageEncodingSchema: () => (/* reexport */ descriptor_pb/* FeatureSet_MessageEncodingSchema */.Vy),
  FeatureSet_ProtoLimitsFeatureSchema: () => (/* reexport */ descriptor_pb/* FeatureSet_ProtoLimitsFeatureSchema */.DY),
  FeatureSet_ProtoLimitsFeature_EnforceProtoLimits: () => (/* reexport */ descriptor_pb/* FeatureSet_ProtoLimitsFeature_EnforceProtoLimits */.R6),
  FeatureSet_ProtoLimitsFeature_EnforceProtoLimitsSchema: () => (/* reexport */ descriptor_pb/* FeatureSet_ProtoLimitsFeature_EnforceProtoLimitsSchema */.wU),
  FeatureSet_RepeatedFieldEncoding: () => (/* reexport */ descriptor_pb/* FeatureSet_RepeatedFieldEncoding */.HE),
  FeatureSet_RepeatedFieldEncodingSchema: () => (/* reexport */ descriptor_pb/* FeatureSet_RepeatedFieldEncodingSchema */.m6),
  FeatureSet_Utf8Validation: () => (/* reexport */ descriptor_pb/* FeatureSet_Utf8Validation */.Y7),
  FeatureSet_Utf8ValidationSchema: () => (/* reexport */ descriptor_pb/* FeatureSet_Utf8ValidationSchema */.Jd),
  FeatureSet_VisibilityFeatureSchema: () => (/* reexport */ descriptor_pb/* FeatureSet_VisibilityFeatureSchema */.fz),
  FeatureSet_VisibilityFeature_DefaultSymbolVisibility: () => (/* reexport */ descriptor_pb/* FeatureSet_VisibilityFeature_DefaultSymbolVisibility */.w1),
  FeatureSet_VisibilityFeature_DefaultSymbolVisibilitySchema: () => (/* reexport */ descriptor_pb/* FeatureSet_VisibilityFeature_DefaultSymbolVisibilitySchema */.fW),
  FieldDescriptorProtoSchema: () => (/* reexport */ descriptor_pb/* FieldDescriptorProtoSchema */.zk),
  FieldDescriptorProto_Label: () => (/* reexport */ descriptor_pb/* FieldDescriptorProto_Label */.TX),
  FieldDescriptorProto_LabelSchema: () => (/* reexport */ descriptor_pb/* FieldDescriptorProto_LabelSchema */.qj),
  FieldDescriptorProto_Type: () => (/* reexport */ descriptor_pb/* FieldDescriptorProto_Type */.P3),
  FieldDescriptorProto_TypeSchema: () => (/* reexport */ descriptor_pb/* FieldDescriptorProto_TypeSchema */.eB),
  FieldMaskSchema: () => (/* reexport */ FieldMaskSchema),
  FieldOptionsSchema: () => (/* reexport */ descriptor_pb/* FieldOptionsSchema */.iU),
  FieldOptions_CType: () => (/* reexport */ descriptor_pb/* FieldOptions_CType */.Fm),
  FieldOptions_CTypeSchema: () => (/* reexport */ descriptor_pb/* FieldOptions_CTypeSchema */.mT),
  FieldOptions_EditionDefaultSchema: () => (/* reexport */ descriptor_pb/* FieldOptions_EditionDefaultSchema */.uy),
  FieldOptions_FeatureSupportSchema: () => (/* reexport */ descriptor_pb/* FieldOptions_FeatureSupportSchema */.ar),
  FieldOptions_JSType: () => (/* reexport */ descriptor_pb/* FieldOptions_JSType */.hJ),
  FieldOptions_JSTypeSchema: () => (/* reexport */ descriptor_pb/* FieldOptions_JSTypeSchema */.qA),
  FieldOptions_OptionRetention: () => (/* reexport */ descriptor_pb/* FieldOptions_OptionRetention */.t8),
  FieldOptions_OptionRetentionSchema: () => (/* reexport */ descriptor_pb/* FieldOptions_OptionRetentionSchema */.A_),
  FieldOptions_OptionTargetType: () => (/* reexport */ descriptor_pb/* FieldOptions_OptionTargetType */.Ss),
  FieldOptions_OptionTargetTypeSchema: () => (/* reexport */ descriptor_pb/* FieldOptions_OptionTargetTypeSchema */.$w),
  FieldSchema: () => (/* reexport */ FieldSchema),
  Field_Cardinality: () => (/* reexport */ Field_Cardinality),
  Field_CardinalitySchema: () => (/* reexport */ Field_CardinalitySchema),
  Field_Kind: () => (/* reexport */ Field_Kind),
  Field_KindSchema: () => (/* reexport */ Field_KindSchema),
  FileDescriptorProtoSchema: () => (/* reexport */ descriptor_pb/* FileDescriptorProtoSchema */.tr),
  FileDescriptorSetSchema: () => (/* reexport */ descriptor_pb/* FileDescriptorSetSchema */.Zw),
  FileOptionsSchema: () => (/* reexport */ descriptor_pb/* FileOptionsSchema */.iy),
  FileOptions_OptimizeMode: () => (/* reexport */ descriptor_pb/* FileOptions_OptimizeMode */.sL),
  FileOptions_OptimizeModeSchema: () => (/* reexport */ descriptor_pb/* FileOptions_OptimizeModeSchema */.RH),
  FloatValueSchema: () => (/* reexport */ FloatValueSchema),
  GeneratedCodeInfoSchema: () => (/* reexport */ descriptor_pb/* GeneratedCodeInfoSchema */.KO),
  GeneratedCodeInfo_AnnotationSchema: () => (/* reexport */ descriptor_pb/* GeneratedCodeInfo_AnnotationSchema */.kg),
  GeneratedCodeInfo_Annotation_Semantic: () => (/* reexport */ descriptor_pb/* GeneratedCodeInfo_Annotation_Semantic */.Qc),
  GeneratedCodeInfo_Annotation_SemanticSchema: () => (/* reexport */ descriptor_pb/* GeneratedCodeInfo_Annotation_SemanticSchema */.HP),
  GoFeaturesSchema: () => (/* reexport */ GoFeaturesSchema),
  GoFeatures_APILevel: () => (/* reexport */ GoFeatures_APILevel),
  GoFeatures_APILevelSchema: () => (/* reexport */ GoFeatures_APILevelSchema),
  GoFeatures_OptimizeModeFeatureSchema: () => (/* reexport */ GoFeatures_OptimizeModeFeatureSchema),
  GoFeatures_OptimizeModeFeature_OptimizeMode: () => (/* reexport */ GoFeatures_OptimizeModeFeature_OptimizeMode),
  GoFeatures_OptimizeModeFeature_OptimizeModeSchema: () => (/* reexport */ GoFeatures_OptimizeModeFeature_OptimizeModeSchema),
  GoFeatures_StripEnumPrefix: () => (/* reexport */ GoFeatures_StripEnumPrefix),
  GoFeatures_StripEnumPrefixSchema: () => (/* reexport */ GoFeatures_StripEnumPrefixSchema),
  Int32ValueSchema: () => (/* reexport */ Int32ValueSchema),
  Int64ValueSchema: () => (/* reexport */ Int64ValueSchema),
  JavaFeaturesSchema: () => (/* reexport */ JavaFeaturesSchema),
  JavaFeatures_NestInFileClassFeatureSchema: () => (/* reexport */ JavaFeatures_NestInFileClassFeatureSchema),
  JavaFeatures_NestInFileClassFeature_NestInFileClass: () => (/* reexport */ JavaFeatures_NestInFileClassFeature_NestInFileClass),
  JavaFeatures_NestInFileClassFeature_NestInFileClassSchema: () => (/* reexport */ JavaFeatures_NestInFileClassFeature_NestInFileClassSchema),
  JavaFeatures_Utf8Validation: () => (/* reexport */ JavaFeatures_Utf8Validation),
  JavaFeatures_Utf8ValidationSchema: () => (/* reexport */ JavaFeatures_Utf8ValidationSchema),
  ListValueSchema: () => (/* reexport */ struct_pb/* ListValueSchema */.$5),
  MessageOptionsSchema: () => (/* reexport */ descriptor_pb/* MessageOptionsSchema */.Xn),
  MethodDescriptorProtoSchema: () => (/* reexport */ descriptor_pb/* MethodDescriptorProtoSchema */.c0),
  MethodOptionsSchema: () => (/* reexport */ descriptor_pb/* MethodOptionsSchema */.NU),
  MethodOptions_IdempotencyLevel: () => (/* reexport */ descriptor_pb/* MethodOptions_IdempotencyLevel */.C9),
  MethodOptions_IdempotencyLevelSchema: () => (/* reexport */ descriptor_pb/* MethodOptions_IdempotencyLevelSchema */.H3),
  MethodSchema: () => (/* reexport */ MethodSchema),
  MixinSchema: () => (/* reexport */ MixinSchema),
  NullValue: () => (/* reexport */ struct_pb/* NullValue */.Xz),
  NullValueSchema: () => (/* reexport */ struct_pb/* NullValueSchema */.uP),
  OneofDescriptorProtoSchema: () => (/* reexport */ descriptor_pb/* OneofDescriptorProtoSchema */.K0),
  OneofOptionsSchema: () => (/* reexport */ descriptor_pb/* OneofOptionsSchema */.NT),
  OptionSchema: () => (/* reexport */ OptionSchema),
  ServiceDescriptorProtoSchema: () => (/* reexport */ descriptor_pb/* ServiceDescriptorProtoSchema */.ZX),
  ServiceOptionsSchema: () => (/* reexport */ descriptor_pb/* ServiceOptionsSchema */.oL),
  SourceCodeInfoSchema: () => (/* reexport */ descriptor_pb/* SourceCodeInfoSchema */.Fn),
  SourceCodeInfo_LocationSchema: () => (/* reexport */ descriptor_pb/* SourceCodeInfo_LocationSchema */.kO),
  SourceContextSchema: () => (/* reexport */ SourceContextSchema),
  StringValueSchema: () => (/* reexport */ StringValueSchema),
  StructSchema: () => (/* reexport */ struct_pb/* StructSchema */.fI),
  SymbolVisibility: () => (/* reexport */ descriptor_pb/* SymbolVisibility */.FI),
  SymbolVisibilitySchema: () => (/* reexport */ descriptor_pb/* SymbolVisibilitySchema */.Qo),
  Syntax: () => (/* reexport */ Syntax),
  SyntaxSchema: () => (/* reexport */ SyntaxSchema),
  TimestampSchema: () => (/* reexport */ TimestampSchema),
  TypeSchema: () => (/* reexport */ TypeSchema),
  UInt32ValueSchema: () => (/* reexport */ UInt32ValueSchema),
  UInt64ValueSchema: () => (/* reexport */ UInt64ValueSchema),
  UninterpretedOptionSchema: () => (/* reexport */ descriptor_pb/* UninterpretedOptionSchema */.uG),
  UninterpretedOption_NamePartSchema: () => (/* reexport */ descriptor_pb/* UninterpretedOption_NamePartSchema */.tk),
  ValueSchema: () => (/* reexport */ struct_pb/* ValueSchema */.Pb),
  VersionSchema: () => (/* reexport */ VersionSchema),
  anyIs: () => (/* reexport */ any/* anyIs */.DF),
  anyPack: () => (/* reexport */ any/* anyPack */.G0),
  anyUnpack: () => (/* reexport */ any/* anyUnpack */.rW),
  anyUnpackTo: () => (/* reexport */ any/* anyUnpackTo */.Sz),
  cpp: () => (/* reexport */ cpp),
  durationFromMs: () => (/* reexport */ durationFromMs),
  durationMs: () => (/* reexport */ durationMs),
  file_google_protobuf_any: () => (/* reexport */ any_pb/* file_google_protobuf_any */.f),
  file_google_protobuf_api: () => (/* reexport */ file_google_protobuf_api),
  file_google_protobuf_compiler_plugin: () => (/* reexport */ file_google_protobuf_compiler_plugin),
  file_google_protobuf_cpp_features: () => (/* reexport */ file_google_protobuf_cpp_features),
  file_google_protobuf_descriptor: () => (/* reexport */ descriptor_pb/* file_google_protobuf_descriptor */.PX),
  file_google_protobuf_duration: () => (/* reexport */ file_google_protobuf_duration),
  file_google_protobuf_empty: () => (/* reexport */ file_google_protobuf_empty),
  file_google_protobuf_field_mask: () => (/* reexport */ file_google_protobuf_field_mask),
  file_google_protobuf_go_features: () => (/* reexport */ file_google_protobuf_go_features),
  file_google_protobuf_java_features: () => (/* reexport */ file_google_protobuf_java_features),
  file_google_protobuf_source_context: () => (/* reexport */ file_google_protobuf_source_context),
  file_google_protobuf_struct: () => (/* reexport */ struct_pb/* file_google_protobuf_struct */.dA),
  file_google_protobuf_timestamp: () => (/* reexport */ file_google_protobuf_timestamp),
  file_google_protobuf_type: () => (/* reexport */ file_google_protobuf_type),
  file_google_protobuf_wrappers: () => (/* reexport */ file_google_protobuf_wrappers),
  go: () => (/* reexport */ go),
  hasCustomJsonRepresentation: () => (/* reexport */ wrappers/* hasCustomJsonRepresentation */.vi),
  isWrapper: () => (/* reexport */ wrappers/* isWrapper */.Yx),
  isWrapperDesc: () => (/* reexport */ wrappers/* isWrapperDesc */.lU),
  java: () => (/* reexport */ java),
  timestampDate: () => (/* reexport */ timestampDate),
  timestampFromDate: () => (/* reexport */ timestampFromDate),
  timestampFromMs: () => (/* reexport */ timestampFromMs),
  timestampMs: () => (/* reexport */ timestampMs),
  timestampNow: () => (/* reexport */ timestampNow)
});

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/codegenv2/file.js
var file = __webpack_require__(41285);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/codegenv2/message.js
var message = __webpack_require__(70104);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/timestamp_pb.js
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
 * Describes the file google/protobuf/timestamp.proto.
 */
const file_google_protobuf_timestamp = /*@__PURE__*/ (0,file/* fileDesc */.w)("Ch9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvEg9nb29nbGUucHJvdG9idWYiKwoJVGltZXN0YW1wEg8KB3NlY29uZHMYASABKAMSDQoFbmFub3MYAiABKAVChQEKE2NvbS5nb29nbGUucHJvdG9idWZCDlRpbWVzdGFtcFByb3RvUAFaMmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3RpbWVzdGFtcHBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
/**
 * Describes the message google.protobuf.Timestamp.
 * Use `create(TimestampSchema)` to create a new message.
 */
const TimestampSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_timestamp, 0);

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/create.js
var create = __webpack_require__(76149);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/proto-int64.js
var proto_int64 = __webpack_require__(42857);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/timestamp.js
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
 * Create a google.protobuf.Timestamp for the current time.
 */
function timestampNow() {
    return timestampFromDate(new Date());
}
/**
 * Create a google.protobuf.Timestamp message from an ECMAScript Date.
 */
function timestampFromDate(date) {
    return timestampFromMs(date.getTime());
}
/**
 * Convert a google.protobuf.Timestamp message to an ECMAScript Date.
 */
function timestampDate(timestamp) {
    return new Date(timestampMs(timestamp));
}
/**
 * Create a google.protobuf.Timestamp message from a Unix timestamp in milliseconds.
 */
function timestampFromMs(timestampMs) {
    const seconds = Math.floor(timestampMs / 1000);
    return (0,create/* create */.v)(TimestampSchema, {
        seconds: proto_int64/* protoInt64 */.M.parse(seconds),
        nanos: (timestampMs - seconds * 1000) * 1000000,
    });
}
/**
 * Convert a google.protobuf.Timestamp to a Unix timestamp in milliseconds.
 */
function timestampMs(timestamp) {
    return (Number(timestamp.seconds) * 1000 + Math.round(timestamp.nanos / 1000000));
}

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/duration_pb.js
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
 * Describes the file google/protobuf/duration.proto.
 */
const file_google_protobuf_duration = /*@__PURE__*/ (0,file/* fileDesc */.w)("Ch5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIqCghEdXJhdGlvbhIPCgdzZWNvbmRzGAEgASgDEg0KBW5hbm9zGAIgASgFQoMBChNjb20uZ29vZ2xlLnByb3RvYnVmQg1EdXJhdGlvblByb3RvUAFaMWdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2R1cmF0aW9ucGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw");
/**
 * Describes the message google.protobuf.Duration.
 * Use `create(DurationSchema)` to create a new message.
 */
const DurationSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_duration, 0);

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/duration.js
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
 * Create a google.protobuf.Duration message from a Unix timestamp in milliseconds.
 */
function durationFromMs(durationMs) {
    const sign = durationMs < 0 ? -1 : 1;
    const absDurationMs = Math.abs(durationMs);
    const absSeconds = Math.floor(absDurationMs / 1000);
    const absNanos = (absDurationMs - absSeconds * 1000) * 1000000;
    return (0,create/* create */.v)(DurationSchema, {
        seconds: proto_int64/* protoInt64 */.M.parse(absSeconds * sign),
        nanos: absNanos === 0 ? 0 : absNanos * sign, // deliberately avoid signed 0 - it does not serialize
    });
}
/**
 * Convert a google.protobuf.Duration to a Unix timestamp in milliseconds.
 */
function durationMs(duration) {
    return Number(duration.seconds) * 1000 + Math.round(duration.nanos / 1000000);
}

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/any.js
var any = __webpack_require__(10962);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/wrappers.js
var wrappers = __webpack_require__(25898);
// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/any_pb.js
var any_pb = __webpack_require__(62240);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/source_context_pb.js
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
 * Describes the file google/protobuf/source_context.proto.
 */
const file_google_protobuf_source_context = /*@__PURE__*/ (0,file/* fileDesc */.w)("CiRnb29nbGUvcHJvdG9idWYvc291cmNlX2NvbnRleHQucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIiCg1Tb3VyY2VDb250ZXh0EhEKCWZpbGVfbmFtZRgBIAEoCUKKAQoTY29tLmdvb2dsZS5wcm90b2J1ZkISU291cmNlQ29udGV4dFByb3RvUAFaNmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3NvdXJjZWNvbnRleHRwYqICA0dQQqoCHkdvb2dsZS5Qcm90b2J1Zi5XZWxsS25vd25UeXBlc2IGcHJvdG8z");
/**
 * Describes the message google.protobuf.SourceContext.
 * Use `create(SourceContextSchema)` to create a new message.
 */
const SourceContextSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_source_context, 0);

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/codegenv2/enum.js
var codegenv2_enum = __webpack_require__(53026);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/type_pb.js
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
 * Describes the file google/protobuf/type.proto.
 */
const file_google_protobuf_type = /*@__PURE__*/ (0,file/* fileDesc */.w)("Chpnb29nbGUvcHJvdG9idWYvdHlwZS5wcm90bxIPZ29vZ2xlLnByb3RvYnVmIugBCgRUeXBlEgwKBG5hbWUYASABKAkSJgoGZmllbGRzGAIgAygLMhYuZ29vZ2xlLnByb3RvYnVmLkZpZWxkEg4KBm9uZW9mcxgDIAMoCRIoCgdvcHRpb25zGAQgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhI2Cg5zb3VyY2VfY29udGV4dBgFIAEoCzIeLmdvb2dsZS5wcm90b2J1Zi5Tb3VyY2VDb250ZXh0EicKBnN5bnRheBgGIAEoDjIXLmdvb2dsZS5wcm90b2J1Zi5TeW50YXgSDwoHZWRpdGlvbhgHIAEoCSLVBQoFRmllbGQSKQoEa2luZBgBIAEoDjIbLmdvb2dsZS5wcm90b2J1Zi5GaWVsZC5LaW5kEjcKC2NhcmRpbmFsaXR5GAIgASgOMiIuZ29vZ2xlLnByb3RvYnVmLkZpZWxkLkNhcmRpbmFsaXR5Eg4KBm51bWJlchgDIAEoBRIMCgRuYW1lGAQgASgJEhAKCHR5cGVfdXJsGAYgASgJEhMKC29uZW9mX2luZGV4GAcgASgFEg4KBnBhY2tlZBgIIAEoCBIoCgdvcHRpb25zGAkgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhIRCglqc29uX25hbWUYCiABKAkSFQoNZGVmYXVsdF92YWx1ZRgLIAEoCSLIAgoES2luZBIQCgxUWVBFX1VOS05PV04QABIPCgtUWVBFX0RPVUJMRRABEg4KClRZUEVfRkxPQVQQAhIOCgpUWVBFX0lOVDY0EAMSDwoLVFlQRV9VSU5UNjQQBBIOCgpUWVBFX0lOVDMyEAUSEAoMVFlQRV9GSVhFRDY0EAYSEAoMVFlQRV9GSVhFRDMyEAcSDQoJVFlQRV9CT09MEAgSDwoLVFlQRV9TVFJJTkcQCRIOCgpUWVBFX0dST1VQEAoSEAoMVFlQRV9NRVNTQUdFEAsSDgoKVFlQRV9CWVRFUxAMEg8KC1RZUEVfVUlOVDMyEA0SDQoJVFlQRV9FTlVNEA4SEQoNVFlQRV9TRklYRUQzMhAPEhEKDVRZUEVfU0ZJWEVENjQQEBIPCgtUWVBFX1NJTlQzMhAREg8KC1RZUEVfU0lOVDY0EBIidAoLQ2FyZGluYWxpdHkSFwoTQ0FSRElOQUxJVFlfVU5LTk9XThAAEhgKFENBUkRJTkFMSVRZX09QVElPTkFMEAESGAoUQ0FSRElOQUxJVFlfUkVRVUlSRUQQAhIYChRDQVJESU5BTElUWV9SRVBFQVRFRBADIt8BCgRFbnVtEgwKBG5hbWUYASABKAkSLQoJZW51bXZhbHVlGAIgAygLMhouZ29vZ2xlLnByb3RvYnVmLkVudW1WYWx1ZRIoCgdvcHRpb25zGAMgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhI2Cg5zb3VyY2VfY29udGV4dBgEIAEoCzIeLmdvb2dsZS5wcm90b2J1Zi5Tb3VyY2VDb250ZXh0EicKBnN5bnRheBgFIAEoDjIXLmdvb2dsZS5wcm90b2J1Zi5TeW50YXgSDwoHZWRpdGlvbhgGIAEoCSJTCglFbnVtVmFsdWUSDAoEbmFtZRgBIAEoCRIOCgZudW1iZXIYAiABKAUSKAoHb3B0aW9ucxgDIAMoCzIXLmdvb2dsZS5wcm90b2J1Zi5PcHRpb24iOwoGT3B0aW9uEgwKBG5hbWUYASABKAkSIwoFdmFsdWUYAiABKAsyFC5nb29nbGUucHJvdG9idWYuQW55KkMKBlN5bnRheBIRCg1TWU5UQVhfUFJPVE8yEAASEQoNU1lOVEFYX1BST1RPMxABEhMKD1NZTlRBWF9FRElUSU9OUxACQnsKE2NvbS5nb29nbGUucHJvdG9idWZCCVR5cGVQcm90b1ABWi1nb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi90eXBlcGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw", [any_pb/* file_google_protobuf_any */.f, file_google_protobuf_source_context]);
/**
 * Describes the message google.protobuf.Type.
 * Use `create(TypeSchema)` to create a new message.
 */
const TypeSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_type, 0);
/**
 * Describes the message google.protobuf.Field.
 * Use `create(FieldSchema)` to create a new message.
 */
const FieldSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_type, 1);
/**
 * Basic field types.
 *
 * @generated from enum google.protobuf.Field.Kind
 */
var Field_Kind;
(function (Field_Kind) {
    /**
     * Field type unknown.
     *
     * @generated from enum value: TYPE_UNKNOWN = 0;
     */
    Field_Kind[Field_Kind["TYPE_UNKNOWN"] = 0] = "TYPE_UNKNOWN";
    /**
     * Field type double.
     *
     * @generated from enum value: TYPE_DOUBLE = 1;
     */
    Field_Kind[Field_Kind["TYPE_DOUBLE"] = 1] = "TYPE_DOUBLE";
    /**
     * Field type float.
     *
     * @generated from enum value: TYPE_FLOAT = 2;
     */
    Field_Kind[Field_Kind["TYPE_FLOAT"] = 2] = "TYPE_FLOAT";
    /**
     * Field type int64.
     *
     * @generated from enum value: TYPE_INT64 = 3;
     */
    Field_Kind[Field_Kind["TYPE_INT64"] = 3] = "TYPE_INT64";
    /**
     * Field type uint64.
     *
     * @generated from enum value: TYPE_UINT64 = 4;
     */
    Field_Kind[Field_Kind["TYPE_UINT64"] = 4] = "TYPE_UINT64";
    /**
     * Field type int32.
     *
     * @generated from enum value: TYPE_INT32 = 5;
     */
    Field_Kind[Field_Kind["TYPE_INT32"] = 5] = "TYPE_INT32";
    /**
     * Field type fixed64.
     *
     * @generated from enum value: TYPE_FIXED64 = 6;
     */
    Field_Kind[Field_Kind["TYPE_FIXED64"] = 6] = "TYPE_FIXED64";
    /**
     * Field type fixed32.
     *
     * @generated from enum value: TYPE_FIXED32 = 7;
     */
    Field_Kind[Field_Kind["TYPE_FIXED32"] = 7] = "TYPE_FIXED32";
    /**
     * Field type bool.
     *
     * @generated from enum value: TYPE_BOOL = 8;
     */
    Field_Kind[Field_Kind["TYPE_BOOL"] = 8] = "TYPE_BOOL";
    /**
     * Field type string.
     *
     * @generated from enum value: TYPE_STRING = 9;
     */
    Field_Kind[Field_Kind["TYPE_STRING"] = 9] = "TYPE_STRING";
    /**
     * Field type group. Proto2 syntax only, and deprecated.
     *
     * @generated from enum value: TYPE_GROUP = 10;
     */
    Field_Kind[Field_Kind["TYPE_GROUP"] = 10] = "TYPE_GROUP";
    /**
     * Field type message.
     *
     * @generated from enum value: TYPE_MESSAGE = 11;
     */
    Field_Kind[Field_Kind["TYPE_MESSAGE"] = 11] = "TYPE_MESSAGE";
    /**
     * Field type bytes.
     *
     * @generated from enum value: TYPE_BYTES = 12;
     */
    Field_Kind[Field_Kind["TYPE_BYTES"] = 12] = "TYPE_BYTES";
    /**
     * Field type uint32.
     *
     * @generated from enum value: TYPE_UINT32 = 13;
     */
    Field_Kind[Field_Kind["TYPE_UINT32"] = 13] = "TYPE_UINT32";
    /**
     * Field type enum.
     *
     * @generated from enum value: TYPE_ENUM = 14;
     */
    Field_Kind[Field_Kind["TYPE_ENUM"] = 14] = "TYPE_ENUM";
    /**
     * Field type sfixed32.
     *
     * @generated from enum value: TYPE_SFIXED32 = 15;
     */
    Field_Kind[Field_Kind["TYPE_SFIXED32"] = 15] = "TYPE_SFIXED32";
    /**
     * Field type sfixed64.
     *
     * @generated from enum value: TYPE_SFIXED64 = 16;
     */
    Field_Kind[Field_Kind["TYPE_SFIXED64"] = 16] = "TYPE_SFIXED64";
    /**
     * Field type sint32.
     *
     * @generated from enum value: TYPE_SINT32 = 17;
     */
    Field_Kind[Field_Kind["TYPE_SINT32"] = 17] = "TYPE_SINT32";
    /**
     * Field type sint64.
     *
     * @generated from enum value: TYPE_SINT64 = 18;
     */
    Field_Kind[Field_Kind["TYPE_SINT64"] = 18] = "TYPE_SINT64";
})(Field_Kind || (Field_Kind = {}));
/**
 * Describes the enum google.protobuf.Field.Kind.
 */
const Field_KindSchema = /*@__PURE__*/ (0,codegenv2_enum/* enumDesc */.RS)(file_google_protobuf_type, 1, 0);
/**
 * Whether a field is optional, required, or repeated.
 *
 * @generated from enum google.protobuf.Field.Cardinality
 */
var Field_Cardinality;
(function (Field_Cardinality) {
    /**
     * For fields with unknown cardinality.
     *
     * @generated from enum value: CARDINALITY_UNKNOWN = 0;
     */
    Field_Cardinality[Field_Cardinality["UNKNOWN"] = 0] = "UNKNOWN";
    /**
     * For optional fields.
     *
     * @generated from enum value: CARDINALITY_OPTIONAL = 1;
     */
    Field_Cardinality[Field_Cardinality["OPTIONAL"] = 1] = "OPTIONAL";
    /**
     * For required fields. Proto2 syntax only.
     *
     * @generated from enum value: CARDINALITY_REQUIRED = 2;
     */
    Field_Cardinality[Field_Cardinality["REQUIRED"] = 2] = "REQUIRED";
    /**
     * For repeated fields.
     *
     * @generated from enum value: CARDINALITY_REPEATED = 3;
     */
    Field_Cardinality[Field_Cardinality["REPEATED"] = 3] = "REPEATED";
})(Field_Cardinality || (Field_Cardinality = {}));
/**
 * Describes the enum google.protobuf.Field.Cardinality.
 */
const Field_CardinalitySchema = /*@__PURE__*/ (0,codegenv2_enum/* enumDesc */.RS)(file_google_protobuf_type, 1, 1);
/**
 * Describes the message google.protobuf.Enum.
 * Use `create(EnumSchema)` to create a new message.
 */
const EnumSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_type, 2);
/**
 * Describes the message google.protobuf.EnumValue.
 * Use `create(EnumValueSchema)` to create a new message.
 */
const EnumValueSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_type, 3);
/**
 * Describes the message google.protobuf.Option.
 * Use `create(OptionSchema)` to create a new message.
 */
const OptionSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_type, 4);
/**
 * The syntax in which a protocol buffer element is defined.
 *
 * @generated from enum google.protobuf.Syntax
 */
var Syntax;
(function (Syntax) {
    /**
     * Syntax `proto2`.
     *
     * @generated from enum value: SYNTAX_PROTO2 = 0;
     */
    Syntax[Syntax["PROTO2"] = 0] = "PROTO2";
    /**
     * Syntax `proto3`.
     *
     * @generated from enum value: SYNTAX_PROTO3 = 1;
     */
    Syntax[Syntax["PROTO3"] = 1] = "PROTO3";
    /**
     * Syntax `editions`.
     *
     * @generated from enum value: SYNTAX_EDITIONS = 2;
     */
    Syntax[Syntax["EDITIONS"] = 2] = "EDITIONS";
})(Syntax || (Syntax = {}));
/**
 * Describes the enum google.protobuf.Syntax.
 */
const SyntaxSchema = /*@__PURE__*/ (0,codegenv2_enum/* enumDesc */.RS)(file_google_protobuf_type, 0);

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/api_pb.js
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
 * Describes the file google/protobuf/api.proto.
 */
const file_google_protobuf_api = /*@__PURE__*/ (0,file/* fileDesc */.w)("Chlnb29nbGUvcHJvdG9idWYvYXBpLnByb3RvEg9nb29nbGUucHJvdG9idWYikgIKA0FwaRIMCgRuYW1lGAEgASgJEigKB21ldGhvZHMYAiADKAsyFy5nb29nbGUucHJvdG9idWYuTWV0aG9kEigKB29wdGlvbnMYAyADKAsyFy5nb29nbGUucHJvdG9idWYuT3B0aW9uEg8KB3ZlcnNpb24YBCABKAkSNgoOc291cmNlX2NvbnRleHQYBSABKAsyHi5nb29nbGUucHJvdG9idWYuU291cmNlQ29udGV4dBImCgZtaXhpbnMYBiADKAsyFi5nb29nbGUucHJvdG9idWYuTWl4aW4SJwoGc3ludGF4GAcgASgOMhcuZ29vZ2xlLnByb3RvYnVmLlN5bnRheBIPCgdlZGl0aW9uGAggASgJIu4BCgZNZXRob2QSDAoEbmFtZRgBIAEoCRIYChByZXF1ZXN0X3R5cGVfdXJsGAIgASgJEhkKEXJlcXVlc3Rfc3RyZWFtaW5nGAMgASgIEhkKEXJlc3BvbnNlX3R5cGVfdXJsGAQgASgJEhoKEnJlc3BvbnNlX3N0cmVhbWluZxgFIAEoCBIoCgdvcHRpb25zGAYgAygLMhcuZ29vZ2xlLnByb3RvYnVmLk9wdGlvbhIrCgZzeW50YXgYByABKA4yFy5nb29nbGUucHJvdG9idWYuU3ludGF4QgIYARITCgdlZGl0aW9uGAggASgJQgIYASIjCgVNaXhpbhIMCgRuYW1lGAEgASgJEgwKBHJvb3QYAiABKAlCdgoTY29tLmdvb2dsZS5wcm90b2J1ZkIIQXBpUHJvdG9QAVosZ29vZ2xlLmdvbGFuZy5vcmcvcHJvdG9idWYvdHlwZXMva25vd24vYXBpcGKiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw", [file_google_protobuf_source_context, file_google_protobuf_type]);
/**
 * Describes the message google.protobuf.Api.
 * Use `create(ApiSchema)` to create a new message.
 */
const ApiSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_api, 0);
/**
 * Describes the message google.protobuf.Method.
 * Use `create(MethodSchema)` to create a new message.
 */
const MethodSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_api, 1);
/**
 * Describes the message google.protobuf.Mixin.
 * Use `create(MixinSchema)` to create a new message.
 */
const MixinSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_api, 2);

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/descriptor_pb.js + 1 modules
var descriptor_pb = __webpack_require__(46177);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/codegenv2/extension.js
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
 * Hydrate an extension descriptor.
 *
 * @private
 */
function extDesc(file, path, ...paths) {
    if (paths.length == 0) {
        return file.extensions[path];
    }
    const e = paths.pop(); // we checked length above
    return paths.reduce((acc, cur) => acc.nestedMessages[cur], file.messages[path]).nestedExtensions[e];
}

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/cpp_features_pb.js
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
 * Describes the file google/protobuf/cpp_features.proto.
 */
const file_google_protobuf_cpp_features = /*@__PURE__*/ (0,file/* fileDesc */.w)("CiJnb29nbGUvcHJvdG9idWYvY3BwX2ZlYXR1cmVzLnByb3RvEgJwYiKSBQoLQ3BwRmVhdHVyZXMS+wEKEmxlZ2FjeV9jbG9zZWRfZW51bRgBIAEoCELeAYgBAZgBBJgBAaIBCRIEdHJ1ZRiEB6IBChIFZmFsc2UY5weyAbgBCOgHEOgHGq8BVGhlIGxlZ2FjeSBjbG9zZWQgZW51bSBiZWhhdmlvciBpbiBDKysgaXMgZGVwcmVjYXRlZCBhbmQgaXMgc2NoZWR1bGVkIHRvIGJlIHJlbW92ZWQgaW4gZWRpdGlvbiAyMDI1LiAgU2VlIGh0dHA6Ly9wcm90b2J1Zi5kZXYvcHJvZ3JhbW1pbmctZ3VpZGVzL2VudW0vI2NwcCBmb3IgbW9yZSBpbmZvcm1hdGlvbhJaCgtzdHJpbmdfdHlwZRgCIAEoDjIaLnBiLkNwcEZlYXR1cmVzLlN0cmluZ1R5cGVCKYgBAZgBBJgBAaIBCxIGU1RSSU5HGIQHogEJEgRWSUVXGOkHsgEDCOgHEkwKGmVudW1fbmFtZV91c2VzX3N0cmluZ192aWV3GAMgASgIQiiIAQGYAQaYAQGiAQoSBWZhbHNlGIQHogEJEgR0cnVlGOkHsgEDCOkHElIKDXJlcGVhdGVkX3R5cGUYBCABKA4yHC5wYi5DcHBGZWF0dXJlcy5SZXBlYXRlZFR5cGVCHYgBAZgBBJgBAaIBCxIGTEVHQUNZGIQHsgEDCI9OIkUKClN0cmluZ1R5cGUSFwoTU1RSSU5HX1RZUEVfVU5LTk9XThAAEggKBFZJRVcQARIICgRDT1JEEAISCgoGU1RSSU5HEAMiQAoMUmVwZWF0ZWRUeXBlEhkKFVJFUEVBVEVEX1RZUEVfVU5LTk9XThAAEgoKBkxFR0FDWRABEgkKBVBST1hZEAI6PwoDY3BwEhsuZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXQY6AcgASgLMg8ucGIuQ3BwRmVhdHVyZXNSA2NwcA", [descriptor_pb/* file_google_protobuf_descriptor */.PX]);
/**
 * Describes the message pb.CppFeatures.
 * Use `create(CppFeaturesSchema)` to create a new message.
 */
const CppFeaturesSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_cpp_features, 0);
/**
 * @generated from enum pb.CppFeatures.StringType
 */
var CppFeatures_StringType;
(function (CppFeatures_StringType) {
    /**
     * @generated from enum value: STRING_TYPE_UNKNOWN = 0;
     */
    CppFeatures_StringType[CppFeatures_StringType["STRING_TYPE_UNKNOWN"] = 0] = "STRING_TYPE_UNKNOWN";
    /**
     * @generated from enum value: VIEW = 1;
     */
    CppFeatures_StringType[CppFeatures_StringType["VIEW"] = 1] = "VIEW";
    /**
     * @generated from enum value: CORD = 2;
     */
    CppFeatures_StringType[CppFeatures_StringType["CORD"] = 2] = "CORD";
    /**
     * @generated from enum value: STRING = 3;
     */
    CppFeatures_StringType[CppFeatures_StringType["STRING"] = 3] = "STRING";
})(CppFeatures_StringType || (CppFeatures_StringType = {}));
/**
 * Describes the enum pb.CppFeatures.StringType.
 */
const CppFeatures_StringTypeSchema = /*@__PURE__*/ (0,codegenv2_enum/* enumDesc */.RS)(file_google_protobuf_cpp_features, 0, 0);
/**
 * @generated from enum pb.CppFeatures.RepeatedType
 */
var CppFeatures_RepeatedType;
(function (CppFeatures_RepeatedType) {
    /**
     * @generated from enum value: REPEATED_TYPE_UNKNOWN = 0;
     */
    CppFeatures_RepeatedType[CppFeatures_RepeatedType["REPEATED_TYPE_UNKNOWN"] = 0] = "REPEATED_TYPE_UNKNOWN";
    /**
     * The repeated field will be backed by proto2::Repeated(Ptr)Field, and
     * accessors will return a reference/pointer to this type.
     *
     * @generated from enum value: LEGACY = 1;
     */
    CppFeatures_RepeatedType[CppFeatures_RepeatedType["LEGACY"] = 1] = "LEGACY";
    /**
     * The repeated field has an opaque backing type, and accessors will return
     * a RepeatedFieldProxy.
     *
     * @generated from enum value: PROXY = 2;
     */
    CppFeatures_RepeatedType[CppFeatures_RepeatedType["PROXY"] = 2] = "PROXY";
})(CppFeatures_RepeatedType || (CppFeatures_RepeatedType = {}));
/**
 * Describes the enum pb.CppFeatures.RepeatedType.
 */
const CppFeatures_RepeatedTypeSchema = /*@__PURE__*/ (0,codegenv2_enum/* enumDesc */.RS)(file_google_protobuf_cpp_features, 0, 1);
/**
 * @generated from extension: optional pb.CppFeatures cpp = 1000;
 */
const cpp = /*@__PURE__*/ extDesc(file_google_protobuf_cpp_features, 0);

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/empty_pb.js
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
 * Describes the file google/protobuf/empty.proto.
 */
const file_google_protobuf_empty = /*@__PURE__*/ (0,file/* fileDesc */.w)("Chtnb29nbGUvcHJvdG9idWYvZW1wdHkucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIHCgVFbXB0eUJ9ChNjb20uZ29vZ2xlLnByb3RvYnVmQgpFbXB0eVByb3RvUAFaLmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2VtcHR5cGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw");
/**
 * Describes the message google.protobuf.Empty.
 * Use `create(EmptySchema)` to create a new message.
 */
const EmptySchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_empty, 0);

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/field_mask_pb.js
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
 * Describes the file google/protobuf/field_mask.proto.
 */
const file_google_protobuf_field_mask = /*@__PURE__*/ (0,file/* fileDesc */.w)("CiBnb29nbGUvcHJvdG9idWYvZmllbGRfbWFzay5wcm90bxIPZ29vZ2xlLnByb3RvYnVmIhoKCUZpZWxkTWFzaxINCgVwYXRocxgBIAMoCUKFAQoTY29tLmdvb2dsZS5wcm90b2J1ZkIORmllbGRNYXNrUHJvdG9QAVoyZ29vZ2xlLmdvbGFuZy5vcmcvcHJvdG9idWYvdHlwZXMva25vd24vZmllbGRtYXNrcGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw");
/**
 * Describes the message google.protobuf.FieldMask.
 * Use `create(FieldMaskSchema)` to create a new message.
 */
const FieldMaskSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_field_mask, 0);

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/go_features_pb.js
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
 * Describes the file google/protobuf/go_features.proto.
 */
const file_google_protobuf_go_features = /*@__PURE__*/ (0,file/* fileDesc */.w)("CiFnb29nbGUvcHJvdG9idWYvZ29fZmVhdHVyZXMucHJvdG8SAnBiItEGCgpHb0ZlYXR1cmVzEqUBChpsZWdhY3lfdW5tYXJzaGFsX2pzb25fZW51bRgBIAEoCEKAAYgBAZgBBpgBAaIBCRIEdHJ1ZRiEB6IBChIFZmFsc2UY5weyAVsI6AcQ6AcaU1RoZSBsZWdhY3kgVW5tYXJzaGFsSlNPTiBBUEkgaXMgZGVwcmVjYXRlZCBhbmQgd2lsbCBiZSByZW1vdmVkIGluIGEgZnV0dXJlIGVkaXRpb24uEmoKCWFwaV9sZXZlbBgCIAEoDjIXLnBiLkdvRmVhdHVyZXMuQVBJTGV2ZWxCPogBAZgBA5gBAaIBGhIVQVBJX0xFVkVMX1VOU1BFQ0lGSUVEGIQHogEPEgpBUElfT1BBUVVFGOkHsgEDCOgHEmsKEXN0cmlwX2VudW1fcHJlZml4GAMgASgOMh4ucGIuR29GZWF0dXJlcy5TdHJpcEVudW1QcmVmaXhCMIgBAZgBBpgBB5gBAaIBGxIWU1RSSVBfRU5VTV9QUkVGSVhfS0VFUBiEB7IBAwjpBxJ4Cg1vcHRpbWl6ZV9tb2RlGAQgASgOMi8ucGIuR29GZWF0dXJlcy5PcHRpbWl6ZU1vZGVGZWF0dXJlLk9wdGltaXplTW9kZUIwiAEBmAEDmAEBogEeEhlPUFRJTUlaRV9NT0RFX1VOU1BFQ0lGSUVEGIQHsgEDCOkHGl4KE09wdGltaXplTW9kZUZlYXR1cmUiRwoMT3B0aW1pemVNb2RlEh0KGU9QVElNSVpFX01PREVfVU5TUEVDSUZJRUQQABIJCgVTUEVFRBABEg0KCUNPREVfU0laRRACIlMKCEFQSUxldmVsEhkKFUFQSV9MRVZFTF9VTlNQRUNJRklFRBAAEgwKCEFQSV9PUEVOEAESDgoKQVBJX0hZQlJJRBACEg4KCkFQSV9PUEFRVUUQAyKSAQoPU3RyaXBFbnVtUHJlZml4EiEKHVNUUklQX0VOVU1fUFJFRklYX1VOU1BFQ0lGSUVEEAASGgoWU1RSSVBfRU5VTV9QUkVGSVhfS0VFUBABEiMKH1NUUklQX0VOVU1fUFJFRklYX0dFTkVSQVRFX0JPVEgQAhIbChdTVFJJUF9FTlVNX1BSRUZJWF9TVFJJUBADOjwKAmdvEhsuZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXQY6gcgASgLMg4ucGIuR29GZWF0dXJlc1ICZ29CL1otZ29vZ2xlLmdvbGFuZy5vcmcvcHJvdG9idWYvdHlwZXMvZ29mZWF0dXJlc3Bi", [descriptor_pb/* file_google_protobuf_descriptor */.PX]);
/**
 * Describes the message pb.GoFeatures.
 * Use `create(GoFeaturesSchema)` to create a new message.
 */
const GoFeaturesSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_go_features, 0);
/**
 * Describes the message pb.GoFeatures.OptimizeModeFeature.
 * Use `create(GoFeatures_OptimizeModeFeatureSchema)` to create a new message.
 */
const GoFeatures_OptimizeModeFeatureSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_go_features, 0, 0);
/**
 * The name of this enum matches OptimizeMode in descriptor.proto.
 *
 * @generated from enum pb.GoFeatures.OptimizeModeFeature.OptimizeMode
 */
var GoFeatures_OptimizeModeFeature_OptimizeMode;
(function (GoFeatures_OptimizeModeFeature_OptimizeMode) {
    /**
     * OPTIMIZE_MODE_UNSPECIFIED results in falling back to the default
     * (optimize for code size), but needs to be a separate value to distinguish
     * between an explicitly set optimize mode or a missing optimize mode.
     *
     * @generated from enum value: OPTIMIZE_MODE_UNSPECIFIED = 0;
     */
    GoFeatures_OptimizeModeFeature_OptimizeMode[GoFeatures_OptimizeModeFeature_OptimizeMode["OPTIMIZE_MODE_UNSPECIFIED"] = 0] = "OPTIMIZE_MODE_UNSPECIFIED";
    /**
     * @generated from enum value: SPEED = 1;
     */
    GoFeatures_OptimizeModeFeature_OptimizeMode[GoFeatures_OptimizeModeFeature_OptimizeMode["SPEED"] = 1] = "SPEED";
    /**
     * There is no enum entry for LITE_RUNTIME (descriptor.proto),
     * because Go Protobuf does not have the concept of a lite runtime.
     *
     * @generated from enum value: CODE_SIZE = 2;
     */
    GoFeatures_OptimizeModeFeature_OptimizeMode[GoFeatures_OptimizeModeFeature_OptimizeMode["CODE_SIZE"] = 2] = "CODE_SIZE";
})(GoFeatures_OptimizeModeFeature_OptimizeMode || (GoFeatures_OptimizeModeFeature_OptimizeMode = {}));
/**
 * Describes the enum pb.GoFeatures.OptimizeModeFeature.OptimizeMode.
 */
const GoFeatures_OptimizeModeFeature_OptimizeModeSchema = /*@__PURE__*/ (0,codegenv2_enum/* enumDesc */.RS)(file_google_protobuf_go_features, 0, 0, 0);
/**
 * @generated from enum pb.GoFeatures.APILevel
 */
var GoFeatures_APILevel;
(function (GoFeatures_APILevel) {
    /**
     * API_LEVEL_UNSPECIFIED results in selecting the OPEN API,
     * but needs to be a separate value to distinguish between
     * an explicitly set api level or a missing api level.
     *
     * @generated from enum value: API_LEVEL_UNSPECIFIED = 0;
     */
    GoFeatures_APILevel[GoFeatures_APILevel["API_LEVEL_UNSPECIFIED"] = 0] = "API_LEVEL_UNSPECIFIED";
    /**
     * @generated from enum value: API_OPEN = 1;
     */
    GoFeatures_APILevel[GoFeatures_APILevel["API_OPEN"] = 1] = "API_OPEN";
    /**
     * @generated from enum value: API_HYBRID = 2;
     */
    GoFeatures_APILevel[GoFeatures_APILevel["API_HYBRID"] = 2] = "API_HYBRID";
    /**
     * @generated from enum value: API_OPAQUE = 3;
     */
    GoFeatures_APILevel[GoFeatures_APILevel["API_OPAQUE"] = 3] = "API_OPAQUE";
})(GoFeatures_APILevel || (GoFeatures_APILevel = {}));
/**
 * Describes the enum pb.GoFeatures.APILevel.
 */
const GoFeatures_APILevelSchema = /*@__PURE__*/ (0,codegenv2_enum/* enumDesc */.RS)(file_google_protobuf_go_features, 0, 0);
/**
 * @generated from enum pb.GoFeatures.StripEnumPrefix
 */
var GoFeatures_StripEnumPrefix;
(function (GoFeatures_StripEnumPrefix) {
    /**
     * @generated from enum value: STRIP_ENUM_PREFIX_UNSPECIFIED = 0;
     */
    GoFeatures_StripEnumPrefix[GoFeatures_StripEnumPrefix["UNSPECIFIED"] = 0] = "UNSPECIFIED";
    /**
     * @generated from enum value: STRIP_ENUM_PREFIX_KEEP = 1;
     */
    GoFeatures_StripEnumPrefix[GoFeatures_StripEnumPrefix["KEEP"] = 1] = "KEEP";
    /**
     * @generated from enum value: STRIP_ENUM_PREFIX_GENERATE_BOTH = 2;
     */
    GoFeatures_StripEnumPrefix[GoFeatures_StripEnumPrefix["GENERATE_BOTH"] = 2] = "GENERATE_BOTH";
    /**
     * @generated from enum value: STRIP_ENUM_PREFIX_STRIP = 3;
     */
    GoFeatures_StripEnumPrefix[GoFeatures_StripEnumPrefix["STRIP"] = 3] = "STRIP";
})(GoFeatures_StripEnumPrefix || (GoFeatures_StripEnumPrefix = {}));
/**
 * Describes the enum pb.GoFeatures.StripEnumPrefix.
 */
const GoFeatures_StripEnumPrefixSchema = /*@__PURE__*/ (0,codegenv2_enum/* enumDesc */.RS)(file_google_protobuf_go_features, 0, 1);
/**
 * @generated from extension: optional pb.GoFeatures go = 1002;
 */
const go = /*@__PURE__*/ extDesc(file_google_protobuf_go_features, 0);

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/java_features_pb.js
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
 * Describes the file google/protobuf/java_features.proto.
 */
const file_google_protobuf_java_features = /*@__PURE__*/ (0,file/* fileDesc */.w)("CiNnb29nbGUvcHJvdG9idWYvamF2YV9mZWF0dXJlcy5wcm90bxICcGIigwgKDEphdmFGZWF0dXJlcxL+AQoSbGVnYWN5X2Nsb3NlZF9lbnVtGAEgASgIQuEBiAEBmAEEmAEBogEJEgR0cnVlGIQHogEKEgVmYWxzZRjnB7IBuwEI6AcQ6AcasgFUaGUgbGVnYWN5IGNsb3NlZCBlbnVtIGJlaGF2aW9yIGluIEphdmEgaXMgZGVwcmVjYXRlZCBhbmQgaXMgc2NoZWR1bGVkIHRvIGJlIHJlbW92ZWQgaW4gZWRpdGlvbiAyMDI1LiAgU2VlIGh0dHA6Ly9wcm90b2J1Zi5kZXYvcHJvZ3JhbW1pbmctZ3VpZGVzL2VudW0vI2phdmEgZm9yIG1vcmUgaW5mb3JtYXRpb24uEp8CCg91dGY4X3ZhbGlkYXRpb24YAiABKA4yHy5wYi5KYXZhRmVhdHVyZXMuVXRmOFZhbGlkYXRpb25C5AGIAQGYAQSYAQGiAQwSB0RFRkFVTFQYhAeyAcgBCOgHEOkHGr8BVGhlIEphdmEtc3BlY2lmaWMgdXRmOCB2YWxpZGF0aW9uIGZlYXR1cmUgaXMgZGVwcmVjYXRlZCBhbmQgaXMgc2NoZWR1bGVkIHRvIGJlIHJlbW92ZWQgaW4gZWRpdGlvbiAyMDI1LiAgVXRmOCB2YWxpZGF0aW9uIGJlaGF2aW9yIHNob3VsZCB1c2UgdGhlIGdsb2JhbCBjcm9zcy1sYW5ndWFnZSB1dGY4X3ZhbGlkYXRpb24gZmVhdHVyZS4SMAoKbGFyZ2VfZW51bRgDIAEoCEIciAEBmAEGmAEBogEKEgVmYWxzZRiEB7IBAwjpBxJRCh91c2Vfb2xkX291dGVyX2NsYXNzbmFtZV9kZWZhdWx0GAQgASgIQiiIAQGYAQGiAQkSBHRydWUYhAeiAQoSBWZhbHNlGOkHsgEGCOkHIOkHEn8KEm5lc3RfaW5fZmlsZV9jbGFzcxgFIAEoDjI3LnBiLkphdmFGZWF0dXJlcy5OZXN0SW5GaWxlQ2xhc3NGZWF0dXJlLk5lc3RJbkZpbGVDbGFzc0IqiAEBmAEDmAEGmAEIogELEgZMRUdBQ1kYhAeiAQcSAk5PGOkHsgEDCOkHGnwKFk5lc3RJbkZpbGVDbGFzc0ZlYXR1cmUiWAoPTmVzdEluRmlsZUNsYXNzEh4KGk5FU1RfSU5fRklMRV9DTEFTU19VTktOT1dOEAASBgoCTk8QARIHCgNZRVMQAhIUCgZMRUdBQ1kQAxoIIgYI6Qcg6QdKCAgBEICAgIACIkYKDlV0ZjhWYWxpZGF0aW9uEhsKF1VURjhfVkFMSURBVElPTl9VTktOT1dOEAASCwoHREVGQVVMVBABEgoKBlZFUklGWRACSgQIBhAHOkIKBGphdmESGy5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldBjpByABKAsyEC5wYi5KYXZhRmVhdHVyZXNSBGphdmFCKAoTY29tLmdvb2dsZS5wcm90b2J1ZkIRSmF2YUZlYXR1cmVzUHJvdG8", [descriptor_pb/* file_google_protobuf_descriptor */.PX]);
/**
 * Describes the message pb.JavaFeatures.
 * Use `create(JavaFeaturesSchema)` to create a new message.
 */
const JavaFeaturesSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_java_features, 0);
/**
 * Describes the message pb.JavaFeatures.NestInFileClassFeature.
 * Use `create(JavaFeatures_NestInFileClassFeatureSchema)` to create a new message.
 */
const JavaFeatures_NestInFileClassFeatureSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_java_features, 0, 0);
/**
 * @generated from enum pb.JavaFeatures.NestInFileClassFeature.NestInFileClass
 */
var JavaFeatures_NestInFileClassFeature_NestInFileClass;
(function (JavaFeatures_NestInFileClassFeature_NestInFileClass) {
    /**
     * Invalid default, which should never be used.
     *
     * @generated from enum value: NEST_IN_FILE_CLASS_UNKNOWN = 0;
     */
    JavaFeatures_NestInFileClassFeature_NestInFileClass[JavaFeatures_NestInFileClassFeature_NestInFileClass["NEST_IN_FILE_CLASS_UNKNOWN"] = 0] = "NEST_IN_FILE_CLASS_UNKNOWN";
    /**
     * Do not nest the generated class in the file class.
     *
     * @generated from enum value: NO = 1;
     */
    JavaFeatures_NestInFileClassFeature_NestInFileClass[JavaFeatures_NestInFileClassFeature_NestInFileClass["NO"] = 1] = "NO";
    /**
     * Nest the generated class in the file class.
     *
     * @generated from enum value: YES = 2;
     */
    JavaFeatures_NestInFileClassFeature_NestInFileClass[JavaFeatures_NestInFileClassFeature_NestInFileClass["YES"] = 2] = "YES";
    /**
     * Fall back to the `java_multiple_files` option. Users won't be able to
     * set this option.
     *
     * @generated from enum value: LEGACY = 3;
     */
    JavaFeatures_NestInFileClassFeature_NestInFileClass[JavaFeatures_NestInFileClassFeature_NestInFileClass["LEGACY"] = 3] = "LEGACY";
})(JavaFeatures_NestInFileClassFeature_NestInFileClass || (JavaFeatures_NestInFileClassFeature_NestInFileClass = {}));
/**
 * Describes the enum pb.JavaFeatures.NestInFileClassFeature.NestInFileClass.
 */
const JavaFeatures_NestInFileClassFeature_NestInFileClassSchema = /*@__PURE__*/ (0,codegenv2_enum/* enumDesc */.RS)(file_google_protobuf_java_features, 0, 0, 0);
/**
 * The UTF8 validation strategy to use.
 *
 * @generated from enum pb.JavaFeatures.Utf8Validation
 */
var JavaFeatures_Utf8Validation;
(function (JavaFeatures_Utf8Validation) {
    /**
     * Invalid default, which should never be used.
     *
     * @generated from enum value: UTF8_VALIDATION_UNKNOWN = 0;
     */
    JavaFeatures_Utf8Validation[JavaFeatures_Utf8Validation["UTF8_VALIDATION_UNKNOWN"] = 0] = "UTF8_VALIDATION_UNKNOWN";
    /**
     * Respect the UTF8 validation behavior specified by the global
     * utf8_validation feature.
     *
     * @generated from enum value: DEFAULT = 1;
     */
    JavaFeatures_Utf8Validation[JavaFeatures_Utf8Validation["DEFAULT"] = 1] = "DEFAULT";
    /**
     * Verifies UTF8 validity overriding the global utf8_validation
     * feature. This represents the legacy java_string_check_utf8 option.
     *
     * @generated from enum value: VERIFY = 2;
     */
    JavaFeatures_Utf8Validation[JavaFeatures_Utf8Validation["VERIFY"] = 2] = "VERIFY";
})(JavaFeatures_Utf8Validation || (JavaFeatures_Utf8Validation = {}));
/**
 * Describes the enum pb.JavaFeatures.Utf8Validation.
 */
const JavaFeatures_Utf8ValidationSchema = /*@__PURE__*/ (0,codegenv2_enum/* enumDesc */.RS)(file_google_protobuf_java_features, 0, 0);
/**
 * @generated from extension: optional pb.JavaFeatures java = 1001;
 */
const java = /*@__PURE__*/ extDesc(file_google_protobuf_java_features, 0);

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/struct_pb.js
var struct_pb = __webpack_require__(51392);
;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/wrappers_pb.js
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
 * Describes the file google/protobuf/wrappers.proto.
 */
const file_google_protobuf_wrappers = /*@__PURE__*/ (0,file/* fileDesc */.w)("Ch5nb29nbGUvcHJvdG9idWYvd3JhcHBlcnMucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIcCgtEb3VibGVWYWx1ZRINCgV2YWx1ZRgBIAEoASIbCgpGbG9hdFZhbHVlEg0KBXZhbHVlGAEgASgCIhsKCkludDY0VmFsdWUSDQoFdmFsdWUYASABKAMiHAoLVUludDY0VmFsdWUSDQoFdmFsdWUYASABKAQiGwoKSW50MzJWYWx1ZRINCgV2YWx1ZRgBIAEoBSIcCgtVSW50MzJWYWx1ZRINCgV2YWx1ZRgBIAEoDSIaCglCb29sVmFsdWUSDQoFdmFsdWUYASABKAgiHAoLU3RyaW5nVmFsdWUSDQoFdmFsdWUYASABKAkiGwoKQnl0ZXNWYWx1ZRINCgV2YWx1ZRgBIAEoDEKDAQoTY29tLmdvb2dsZS5wcm90b2J1ZkINV3JhcHBlcnNQcm90b1ABWjFnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi93cmFwcGVyc3Bi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
/**
 * Describes the message google.protobuf.DoubleValue.
 * Use `create(DoubleValueSchema)` to create a new message.
 */
const DoubleValueSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_wrappers, 0);
/**
 * Describes the message google.protobuf.FloatValue.
 * Use `create(FloatValueSchema)` to create a new message.
 */
const FloatValueSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_wrappers, 1);
/**
 * Describes the message google.protobuf.Int64Value.
 * Use `create(Int64ValueSchema)` to create a new message.
 */
const Int64ValueSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_wrappers, 2);
/**
 * Describes the message google.protobuf.UInt64Value.
 * Use `create(UInt64ValueSchema)` to create a new message.
 */
const UInt64ValueSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_wrappers, 3);
/**
 * Describes the message google.protobuf.Int32Value.
 * Use `create(Int32ValueSchema)` to create a new message.
 */
const Int32ValueSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_wrappers, 4);
/**
 * Describes the message google.protobuf.UInt32Value.
 * Use `create(UInt32ValueSchema)` to create a new message.
 */
const UInt32ValueSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_wrappers, 5);
/**
 * Describes the message google.protobuf.BoolValue.
 * Use `create(BoolValueSchema)` to create a new message.
 */
const BoolValueSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_wrappers, 6);
/**
 * Describes the message google.protobuf.StringValue.
 * Use `create(StringValueSchema)` to create a new message.
 */
const StringValueSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_wrappers, 7);
/**
 * Describes the message google.protobuf.BytesValue.
 * Use `create(BytesValueSchema)` to create a new message.
 */
const BytesValueSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_wrappers, 8);

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/compiler/plugin_pb.js
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
 * Describes the file google/protobuf/compiler/plugin.proto.
 */
const file_google_protobuf_compiler_plugin = /*@__PURE__*/ (0,file/* fileDesc */.w)("CiVnb29nbGUvcHJvdG9idWYvY29tcGlsZXIvcGx1Z2luLnByb3RvEhhnb29nbGUucHJvdG9idWYuY29tcGlsZXIiRgoHVmVyc2lvbhINCgVtYWpvchgBIAEoBRINCgVtaW5vchgCIAEoBRINCgVwYXRjaBgDIAEoBRIOCgZzdWZmaXgYBCABKAkigQIKFENvZGVHZW5lcmF0b3JSZXF1ZXN0EhgKEGZpbGVfdG9fZ2VuZXJhdGUYASADKAkSEQoJcGFyYW1ldGVyGAIgASgJEjgKCnByb3RvX2ZpbGUYDyADKAsyJC5nb29nbGUucHJvdG9idWYuRmlsZURlc2NyaXB0b3JQcm90bxJFChdzb3VyY2VfZmlsZV9kZXNjcmlwdG9ycxgRIAMoCzIkLmdvb2dsZS5wcm90b2J1Zi5GaWxlRGVzY3JpcHRvclByb3RvEjsKEGNvbXBpbGVyX3ZlcnNpb24YAyABKAsyIS5nb29nbGUucHJvdG9idWYuY29tcGlsZXIuVmVyc2lvbiKSAwoVQ29kZUdlbmVyYXRvclJlc3BvbnNlEg0KBWVycm9yGAEgASgJEhoKEnN1cHBvcnRlZF9mZWF0dXJlcxgCIAEoBBIXCg9taW5pbXVtX2VkaXRpb24YAyABKAUSFwoPbWF4aW11bV9lZGl0aW9uGAQgASgFEkIKBGZpbGUYDyADKAsyNC5nb29nbGUucHJvdG9idWYuY29tcGlsZXIuQ29kZUdlbmVyYXRvclJlc3BvbnNlLkZpbGUafwoERmlsZRIMCgRuYW1lGAEgASgJEhcKD2luc2VydGlvbl9wb2ludBgCIAEoCRIPCgdjb250ZW50GA8gASgJEj8KE2dlbmVyYXRlZF9jb2RlX2luZm8YECABKAsyIi5nb29nbGUucHJvdG9idWYuR2VuZXJhdGVkQ29kZUluZm8iVwoHRmVhdHVyZRIQCgxGRUFUVVJFX05PTkUQABIbChdGRUFUVVJFX1BST1RPM19PUFRJT05BTBABEh0KGUZFQVRVUkVfU1VQUE9SVFNfRURJVElPTlMQAkJyChxjb20uZ29vZ2xlLnByb3RvYnVmLmNvbXBpbGVyQgxQbHVnaW5Qcm90b3NaKWdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL3BsdWdpbnBiqgIYR29vZ2xlLlByb3RvYnVmLkNvbXBpbGVy", [descriptor_pb/* file_google_protobuf_descriptor */.PX]);
/**
 * Describes the message google.protobuf.compiler.Version.
 * Use `create(VersionSchema)` to create a new message.
 */
const VersionSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_compiler_plugin, 0);
/**
 * Describes the message google.protobuf.compiler.CodeGeneratorRequest.
 * Use `create(CodeGeneratorRequestSchema)` to create a new message.
 */
const CodeGeneratorRequestSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_compiler_plugin, 1);
/**
 * Describes the message google.protobuf.compiler.CodeGeneratorResponse.
 * Use `create(CodeGeneratorResponseSchema)` to create a new message.
 */
const CodeGeneratorResponseSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_compiler_plugin, 2);
/**
 * Describes the message google.protobuf.compiler.CodeGeneratorResponse.File.
 * Use `create(CodeGeneratorResponse_FileSchema)` to create a new message.
 */
const CodeGeneratorResponse_FileSchema = /*@__PURE__*/ (0,message/* messageDesc */.Z)(file_google_protobuf_compiler_plugin, 2, 0);
/**
 * Sync with code_generator.h.
 *
 * @generated from enum google.protobuf.compiler.CodeGeneratorResponse.Feature
 */
var CodeGeneratorResponse_Feature;
(function (CodeGeneratorResponse_Feature) {
    /**
     * @generated from enum value: FEATURE_NONE = 0;
     */
    CodeGeneratorResponse_Feature[CodeGeneratorResponse_Feature["NONE"] = 0] = "NONE";
    /**
     * @generated from enum value: FEATURE_PROTO3_OPTIONAL = 1;
     */
    CodeGeneratorResponse_Feature[CodeGeneratorResponse_Feature["PROTO3_OPTIONAL"] = 1] = "PROTO3_OPTIONAL";
    /**
     * @generated from enum value: FEATURE_SUPPORTS_EDITIONS = 2;
     */
    CodeGeneratorResponse_Feature[CodeGeneratorResponse_Feature["SUPPORTS_EDITIONS"] = 2] = "SUPPORTS_EDITIONS";
})(CodeGeneratorResponse_Feature || (CodeGeneratorResponse_Feature = {}));
/**
 * Describes the enum google.protobuf.compiler.CodeGeneratorResponse.Feature.
 */
const CodeGeneratorResponse_FeatureSchema = /*@__PURE__*/ (0,codegenv2_enum/* enumDesc */.RS)(file_google_protobuf_compiler_plugin, 2, 0);

;// CONCATENATED MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wkt/index.js
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
