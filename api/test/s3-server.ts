import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './listen.ts';
import { isSigned, s3Credentials } from './s3-signature.ts';

interface Kept {
  content: Buffer;
  headers: Record<string, string>;
  writtenAt: Date;
}

interface Trouble {
  status: number | undefined;
  /** Does what it is told and then fails to say so. */
  afterwards: boolean;
}

/**
 * A small S3: PUT, GET, HEAD, DELETE and ListObjectsV2 on one bucket, path style, for who signs with
 * its key. `perPage`: how many names a page of a listing holds.
 */
export async function startS3({ bucket = 'kollab', perPage = 1000 } = {}) {
  const objects = new Map<string, Kept>();
  const trouble: Trouble = { status: undefined, afterwards: false };
  const seen: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    seen.push(`${request.method} ${pathname}`);
    if (trouble.status !== undefined && !trouble.afterwards) return fail(response, trouble.status);
    if (!isSigned(request, body)) return fail(response, 403, 'AccessDenied');
    const [, name, ...rest] = decodeURIComponent(pathname).split('/');
    if (name !== bucket) return fail(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') {
      const page = list(objects, searchParams, bucket, perPage);
      return response.writeHead(200, { 'content-type': 'application/xml' }).end(page);
    }
    if (request.method === 'PUT') objects.set(key, keptOf(request, body));
    if (request.method === 'DELETE') objects.delete(key);
    if (trouble.status !== undefined) return fail(response, trouble.status);
    if (request.method === 'PUT') return response.writeHead(200, { etag: '"1"' }).end();
    if (request.method === 'DELETE') return response.writeHead(204).end();
    const found = objects.get(key);
    if (!found) return fail(response, 404, 'NoSuchKey');
    response.writeHead(200, {
      ...found.headers,
      'content-length': found.content.length,
      'last-modified': found.writtenAt.toUTCString(),
    });
    return response.end(request.method === 'HEAD' ? undefined : found.content);
  }

  const server = createServer((request, response) => void answer(request, response));
  const endpoint = `http://127.0.0.1:${await listen(server)}`;
  return {
    endpoint,
    objects,
    trouble,
    seen,
    s3: {
      bucket,
      endpoint,
      region: 'us-east-1',
      credentials: s3Credentials,
      publicUrl: undefined as string | undefined,
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

const keptOf = ({ headers }: IncomingMessage, content: Buffer): Kept => ({
  content,
  headers: Object.fromEntries(
    ['content-type', 'cache-control'].flatMap((name) =>
      headers[name] ? [[name, String(headers[name])]] : [],
    ),
  ),
  writtenAt: new Date(),
});

function fail(response: ServerResponse, status: number, code = 'InternalError') {
  response.writeHead(status, { 'content-type': 'application/xml' });
  return response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function list(
  objects: Map<string, Kept>,
  query: URLSearchParams,
  bucket: string,
  perPage: number,
): string {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const names = [...objects.keys()]
    .filter((key) => key.startsWith(prefix))
    .sort()
    .filter((key) => key > after);
  const page = names.slice(0, perPage);
  const contents = page.map((key) => {
    const { content, writtenAt } = objects.get(key) as Kept;
    return `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified><ETag>"1"</ETag><Size>${content.length}</Size></Contents>`;
  });
  const more = names.length > page.length;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}
