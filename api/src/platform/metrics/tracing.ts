import { FastifyOtelInstrumentation } from '@fastify/otel';
import { startTracing } from '@kollab/runtime/tracing';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';

/** Whoever looks whether we live would drown the rest. */
const isWatch = ({ url }: IncomingMessage) => /^\/(health|metrics)\b/.test(url ?? '');

/**
 * Traces requests and the statements they make. Loaded only where there is a collector, and before
 * Fastify is called. Answers what sends the rest and ends.
 */
export function traceRequests({ serviceName }: { serviceName: string }): () => Promise<void> {
  const end = startTracing({
    serviceName,
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
  // Only what is required is instrumented, in place; our imports share it.
  const load = createRequire(import.meta.url);
  for (const name of ['node:http', 'pg']) load(name);
  return end;
}
