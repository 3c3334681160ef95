/** OpenTelemetry's SDK, loaded only if its variables name a target. */
import os from 'node:os';
import { turnTracing } from './traced.ts';
import type { SamplerName, TracingSettings } from './tracing-settings.ts';

export interface Tracing {
  /** Sends the rest, and stops. */
  stop(): Promise<void>;
}

const nothing: Tracing = { stop: async () => {} };

export async function startTracing(
  settings: TracingSettings | undefined,
  process: { readonly kind: 'server' | 'worker'; readonly version: string },
): Promise<Tracing> {
  if (!settings) return nothing;
  const [api, sdk, { OTLPTraceExporter }, resources, { AsyncLocalStorageContextManager }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-proto'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
    ]);
  const byShare = new sdk.TraceIdRatioBasedSampler(settings.share);
  const on = new sdk.AlwaysOnSampler();
  const off = new sdk.AlwaysOffSampler();
  const samplers = {
    always_on: on,
    always_off: off,
    traceidratio: byShare,
    parentbased_always_on: new sdk.ParentBasedSampler({ root: on }),
    parentbased_always_off: new sdk.ParentBasedSampler({ root: off }),
    parentbased_traceidratio: new sdk.ParentBasedSampler({ root: byShare }),
  } satisfies Record<SamplerName, unknown>;
  const own = resources.resourceFromAttributes({
    'service.name': settings.serviceName,
    'service.version': process.version,
    'host.name': os.hostname(),
    'maquette.process': process.kind,
  });
  const named = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new sdk.TracerProvider({
    sampler: samplers[settings.sampler],
    resource: own.merge(named),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  api.context.setGlobalContextManager(contexts);
  api.trace.setGlobalTracerProvider(provider);
  turnTracing(true);
  return {
    async stop() {
      turnTracing(false);
      // An unreachable collector must not prevent shutdown.
      await provider.shutdown().catch(() => undefined);
      api.trace.disable();
      api.context.disable();
    },
  };
}
