"""
What schemathesis must know about Waypost beyond the document: existing records and meaningful values, so that
valid requests get past "not found" and "no such postcode", and which refusals of valid data are the documented ones.
Loaded by test/support/fuzz.ts.
"""
import json
import os
import re
import zlib

import schemathesis

with open(os.environ["FUZZ_WORLD"], encoding="utf-8") as file:
    WORLD = json.load(file)

# Field -> the ids it accepts; lists of ids are repaired item by item.
KINDS = {
    "shipper": "shipper_id",
    "depot": "depot_id",
    "vehicle": "vehicle_id",
    "vehicles": "vehicle_id",
    "driver": "driver_id",
    "order": "order_id",
    "orders": "order_id",
    "stops": "order_id",
    "template": "template_id",
    "photo_ids": "photo_id",
    "lock_routes": "route_id",
    "barcode": "barcode",
    "pieces_delivered": "barcode",
}
VALUES = {"postcode": "SE2 9NL", "country": "GB", "phone": "+447700900123", "email": "sioned@example.com"}
URLS = {"url": "https://example.com/hooks"}
TIME = re.compile(r"^\d\d:\d\d$")

# Refusals that depend on the records, on other fields, or on the meaning of a value, which no schema can express; the
# test/attack/limits.test.ts tests the limits of values.
DEPENDS_ON_DATA = {
    "unknown_reference",
    "invalid_value",
    "missing_field",
    "too_many_items",
    "slot_unknown",
    "window_broken",
    "van_over_capacity",
    "crew_too_small",
    "idempotency_key_reused",
}
# Rules for files that JSON Schema cannot express.
BEYOND_SCHEMA = re.compile(r"\bcolumn\b|The file|The body is not image/")


def pick(kind, value):
    """Returns an existing id of this kind, chosen by the generated value; one time in eight the generated value."""
    ids = WORLD["ids"].get(kind)
    number = zlib.crc32(str(value).encode("utf-8", "replace"))
    return value if not ids or number % 8 == 0 else ids[number // 8 % len(ids)]


def repair(value, name=None):
    """Turns a generated value of the right form into one that Waypost can accept."""
    if isinstance(value, dict):
        repaired = {key: repair(item, key) for key, item in value.items()}
        start, end = repaired.get("from"), repaired.get("to")
        if isinstance(start, str) and isinstance(end, str):
            if start > end:
                repaired["from"], repaired["to"] = end, start
            elif start == end and TIME.match(start):
                repaired["from"], repaired["to"] = "08:00", "12:00"
        return repaired
    if isinstance(value, list):
        return [repair(item, name) for item in value]
    if not isinstance(value, str):
        return value
    if name in KINDS:
        return pick(KINDS[name], value)
    if name in ("date", "offer_from"):
        return WORLD["date"]
    return VALUES.get(name) or URLS.get(name) or value


@schemathesis.hook
def before_call(context, case, kwargs):
    """Makes valid requests name existing records, most of the time."""
    meta = case.meta
    if meta is None or not meta.generation.mode.is_positive:
        return
    if isinstance(case.body, (dict, list)):
        case.body = repair(case.body)
    if case.query:
        case.query = {
            key: repair(value, key) for key, value in case.query.items() if key != "starting_after"
        }
    # A made-up tag is refused, and the code behind the check would never be tested.
    if "If-Match" in (case.headers or {}) and zlib.crc32(case.headers["If-Match"].encode("utf-8", "replace")) % 8:
        case.headers["If-Match"] = "*"
    if meta.phase.name.value != "stateful" and case.path_parameters:
        case.path_parameters = {
            name: pick(name, value) for name, value in case.path_parameters.items()
        }


@schemathesis.serializer("application/x-ndjson")
def lines_of_text(ctx, value):
    """Sends JSON lines as generated; text of another form is refused at its first row."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


@schemathesis.hook
def filter_case(context, case):
    """Sends a number or a list as its text in JSON lines: a file like any other, whose rows are refused one by one."""
    is_lines = (case.media_type or "") in ("application/x-ndjson", "application/jsonl")
    return not is_lines or isinstance(case.body, (str, bytes))


@schemathesis.check
def valid_data_is_understood(ctx, response, case):
    """Checks that input the document allows is refused only because of the state of the records."""
    meta = case.meta
    if meta is None or not meta.generation.mode.is_positive or response.status_code not in (400, 415, 422):
        return
    error = response.json()["error"]
    if error["code"] not in DEPENDS_ON_DATA and not BEYOND_SCHEMA.search(error["message"]):
        raise AssertionError(f"Valid data was refused: {error['code']} {error['param']}: {error['message']}")
