import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { envDetector } from '@opentelemetry/resources';
import { NodeSDK, type NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import { pause } from './pause.ts';
import { filteringSpans } from './span-filter.ts';

/** How long a stop waits for a collector that does not answer, in milliseconds. */
const farewell = 3000;

interface Tracing {
  serviceName: string;
  instrumentations?: NodeSDKConfiguration['instrumentations'];
}

/**
 * Sends spans to the collector of the standard `OTEL_*` variables. Loaded only where there is one.
 * Answers what sends the rest and ends.
 */
export function startTracing({ serviceName, instrumentations = [] }: Tracing): () => Promise<void> {
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: filteringSpans(new OTLPTraceExporter()),
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations,
    // Others tell of the command line and its user.
    resourceDetectors: [envDetector],
  });
  sdk.start();
  return async () => {
    await Promise.race([sdk.shutdown().catch(() => undefined), pause(farewell)]);
  };
}
