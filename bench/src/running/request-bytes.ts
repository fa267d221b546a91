import type { Shot } from '#src/dataset/dataset.ts';

/** The least of a request: bytes made before, of the answer only its length is read. */
export const toBytes = ({ url, headers }: Shot) => {
  const { host, port, pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = [`GET ${pathname}${search} HTTP/1.1`, `host: ${host}`, ...lines, '', ''];
  return { port: Number(port), bytes: Buffer.from(text.join('\r\n')) };
};
