import { endPairsOf } from '#src/work/pairs/pair-ending.service.ts';
import { withdrawApplicationsOf } from '#src/work/applications/applying.service.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { withdrawAll } from '#src/review/staging.service.ts';
import { updateCards, sendLastMessage } from '#src/platform/outbox/outbox.service.ts';
import { profileSubject } from '#src/people/profiles/profile-subject.ts';
import { deleteFeedOf } from '#src/discovery/feed/project-follows.service.ts';
import { deleteAlertsOf, deleteDueOf } from '#src/discovery/alerts/searches.service.ts';
import { deleteSavedOf } from '#src/discovery/saved/saved.service.ts';
import { forgetMatching } from '#src/discovery/matching/matchable.service.ts';
import { forgetProjects } from '#src/discovery/catalogue/cataloguing.service.ts';
import { forgetTags, listTagsOf } from '#src/people/tags/tags.service.ts';
import { forgetPerson } from '#src/discovery/search/indexing.service.ts';
import { retainRestrictions } from '#src/people/restrictions/restrictions.service.ts';
import { closeReportsOn } from '#src/moderation/reports/closing-reports.service.ts';
import { getSettings } from '#src/people/settings/settings.service.ts';
import { eraseConfirmations } from '#src/work/confirmations/confirmations.service.ts';
import { forgetViews } from '#src/work/analytics/marks.service.ts';
import { leaveProjects, lockProjectsOf } from '#src/work/team/members-erasure.service.ts';
import { forEachApart, inTurn } from '#src/platform/database/job-turns.ts';
import * as records from './erased-records.queries.ts';
import * as queries from './erasure.queries.ts';
import { withoutPerson } from './mentions.ts';

/** Longer than any request takes: the second look erases what a running request still wrote. */
const secondLook = 2 * 60_000;
const minute = 60_000;
const most = 100;

export function eraseDue(context: Context, now: Date) {
  return inTurn(context.db, 'leaving', { now, every: minute }, async () => {
    const due = await queries.listDue(context.db, now, most);
    await forEachApart(due, (id) => erase(context, id, now));
    return true;
  });
}

/**
 * Erases one person whose time has come, or what came late of one who left, whole or not at all.
 * Somebody who changed their mind is left alone.
 */
function erase(context: Context, userId: string, now: Date) {
  const { db, config } = context;
  const subject = profileSubject(context);
  return db.transaction().execute(async (trx) => {
    const projects = await lockProjectsOf(trx, userId);
    const person = await queries.lockLeaving(trx, userId, now);
    if (!person) return;
    const act = { actorId: userId, at: now };
    // Nothing is submitted late: whatever changes a profile locks it first, and is refused.
    if (!person.deleted_at) {
      await withdrawAll(trx, subject, await subject.lock(trx, userId), act);
    }
    await forgetMatching(trx, userId);
    await deleteFeedOf(trx, userId);
    await deleteSavedOf(trx, userId);
    await deleteAlertsOf(trx, userId);
    await forgetViews(trx, { id: userId });
    const names = await records.listNames(trx, userId);
    await forgetPerson(trx, userId, names);
    const owned = projects.filter(({ owner_id: ownerId }) => ownerId === userId);
    const tags = await listTagsOf(
      trx,
      userId,
      owned.map(({ id }) => id),
    );
    if (person.deleted_at) await queries.clearLateValues(trx, userId);
    else {
      await retainRestrictions(trx, config, person);
      await actAs(trx, act);
      const next = new Date(now.getTime() + secondLook);
      await queries.anonymise(trx, userId, { at: now, next });
    }
    const { language } = await getSettings(trx, userId);
    const ended = await leaveProjects(trx, userId, projects, now);
    await forgetProjects(trx, ended, names);
    await deleteDueOf(trx, ended);
    await records.eraseProjects(trx, ended);
    await eraseConfirmations(trx, { userId, projectIds: ended }, now);
    await forgetTags(trx, tags);
    await leaveOthers(trx, userId, now);
    await records.deleteOwn(trx, userId);
    if (person.deleted_at) return;
    const { telegram_id: chatId } = person;
    await eraseMentions(trx, chatId);
    await records.deletePace(trx, chatId);
    const languageCode = language ?? person.language_code;
    if (!person.unreachable_at) await sendLastMessage(trx, { chatId, languageCode });
  });
}

async function eraseMentions(trx: Trx, telegramId: number) {
  for (const { id, event } of await records.lockMentions(trx, telegramId)) {
    const left = withoutPerson(event, telegramId);
    if (!left) {
      await records.deleteNews(trx, id);
      continue;
    }
    const { kind: _, ...payload } = left;
    await records.updateNews(trx, id, payload);
  }
}

async function leaveOthers(trx: Trx, userId: string, at: Date) {
  await withdrawApplicationsOf(trx, userId, at);
  await endPairsOf(trx, userId, at);
  await updateCards(trx, ...(await records.endContactRequests(trx, userId, at)));
  await closeReportsOn(trx, userId, at);
  await updateCards(trx, ...(await records.eraseReports(trx, userId)));
  await records.eraseAppeals(trx, userId);
  await updateCards(trx, ...(await records.eraseSanctions(trx, userId, at)));
  await records.eraseProfileRecord(trx, userId);
}
