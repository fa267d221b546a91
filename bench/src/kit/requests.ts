import { type Agent, request } from 'node:http';

export interface Read {
  url: string;
  headers: Record<string, string>;
}

export interface Sent extends Read {
  method?: 'GET' | 'POST' | 'PATCH';
  /** JSON, where the headers name nothing else. */
  body?: string | Buffer;
  agent?: Agent | false;
  signal?: AbortSignal;
}

/** What came back, and after how many milliseconds. */
export interface Answer {
  status: number;
  etag: string | undefined;
  milliseconds: number;
}

export function send({ url, body, headers, ...how }: Sent): Promise<Answer> {
  const begun = performance.now();
  const described = body !== undefined && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  };
  return new Promise((answered, failed) => {
    const call = request(url, { ...how, headers: { ...described, ...headers } }, (response) => {
      response.resume();
      response.once('error', failed);
      response.once('end', () =>
        answered({
          status: response.statusCode ?? 0,
          etag: response.headers.etag,
          milliseconds: performance.now() - begun,
        }),
      );
    });
    call.once('error', failed);
    call.end(body);
  });
}

const boundary = 'kollab-bench';

export const formOf = (picture: Buffer) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  body: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});
