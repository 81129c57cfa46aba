"""msgspec finds out a type when it first reads one; two threads that do so at once bring the process down."""

import subprocess
import sys

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
