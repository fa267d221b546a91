import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const s3Credentials = { accessKeyId: 'GKtest', secretAccessKey: 'a-secret-of-the-tests' };

const algorithm = 'AWS4-HMAC-SHA256';
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

interface Claim {
  credential: string;
  signedHeaders: string;
  signature: string;
  /** As signed, such as 20260101T120000Z. */
  date: string;
  payload: string;
  /** In seconds from the date. */
  expires: number;
}

const clockSkew = 15 * 60;

export function isSigned(request: IncomingMessage, body: Buffer, now = Date.now()) {
  const url = new URL(request.url ?? '/', 'http://store');
  const claim = url.searchParams.has('X-Amz-Signature') ? inQuery(url) : inHeaders(request);
  if (!claim) return false;
  const age = (now - Date.parse(readableDate(claim.date))) / 1000;
  if (!(age > -clockSkew && age < claim.expires)) return false;
  if (/^[\da-f]{64}$/.test(claim.payload) && claim.payload !== sha256(body)) return false;
  const [keyId, day = '', region = '', service = ''] = claim.credential.split('/');
  if (keyId !== s3Credentials.accessKeyId || service !== 's3') return false;
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = [algorithm, claim.date, scope, sha256(canonical(request, url, claim))].join('\n');
  let key: string | Buffer = `AWS4${s3Credentials.secretAccessKey}`;
  for (const part of scope.split('/')) key = hmac(key, part).digest();
  const [expected, given] = [hmac(key, text).digest('hex'), claim.signature];
  return expected.length === given.length && timingSafeEqual(bytes(expected), bytes(given));
}

const bytes = (text: string) => new TextEncoder().encode(text);

const readableDate = (date: string) =>
  date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');

function inHeaders({ headers }: IncomingMessage): Claim | undefined {
  const [scheme, ...rest] = (headers.authorization ?? '').split(' ');
  if (scheme !== algorithm) return undefined;
  const parts = Object.fromEntries(
    rest.map((part) => part.replace(/,$/, '').split('=') as [string, string]),
  );
  return {
    credential: parts['Credential'] ?? '',
    signedHeaders: parts['SignedHeaders'] ?? '',
    signature: parts['Signature'] ?? '',
    date: String(headers['x-amz-date']),
    payload: String(headers['x-amz-content-sha256']),
    expires: clockSkew,
  };
}

function inQuery({ searchParams }: URL): Claim {
  const read = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  return {
    credential: read('Credential'),
    signedHeaders: read('SignedHeaders'),
    signature: read('Signature'),
    date: read('Date'),
    payload: 'UNSIGNED-PAYLOAD',
    expires: Number(read('Expires')),
  };
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function canonical({ method, headers }: IncomingMessage, url: URL, claim: Claim) {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const names = claim.signedHeaders.split(';');
  return [
    method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    claim.signedHeaders,
    claim.payload,
  ].join('\n');
}
