import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { envDetector } from '@opentelemetry/resources';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { pause } from '#src/platform/pause.ts';
import { useTracer } from './work.ts';

/** How long a stop waits for a collector that does not answer, in milliseconds. */
const farewell = 3000;

/**
 * Traces updates and deliveries, to the collector of the standard `OTEL_*` variables. Spans are made
 * by hand: instruments would put Telegram's addresses into them, which hold the bot's token. Answers
 * what sends the rest and ends.
 */
export function startTracing({ serviceName }: { serviceName: string }): () => Promise<void> {
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new OTLPTraceExporter(),
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [],
    // Others tell of the command line and its user.
    resourceDetectors: [envDetector],
  });
  sdk.start();
  const tracer = trace.getTracer('kollab-bot');
  useTracer({
    record: (name, attributes, run) => {
      const isStep = trace.getActiveSpan() !== undefined;
      const kind = isStep ? SpanKind.CLIENT : SpanKind.CONSUMER;
      return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
        try {
          return await run();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    headers: () => {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
  });
  return async () => {
    await Promise.race([sdk.shutdown().catch(() => undefined), pause(farewell)]);
  };
}
