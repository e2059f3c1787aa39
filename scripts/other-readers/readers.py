"""What other readers see in two texts: one question per line on standard input, one answer per line on standard output.

A question is {"reader", "base", "head"} with both sides in base64. The answer says whether both were read, whether they hold the
same data, and whether they do but for numbers within a relative 1e-9. Debian: python3-yaml python3-ruamel.yaml python3-lxml
python3-html5lib python3-javaproperties python3-dotenv python3-json5 python3-msgpack python3-cbor2.
"""

import base64
import configparser
import csv
import io
import json
import logging
import math
import plistlib
import re
import sys
import warnings
from decimal import Decimal

DEEPEST = 200
TOLERANCE = Decimal("1.0000001e-9")


def canonical(value, depth=0):
    """Nested tuples that are equal for equal data: order of names aside, numbers by value."""
    if depth > DEEPEST:
        raise ValueError("too deep")
    if isinstance(value, bool) or value is None:
        return ("word", value)
    if isinstance(value, int):
        return ("number", Decimal(value))
    if isinstance(value, float):
        return ("number", Decimal(repr(value)) if math.isfinite(value) else repr(value))
    if isinstance(value, Decimal):
        return ("number", value if value.is_finite() else str(value))
    if isinstance(value, (str, bytes)):
        return (type(value).__name__, value)
    if hasattr(value, "items"):
        members = ((canonical(k, depth + 1), canonical(v, depth + 1)) for k, v in value.items())
        return ("map", tuple(sorted(members, key=repr)))
    if isinstance(value, (list, tuple)):
        return ("list", tuple(canonical(one, depth + 1) for one in value))
    return (type(value).__name__, repr(value))


def is_close(base, head):
    if base == head:
        return True
    if not (isinstance(base, tuple) and isinstance(head, tuple) and len(base) == len(head)):
        return False
    if len(base) == 2 and base[0] == head[0] == "number" and isinstance(base[1], Decimal) and isinstance(head[1], Decimal):
        return abs(base[1] - head[1]) <= max(abs(base[1]), abs(head[1])) * TOLERANCE
    return all(is_close(one, other) for one, other in zip(base, head))


def text_of(data):
    return data.removeprefix(b"\xef\xbb\xbf").decode("utf-8")


def read_json(data):
    def refuse(word):
        raise ValueError(word)

    return json.loads(text_of(data), parse_float=Decimal, parse_int=Decimal, parse_constant=refuse)


def read_jsonl(data):
    return [read_json(line.encode()) for line in text_of(data).split("\n") if line.strip()]


def read_pyyaml(data):
    import yaml

    return list(yaml.safe_load_all(text_of(data)))


def read_ruamel(data):
    from ruamel.yaml import YAML

    return list(YAML(typ="safe", pure=True).load_all(text_of(data)))


def read_toml(data):
    import tomllib

    return tomllib.loads(text_of(data), parse_float=Decimal)


def read_properties(data):
    import javaproperties

    return javaproperties.loads(text_of(data))


def read_dotenv(data):
    from dotenv import dotenv_values

    return dict(dotenv_values(stream=io.StringIO(text_of(data)), interpolate=False))


def read_ini(data):
    parser = configparser.RawConfigParser(strict=False, default_section="\0", allow_no_value=True)
    parser.optionxform = str
    parser.read_string(text_of(data))
    return {name: dict(parser.items(name)) for name in parser.sections()}


def read_csv(data):
    return [row for row in csv.reader(io.StringIO(text_of(data), newline=""), strict=True) if row]


def read_json5(data):
    import json5

    return json5.loads(text_of(data))


def read_plist(data):
    return plistlib.loads(data)


def read_msgpack(data):
    import msgpack

    unpacker = msgpack.Unpacker(io.BytesIO(data), raw=False, strict_map_key=False, object_pairs_hook=list)
    values = list(unpacker)
    if unpacker.tell() != len(data):
        raise ValueError("something behind the last value")
    return values


def read_cbor(data):
    import cbor2

    stream = io.BytesIO(data)
    value = cbor2.CBORDecoder(stream).decode()
    if stream.tell() != len(data):
        raise ValueError("something behind the value")
    return value


def joined(children):
    """Texts that follow each other as one."""
    out = []
    for child in children:
        if isinstance(child, str) and out and isinstance(out[-1], str):
            out[-1] += child
        else:
            out.append(child)
    return out


def read_xml(data):
    from lxml import etree

    def element(node):
        children = []

        def add(text):
            if text and text.strip(" \t\r\n"):
                children.append(text)

        add(node.text)
        for child in node:
            if child.tag is etree.ProcessingInstruction:
                children.append(["instruction", child.target, child.text or ""])
            elif isinstance(child.tag, str):
                children.append(element(child))
            add(child.tail)
        return [node.tag, dict(node.attrib), joined(children)]

    parser = etree.XMLParser(resolve_entities=True, no_network=True, remove_comments=True, load_dtd=False)
    return element(etree.fromstring(data, parser))


KEEPS_SPACE = {"{http://www.w3.org/1999/xhtml}" + name for name in ("pre", "textarea", "script", "style")}


def read_html(data):
    import html5lib

    def element(node, keeps):
        keeps = keeps or node.tag in KEEPS_SPACE
        children = []

        def add(text):
            if text:
                children.append(text if keeps else re.sub(r"[ \t\n\f\r]+", " ", text))

        add(node.text)
        for child in node:
            if isinstance(child.tag, str):
                children.append(element(child, keeps))
            add(child.tail)
        texts = joined(children)
        kept = texts if keeps else [one.strip(" ") if isinstance(one, str) else one for one in texts]
        return [node.tag, {str(k): v for k, v in node.attrib.items()}, [one for one in kept if one != ""]]

    return element(html5lib.parse(data.decode("utf-8"), treebuilder="etree"), False)


def answer(read, base, head):
    sides = []
    for data in (base, head):
        try:
            sides.append(canonical(read(base64.b64decode(data))))
        except Exception as error:  # Whatever a reader throws, it has not read the text.
            return {"read": False, "side": "base" if not sides else "head", "why": f"{type(error).__name__}: {error}"[:120]}
    return {"read": True, "equal": sides[0] == sides[1], "close": is_close(*sides)}


warnings.simplefilter("ignore")
logging.disable()
for question in map(json.loads, sys.stdin):
    found = answer(globals()["read_" + question["reader"]], question["base"], question["head"])
    print(json.dumps(found), flush=True)
