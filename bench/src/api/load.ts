import { Agent, request } from 'node:http';

/** A request of the load: made when its turn comes. */
export interface Shot {
  url: string;
  method: 'GET' | 'POST' | 'PATCH';
  headers: Record<string, string>;
  body?: unknown;
}

const connections = 16;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

function send({ url, method, headers, body }: Shot): Promise<number> {
  return new Promise((answered, failed) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const call = request(
      url,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => answered(response.statusCode ?? 0));
      },
    );
    call.once('error', failed);
    call.end(text);
  });
}

/** Requests a second over a while. Throws at the first answer outside 2xx. */
export async function measureRate(next: () => Shot, milliseconds: number): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const work = async () => {
    while (performance.now() - begun < milliseconds) {
      const shot = next();
      const status = await send(shot);
      if (status >= 300) throw new Error(`${shot.method} ${shot.url} answered ${status}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return (count * 1000) / (performance.now() - begun);
}
