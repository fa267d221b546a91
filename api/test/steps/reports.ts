import {
  type AppealDecision,
  appealSanction,
  blockUser,
  decideReport,
  decideSanctionAppeal,
  follow,
  getStats,
  getUser,
  getUserByTelegram,
  getVacancy,
  listBlocked,
  listOwnSanctions,
  listReports,
  listSanctionAppeals,
  releaseUser,
  type ReportDecision,
  reportProject,
  reportUser,
  searchUsers,
  type SuspensionDays,
  unblockUser,
  unfollow,
} from '@kollab/contract';
import type { Someone, TestApp } from '#test/test-app.ts';

type Named = { id: string; telegramId: number };
type Reader = Pick<Someone, 'call'>;

export const block = (person: Someone, { id }: Pick<Named, 'id'>) =>
  person.call(blockUser, { params: { id }, body: {} });

export const unblock = (person: Someone, { id }: Pick<Named, 'id'>) =>
  person.call(unblockUser, { params: { id }, body: {} });

export const blockedBy = async (person: Someone, query: { limit?: number } = {}) =>
  (await person.call(listBlocked, { params: { telegramId: person.telegramId }, query })).map(
    ({ id }) => id,
  );

export const complain = (person: Someone, { id }: Pick<Named, 'id'>, text = 'Шлёт рекламу') =>
  person.call(reportUser, { params: { id }, body: { category: 'spam', text } });

export const complainOfProject = (person: Someone, { id }: { id: string }) =>
  person.call(reportProject, {
    params: { projectId: id },
    body: { category: 'fraud', text: 'Просят денег' },
  });

export const listQueue = (moderator: Someone, query: { limit?: number; cursor?: string } = {}) =>
  moderator.call(listReports, { query });

export const judge = (
  moderator: Someone,
  { reportId }: { reportId: string },
  decision: ReportDecision,
  comment: string | undefined = decision === 'dismiss' ? undefined : 'Рассылает рекламу',
  days?: SuspensionDays,
) =>
  moderator.call(decideReport, {
    params: { id: reportId },
    body: {
      decision,
      ...(comment !== undefined && { comment }),
      ...(days !== undefined && { days }),
    },
  });

export const sanctionsOf = (person: Someone) =>
  person.call(listOwnSanctions, { params: { telegramId: person.telegramId } });

export async function appealIt(person: Someone, text = 'Это была не реклама', id?: string) {
  const sanctionId = id ?? (await sanctionsOf(person))[0]?.id ?? '';
  const { telegramId } = person;
  return person.call(appealSanction, { params: { telegramId }, body: { sanctionId, text } });
}

export const appealsFor = (moderator: Someone) => moderator.call(listSanctionAppeals, {});

export const decideAppeal = (
  moderator: Someone,
  { id }: { id: string },
  decision: AppealDecision,
  comment?: string,
) =>
  moderator.call(decideSanctionAppeal, {
    params: { id },
    body: { decision, ...(comment !== undefined && { comment }) },
  });

export const release = (moderator: Someone, { id }: Pick<Named, 'id'>) =>
  moderator.call(releaseUser, { params: { id }, body: {} });

export const looksAt = ({ call }: Reader, { id, telegramId }: Named) => ({
  byTelegram: () => call(getUserByTelegram, { params: { telegramId } }),
  byId: () => call(getUser, { params: { id } }),
  stats: () => call(getStats, { params: { id } }),
});

export const found = async ({ call }: Reader, query: string) =>
  (await call(searchUsers, { query: { query, limit: 50, cursor: undefined } })).map(({ id }) => id);

export const followIt = (person: Someone, { telegramId }: Named) =>
  person.call(follow, {
    body: { followerTelegramId: person.telegramId, followeeTelegramId: telegramId },
  });

export const unfollowIt = (person: Someone, { telegramId }: Named) =>
  person.call(unfollow, {
    body: { followerTelegramId: person.telegramId, followeeTelegramId: telegramId },
  });

export const readVacancy = ({ call }: Reader, place: { id: string; vacancyIds: string[] }) =>
  call(getVacancy, { params: { projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' } });

export const hide = ({ db, context }: TestApp, { id }: Pick<Named, 'id'>) =>
  db.updateTable('users').set({ hidden_at: context.clock() }).where('id', '=', id).execute();
