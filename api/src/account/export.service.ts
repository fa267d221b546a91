import { Readable } from 'node:stream';
import { type InboxEvent, limits, plainText, say } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { readInbox } from '#src/delivery/inbox/inbox.service.ts';
import { readFeedSettings } from '#src/discovery/feed/project-follows.service.ts';
import { getSettings } from '#src/people/settings/settings.service.ts';
import * as queries from './export.queries.ts';
import { leftOutFile, type FileName, leftOut, readme } from './export.texts.ts';
import { type Append, zipStream } from './zip.ts';

/** Telegram takes documents of 50 MB from a bot; what is no picture has the rest to itself. */
const pictureBytes = 36 * 1024 * 1024;

/**
 * All that is kept of the person whom a leased export is for, as a zip that is written while it is
 * read. Throws notFound when there is no such export, or nobody any more.
 */
export async function openExport(context: Context, notificationId: string) {
  const { db, clock } = context;
  const userId = await queries.findExportee(db, notificationId);
  const profile = userId && (await queries.getProfile(db, userId));
  if (!userId || !profile) throw new AppError('notFound');
  const at = clock();
  const zip = zipStream(at, async (append) => {
    await append('README.txt', [readme({ ...profile, at })]);
    await appendObjects(context, append, userId, profile);
    for (const [name, list] of Object.entries(queries.lists)) {
      await append(`${name}.json`, jsonArray(queries.listAll(db, list, userId)));
    }
    await append(fileOf('notifications'), jsonArray(readNotifications(context, userId)));
    await appendPictures(context, append, userId);
  });
  return Readable.toWeb(zip) as ReadableStream<Uint8Array>;
}

const fileOf = (name: FileName) => `${name}.json`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function appendObjects(
  { db }: Context,
  append: Append,
  userId: string,
  profile: Record<string, unknown>,
) {
  await append(fileOf('profile'), [json(profile)]);
  await append(fileOf('notification-settings'), [json(await getSettings(db, userId))]);
  await append(fileOf('feed-settings'), [json(await readFeedSettings(db, { id: userId }))]);
  await append(fileOf('activity'), [json(await queries.listActs(db, userId))]);
}

async function* jsonArray(rows: AsyncIterable<unknown>) {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** The inbox in words, without the letters that others wrote. */
async function* readNotifications(context: Context, userId: string) {
  let cursor: string | undefined;
  do {
    const { items, next } = await readInbox(context, userId, { limit: limits.page, cursor });
    for (const { event, at, isRead } of items) {
      yield { kind: event.kind, text: plainText(say(withoutLetter(event), 'ru').text), at, isRead };
    }
    cursor = next;
  } while (cursor !== undefined);
}

function withoutLetter(event: InboxEvent): InboxEvent {
  if (event.kind === 'applicationCard') {
    return { ...event, card: { ...event.card, coverLetter: '' } };
  }
  if (event.kind === 'contactRequestCard') return { ...event, card: { ...event.card, text: '' } };
  return event;
}

async function appendPictures({ db, files }: Context, append: Append, userId: string) {
  let room = pictureBytes;
  const missing: string[] = [];
  for (const path of await queries.listPictures(db, userId)) {
    const name = path.replace(/^.*\//, '');
    const picture = await files.read(path).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'notFound') return undefined;
      throw error;
    });
    if (!picture || picture.length > room) {
      missing.push(name);
      continue;
    }
    room -= picture.length;
    await append(`pictures/${name}`, [picture]);
  }
  if (missing.length > 0) await append(leftOutFile, [leftOut(missing)]);
}
