"""Traces by OpenTelemetry: what became of each command and of each write, for whoever collects them.

They take the extra `holdfast[telemetry]`; without it, and without a place to send them to, nothing is noted.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, TypeAlias

from holdfast import __version__
from holdfast.table.store import StoreError

MS: Final = 1_000_000  # in nanoseconds
Facts: TypeAlias = Mapping[str, str | int | bool]


class Traces(Protocol):
    def note(self, what: str, began: int, ended: int, facts: Facts) -> None:
        """Notes a span between two dates in milliseconds. Facts are ids and numbers, never what people send."""

    def close(self) -> None:
        """Sends what is still to be sent."""


class NoTraces:
    def note(self, what: str, began: int, ended: int, facts: Facts) -> None: ...

    def close(self) -> None: ...


class SentTraces:
    """Spans that a thread of their own sends by OTLP over HTTP; the usual variables (OTEL_...) set the rest."""

    def __init__(self, endpoint: str) -> None:
        """Raises StoreError where the extra is missing."""
        try:
            # Here, because it comes with an extra that most do without.
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
            from opentelemetry.sdk.resources import Resource
            from opentelemetry.sdk.trace import TracerProvider
            from opentelemetry.sdk.trace.export import BatchSpanProcessor
        except ImportError:
            raise StoreError("traces need more than Holdfast: pip install 'holdfast[telemetry]'") from None
        self.provider = TracerProvider(
            resource=Resource.create({"service.name": "holdfast", "service.version": __version__})
        )
        self.provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(f"{endpoint.rstrip('/')}/v1/traces")))
        self.tracer = self.provider.get_tracer("holdfast")

    def note(self, what: str, began: int, ended: int, facts: Facts) -> None:
        span = self.tracer.start_span(what, start_time=began * MS, attributes=dict(facts))
        span.end(ended * MS)

    def close(self) -> None:
        self.provider.shutdown()


def traces_to(endpoint: str) -> Traces:
    """Returns where spans are noted; nowhere without an endpoint. Raises StoreError."""
    return SentTraces(endpoint) if endpoint else NoTraces()
