import type { Share } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import type { Telegram } from './prepared-messages.ts';
import { plainShare, toMessage, urlOf } from './share-message.ts';
import * as queries from './sharing.queries.ts';

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
