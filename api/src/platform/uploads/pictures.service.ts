import { createHash } from 'node:crypto';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { newPath } from '#src/platform/files/files.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { type Normalised, normalisePicture } from '#src/platform/pictures/picture.ts';
import { type Judged, judgePicture } from '#src/platform/pictures/picture-header.ts';
import { type Purpose, purposes } from '#src/platform/pictures/purposes.ts';
import { createPersonLocks } from '#src/platform/pictures/person-locks.ts';
import * as queries from './uploads.queries.ts';

const inTurn = createPersonLocks();

export interface SentPicture {
  content: Buffer;
  field?: string;
}

export interface StoredPicture {
  path: string;
  palette: string[];
}

interface PictureRequest {
  person: { id: string };
  purpose: Purpose;
  signal?: AbortSignal;
}

/**
 * The one way by which what somebody sends becomes pictures of ours: all pictures of a request, in
 * the turn of who sent it. They are read, judged by their headers, counted against the day, made and
 * stored one after another, and used; what was stored for a request that fails is taken back. The
 * same picture sent again is the one that is there. Throws unsupportedPicture, pictureTooLarge or
 * logoTooLarge, which name the field; tooManyRequests while another request of theirs is under way,
 * dailyLimit, unavailable when it takes too long or nobody waits.
 */
export function takePictures<T>(
  context: Context,
  request: PictureRequest,
  read: () => Promise<SentPicture[]>,
  use: (stored: StoredPicture[]) => Promise<T>,
): Promise<T> {
  return inTurn(request.person.id, async () => {
    const sent = await read();
    const fresh: string[] = [];
    try {
      return await use(await storeAll(context, request, sent, fresh));
    } catch (error) {
      for (const path of fresh) await discard(context, path).catch(() => undefined);
      throw error;
    }
  });
}

async function storeAll(
  context: Context,
  { person, purpose, signal }: PictureRequest,
  sent: SentPicture[],
  fresh: string[],
) {
  const patience = AbortSignal.timeout(purposes[purpose].patience);
  const end = signal ? AbortSignal.any([signal, patience]) : patience;
  const digests = sent.map(({ content }) => digestOf(content, purpose));
  const stored = await findStored(context, person.id, digests);
  const judged = new Map<string, { field: string | undefined; picture: Judged }>();
  for (const [index, { content, field }] of sent.entries()) {
    const digest = digests[index] ?? '';
    if (stored.has(digest) || judged.has(digest)) continue;
    const picture = await naming(field, judgePicture(content, purpose));
    judged.set(digest, { field, picture });
  }
  await countPixels(context, person.id, [...judged.values()]);
  for (const [digest, { field, picture }] of judged) {
    const made = await naming(field, normalisePicture(picture, purpose, end));
    if (end.aborted) throw new AppError('unavailable');
    const path = await store(context, person.id, made, digest);
    fresh.push(path);
    stored.set(digest, { path, palette: made.palette });
  }
  return digests.flatMap((digest) => stored.get(digest) ?? []);
}

/** The same bytes for another purpose become another picture. */
const digestOf = (content: Buffer, purpose: Purpose) =>
  createHash('sha256').update(`${purpose}\n`).update(content).digest('hex');

async function findStored({ db, files, clock }: Context, ownerId: string, digests: string[]) {
  const found = new Map<string, StoredPicture>();
  for (const { digest, ...picture } of await queries.renewUploads(db, ownerId, digests, clock())) {
    if (digest && (await files.has(picture.path))) found.set(digest.toString('hex'), picture);
  }
  return found;
}

/** Before anything is unpacked, and for good: what turns out to be broken took its time too. */
async function countPixels(context: Context, personId: string, judged: { picture: Judged }[]) {
  const pixels = judged.reduce((sum, { picture }) => sum + picture.pixels, 0);
  if (pixels === 0) return;
  const amount = Math.ceil(pixels / 1_000_000);
  await context.db
    .transaction()
    .execute((trx) => spend(context, trx, personId, { kind: 'picture', amount }));
}

/** The record is there before the file, so that none is lost; only then it can be found again. */
async function store(
  { db, files, clock }: Context,
  ownerId: string,
  { content, palette }: Normalised,
  digest: string,
) {
  const path = newPath();
  await queries.insertUpload(db, { path, owner_id: ownerId, palette, created_at: clock() });
  try {
    await files.write(path, content);
    await queries.setDigest(db, path, digest);
  } catch (error) {
    // What is left behind is swept a day later; why the file was not written is what counts.
    await queries.deleteUpload(db, path).catch(() => undefined);
    throw error;
  }
  return path;
}

async function discard({ db, files }: Context, path: string) {
  await queries.deleteUpload(db, path);
  await files.remove(path);
}

async function naming<T>(field: string | undefined, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (field === undefined || !(error instanceof AppError)) throw error;
    throw new AppError(error.code, { ...error.details, field });
  });
}
