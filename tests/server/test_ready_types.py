"""msgspec finds out a type when it first reads one; two threads that do so at once bring the process down."""

import subprocess
import sys

import pytest

from holdfast.engine.flow import Frame
from holdfast.server.ops.ready_types import make_types_ready, structs

# In a process of its own, because other tests have read most types already.
LATE = """
import sys
import msgspec
from holdfast.server.ops.ready_types import structs
from tests.server.fixtures import FakeServer

FakeServer()
late = []

def watch(frame, event, _):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        asked.append(frame)

for kind in structs():
    asked = []
    sys.setprofile(watch)
    try:
        msgspec.json.Decoder(kind)
    except (NameError, TypeError):
        asked = []
    finally:
        sys.setprofile(None)
    if asked:
        late.append(kind.__name__)
print(len(set(structs())), *late)
"""


def test_when_a_server_opens_every_type_has_been_found_out() -> None:
    done = subprocess.run([sys.executable, "-c", LATE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    number, *late = done.stdout.split()
    assert int(number) > 900
    assert late == []


def test_a_type_that_was_refused_while_it_was_made_holds_up_no_server() -> None:
    with pytest.raises(TypeError, match="Unmade names steps that it does not have: work") as refused:
        type("Unmade", (Frame,), {"STEPS": ("work",), "__annotations__": {}})
    assert refused.tb is not None  # as long as somebody looks at what went wrong, the type is there
    assert "Unmade" in {one.__name__ for one in structs()}
    make_types_ready()
