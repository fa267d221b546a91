import type { Share } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import type { Telegram } from './prepared-messages.ts';
import { passedOf, plainShare, toMessage, urlOf } from './share-message.ts';
import * as queries from './sharing.queries.ts';

/**
 * What a person shares an approved project with, or an open vacancy of it. Telegram keeps a message
 * ready for them, if it can. Throws projectNotFound, vacancyNotFound, dailyLimit.
 */
export async function share(
  context: Context,
  telegram: Telegram,
  person: Person,
  { projectId, vacancyId }: { projectId: string; vacancyId: string | undefined },
): Promise<Share> {
  const { db, config } = context;
  const project = await queries.findShareable(db, person.id, projectId);
  if (!project) throw new AppError('projectNotFound');
  const vacancy =
    vacancyId === undefined ? undefined : await queries.findOpenVacancy(db, projectId, vacancyId);
  if (vacancyId !== undefined && !vacancy) throw new AppError('vacancyNotFound');
  await db.transaction().execute((trx) => spend(context, trx, person.id, { kind: 'share' }));
  const { publicUrl } = config;
  const url = urlOf(project, vacancyId, { bot: await telegram.readBotName(), publicUrl });
  const passed = passedOf(project, vacancy);
  const message = toMessage(passed, url, publicUrl);
  const preparedMessageId = await telegram.prepare(person.telegramId, message);
  return { preparedMessageId: preparedMessageId ?? null, url, text: plainShare(passed) };
}
