import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from './listen.ts';

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}

interface Export {
  resourceSpans: { resource: unknown; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

export async function otlpReceiver() {
  const exports: Export[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      exports.push(body as Export);
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    exports,
    spans: () =>
      exports.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
