import { limits, type ProjectCard, type Share } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { toCard } from '#src/work/projects/projects.view.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { viewerFrom } from '#src/people/visibility/visibility.service.ts';
import type { Telegram } from './prepared-messages.ts';
import { plainShare, toMessage, urlOf } from './share-message.ts';
import * as queries from './sharing.queries.ts';

const maxWords = 8;

/** Approved projects by name or tag, the person's own first; for no query these and the newest. */
export async function search(db: Db, person: Person, query: string): Promise<ProjectCard[]> {
  const start = query.toLowerCase().replaceAll('ё', 'е');
  const words = start.split(' ').filter((word) => word !== '');
  const rows = await queries.listShareable(db, person.id, {
    words: words.slice(0, maxWords),
    start,
    limit: limits.inlineResults,
  });
  return rows.map((row) => toCard(row, viewerFrom(person)));
}

/**
 * What a person shares an approved project with. Telegram keeps a message ready for
 * them, if it can. Throws projectNotFound, dailyLimit.
 */
export async function share(
  context: Context,
  telegram: Telegram,
  person: Person,
  projectId: string,
): Promise<Share> {
  const { db, config } = context;
  const project = await queries.findShareable(db, person.id, projectId);
  if (!project) throw new AppError('projectNotFound');
  await db.transaction().execute((trx) => spend(context, trx, person.id, { kind: 'share' }));
  const url = urlOf(project, { bot: await telegram.readBotName(), publicUrl: config.publicUrl });
  const preparedMessageId = await telegram.prepare(person.telegramId, toMessage(project, url));
  return { preparedMessageId: preparedMessageId ?? null, url, text: plainShare(project) };
}
