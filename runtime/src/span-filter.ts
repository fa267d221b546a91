import type { NodeSDKConfiguration } from '@opentelemetry/sdk-node';

type Exporter = NodeSDKConfiguration['traceExporter'];
type Span = Parameters<Exporter['export']>[0][number];
type Attributes = Span['attributes'];

/** What a span may say: statements hold placeholders, routes are patterns. Nothing else gets out. */
const harmless = new Set([
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.response.status_code',
  'db.system.name',
  'error.type',
  'exception.type',
  'fastify.type',
  'hook.name',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'kollab.request_id',
  'url.scheme',
]);

const filtered = (attributes: Attributes | undefined): Attributes =>
  Object.fromEntries(Object.entries(attributes ?? {}).filter(([name]) => harmless.has(name)));

export function filteringSpans(exporter: Exporter): Exporter {
  const reduce = (span: Span): Span =>
    Object.create(span, {
      attributes: { value: filtered(span.attributes) },
      events: {
        value: span.events.map((event) => ({ ...event, attributes: filtered(event.attributes) })),
      },
      links: {
        value: span.links.map((link) => ({ ...link, attributes: filtered(link.attributes) })),
      },
      status: { value: { code: span.status.code } },
    }) as Span;
  return {
    export: (spans, done) => exporter.export(spans.map(reduce), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
