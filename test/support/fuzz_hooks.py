"""
What schemathesis has to know of Waypost beyond the document: records that exist, so that generated requests get past
"not found", and which refusals of valid data are the documented ones. Read by test/support/fuzz.ts.
"""
import json
import os
import random

import schemathesis

with open(os.environ["FUZZ_WORLD"], encoding="utf-8") as file:
    WORLD = json.load(file)

# Refusals that depend on the records, which no schema can tell of.
DEPENDS_ON_DATA = {
    "unknown_reference",
    "slot_unknown",
    "window_broken",
    "van_over_capacity",
    "crew_too_small",
    "idempotency_key_reused",
}


def known(kind):
    """An id of this kind that exists, or None."""
    ids = WORLD["ids"].get(kind)
    return random.choice(ids) if ids else None


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Most of the time a path names a record that exists."""
    if path_parameters and random.random() < 0.7:
        return {name: known(name) or value for name, value in path_parameters.items()}
    return path_parameters


@schemathesis.check
def valid_data_is_understood(ctx, response, case):
    """What the document allows is refused only for a reason that lies in the records."""
    meta = case.meta
    if meta is None or not meta.generation.mode.is_positive or response.status_code not in (400, 415, 422):
        return
    error = response.json().get("error", {})
    if error.get("code") not in DEPENDS_ON_DATA:
        raise AssertionError(f"Valid data was refused: {error.get('code')} {error.get('param')}: {error.get('message')}")
