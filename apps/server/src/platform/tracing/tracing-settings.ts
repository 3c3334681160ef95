/** OpenTelemetry's variables that are needed here; its exporter reads the others. */
import { z } from 'zod';

const filled = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const address = z.url({
  protocol: /^https?$/,
  error: 'an address starting with http:// or https://',
});
const protocol = z.literal('http/protobuf', 'http/protobuf, the only one that is sent');
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof samplers)[number];

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: filled(address),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: filled(address),
  OTEL_EXPORTER_OTLP_PROTOCOL: filled(protocol),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: filled(protocol),
  OTEL_TRACES_EXPORTER: filled(z.enum(['otlp', 'none'], 'otlp or none')),
  OTEL_TRACES_SAMPLER: filled(z.enum(samplers, `one of ${samplers.join(', ')}`)),
  OTEL_TRACES_SAMPLER_ARG: filled(
    z.coerce
      .number('a share from 0 to 1')
      .min(0, 'a share from 0 to 1')
      .max(1, 'a share from 0 to 1'),
  ),
  OTEL_SERVICE_NAME: filled(z.string()),
  OTEL_SDK_DISABLED: filled(z.string()),
};

type Values = {
  readonly [Name in keyof typeof tracingVariables]?: z.infer<(typeof tracingVariables)[Name]>;
};

export interface TracingSettings {
  readonly serviceName: string;
  readonly sampler: SamplerName;
  /** Sampling share. */
  readonly share: number;
}

/** Undefined if tracing is off. */
export function tracingOf(values: Values): TracingSettings | undefined {
  const hasPlace = values.OTEL_EXPORTER_OTLP_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const isOff =
    values.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || values.OTEL_TRACES_EXPORTER === 'none';
  if (!hasPlace || isOff) return undefined;
  return {
    serviceName: values.OTEL_SERVICE_NAME ?? 'maquette',
    sampler: values.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
    share: values.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}
