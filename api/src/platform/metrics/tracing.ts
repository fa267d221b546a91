import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { envDetector } from '@opentelemetry/resources';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { within } from './bounded.ts';
import { filteringSpans } from './span-filter.ts';

/** How long a stop waits for a collector that does not answer, in milliseconds. */
const farewell = 3000;

/** Whoever looks whether we live would drown the rest. */
const isWatch = ({ url }: IncomingMessage) => /^\/(health|metrics)\b/.test(url ?? '');

/**
 * Traces requests and the statements they make, to the collector of the standard `OTEL_*` variables.
 * Loaded only where there is one, and before Fastify is called. Answers what sends the rest and ends.
 */
export function startTracing({ serviceName }: { serviceName: string }): () => Promise<void> {
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: filteringSpans(new OTLPTraceExporter()),
    metricReaders: [],
    logRecordProcessors: [],
    // Others tell of the command line and its user.
    resourceDetectors: [envDetector],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: isWatch,
        // Telegram's addresses hold the bot's token.
        disableOutgoingRequestInstrumentation: true,
      }),
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        instrumentHooks: false,
        recordExceptions: false,
        requestHook: (span, request) => span.setAttribute('kollab.request_id', request.id),
      }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  });
  sdk.start();
  // Only what is required is instrumented, in place; our imports share it.
  const load = createRequire(import.meta.url);
  for (const name of ['node:http', 'pg']) load(name);
  return () => within(farewell, sdk.shutdown()).catch(() => undefined);
}
