import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface JsonCall {
  path: string;
  headers: IncomingHttpHeaders;
  payload: Record<string, unknown>;
}

type JsonAnswer = { status: number; body?: unknown } | 'drop';

/** JSON or a form in, JSON out; `drop` breaks the connection. */
export async function jsonServer(answer: (call: JsonCall) => JsonAnswer | Promise<JsonAnswer>) {
  const calls: JsonCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const payload = await readJson(request);
      const call = { path: request.url ?? '', headers: request.headers, payload };
      calls.push(call);
      const reply = await answer(call);
      if (reply === 'drop') return request.socket.destroy();
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(reply.body ?? {}));
    })().catch(() => request.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    paths: () => calls.map(({ path }) => path),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { 'content-type': type = '' } = request.headers;
  if (type.startsWith('multipart/')) return readForm(body, type);
  const text = body.toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

async function readForm(body: Buffer, type: string): Promise<Record<string, unknown>> {
  const request = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const form: Record<string, unknown> = {};
  for (const [name, value] of await request.formData()) {
    form[name] =
      typeof value === 'string' ? value : { fileName: value.name, text: await value.text() };
  }
  return form;
}
