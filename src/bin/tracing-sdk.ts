/** OpenTelemetry's SDK, which reads the usual OTEL_… variables: where traces go, and which are kept. */
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/** Sends the traces of this process. OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES go before what is given. */
export function sendTraces({ service, version }: { service: string; version: string }): {
  stop: () => Promise<void>;
} {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service, 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return { stop: () => provider.shutdown() };
}
