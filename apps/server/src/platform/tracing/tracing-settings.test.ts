import { expect, test } from 'vitest';
import { tracingOf, tracingVariables } from './tracing-settings.ts';

const place = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.dev' };

test('without a place to send to, switched off or sent nowhere there is no tracing', () => {
  expect(tracingOf({})).toBeUndefined();
  expect(tracingOf({ ...place, OTEL_SDK_DISABLED: 'True' })).toBeUndefined();
  expect(tracingOf({ ...place, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined();
});

test('all requests are told, under our name, unless something else is set', () => {
  const usual = { serviceName: 'maquette', sampler: 'parentbased_always_on', share: 1 };
  expect(tracingOf({ ...place, OTEL_SDK_DISABLED: 'false', OTEL_TRACES_EXPORTER: 'otlp' })).toEqual(
    usual,
  );
  expect(tracingOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.dev' })).toEqual(usual);
  const set = { OTEL_SERVICE_NAME: 'plans', OTEL_TRACES_SAMPLER: 'traceidratio' } as const;
  expect(tracingOf({ ...place, ...set, OTEL_TRACES_SAMPLER_ARG: 0 })).toEqual({
    ...{ serviceName: 'plans', sampler: 'traceidratio', share: 0 },
  });
});

test.each([
  ['OTEL_TRACES_SAMPLER_ARG', ['0', '1', '0.5', ''], ['-0.1', '1.1', 'half']],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ['http://a.dev', 'https://a.dev', ''], ['ftp://a.dev', 'a.dev']],
  ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', ['http/protobuf', ''], ['grpc']],
  ['OTEL_TRACES_EXPORTER', ['otlp', 'none', ''], ['jaeger']],
  [
    'OTEL_TRACES_SAMPLER',
    [
      ...['always_on', 'always_off', 'traceidratio', 'parentbased_always_on'],
      ...['parentbased_always_off', 'parentbased_traceidratio'],
    ],
    ['xray'],
  ],
] as const)('%s', (name, good, bad) => {
  const accepts = (value: string) => tracingVariables[name].safeParse(value).success;
  expect(good.map(accepts)).toEqual(good.map(() => true));
  expect(bad.map(accepts)).toEqual(bad.map(() => false));
});
