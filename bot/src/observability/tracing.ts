import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { startTracing } from '@kollab/runtime/tracing';
import { useTracer } from './work.ts';

/**
 * Traces updates and deliveries. Spans are made by hand: instruments would put Telegram's addresses
 * into them, which hold the bot's token. Answers what sends the rest and ends.
 */
export function traceWork(given: { serviceName: string }): () => Promise<void> {
  const end = startTracing(given);
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
  return end;
}
