import type { Share } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import type { Telegram } from './prepared-messages.ts';
import { toSharedProject, toMessage, urlOf } from './share-message.ts';
import * as queries from './sharing.queries.ts';

/**
 * Telegram keeps a message ready, if it can. Throws projectNotFound, vacancyNotFound, dailyLimit.
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
  const vacancies =
    vacancyId === undefined ? [] : await queries.listOpenVacancies(db, projectId, vacancyId);
  if (vacancyId !== undefined && vacancies.length === 0) throw new AppError('vacancyNotFound');
  await db.transaction().execute((trx) => spend(context, trx, person.id, { kind: 'share' }));
  const { publicUrl } = config;
  const url = urlOf(project, vacancyId, { bot: await telegram.readBotName(), publicUrl });
  const passed = toSharedProject(project, vacancyId, vacancies);
  const message = toMessage(passed, url, publicUrl);
  const preparedMessageId = await telegram.prepare(person.telegramId, message);
  return { preparedMessageId: preparedMessageId ?? null, url, text: passed.plain };
}
