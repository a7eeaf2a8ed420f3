/** Variables of traces; OpenTelemetry's library reads them itself, and whatever else it knows. */
import { flag, httpUrl, notes, text } from './values.js';

const GROUP = 'Traces';

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().register(notes, {
    group: GROUP,
    about: 'OTLP endpoint for traces over HTTP, such as http://collector:4318.',
    fallback: 'nothing is traced',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: text.optional().register(notes, {
    group: GROUP,
    about: 'Headers of trace exports, such as authorization=….',
    fallback: 'none',
    secret: true,
  }),
  OTEL_TRACES_SAMPLER: text.optional().register(notes, {
    group: GROUP,
    about: 'Name of the OpenTelemetry sampler.',
    fallback: 'parentbased_always_on: all, but for requests whose client does not keep its own',
  }),
  OTEL_TRACES_SAMPLER_ARG: text.optional().register(notes, {
    group: GROUP,
    about: 'Share of traces to keep, for a sampler such as parentbased_traceidratio.',
    fallback: '1',
  }),
  OTEL_SDK_DISABLED: flag.default(false).register(notes, {
    group: GROUP,
    about: 'Whether to disable tracing.',
  }),
};
