import { firstScreen, type MatchedVacancy, type Today, type TodayWaiting } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { together } from '#src/platform/database/together.ts';
import { selectingWaiting } from '#src/desk/record/statistics.service.ts';
import { lately, selectingLately, showLately } from '#src/finding/feed/feed.service.ts';
import { matchesOf, selectingMatches, windowAt } from '#src/finding/matching/matching.service.ts';
import { dayOf } from '#src/finding/matching/tops.service.ts';
import { selectingNotifications, tellInbox } from '#src/delivery/inbox/inbox.service.ts';
import { knownSkills, withSkillsVersion } from '#src/people/skills/skills.service.ts';
import { selectingHandOvers, selectingInvitations } from '#src/work/team/invitations.service.ts';
import * as fingerprints from './today.queries.ts';
import * as queries from './waiting-rows.queries.ts';
import * as view from './waiting-rows.view.ts';

/** Wherever the caller is, their day is no longer. */
const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 60 * 60_000);

const mayModerate = ({ role, isSuspended }: Person) => role !== 'user' && !isSuspended;

/** The first screen: all that it shows is asked for at once, then how that is to be told. */
export async function readToday(context: Context, person: Person): Promise<Today> {
  const { db, clock } = context;
  const { id } = person;
  const now = clock();
  const { declinedSince } = windowAt(now);
  const first = { limit: firstScreen.inbox, after: undefined };
  const [selectingPerson, selectingKept, selectingNewest] = selectingMatches(db, id, {
    declinedSince,
    limit: firstScreen.vacancies,
  });
  const [selectingEvents, selectingOlder] = selectingLately(id, lately(now));
  const [
    applications,
    invitations,
    handOvers,
    requests,
    calls,
    queue,
    joined,
    own,
    kept,
    newest,
    told,
    events,
    older,
  ] = await together(db, [
    queries.selectingApplications(db, id),
    selectingInvitations(db, id, { limit: firstScreen.waiting, after: undefined }),
    selectingHandOvers(db, id),
    queries.selectingRequests(db, id),
    queries.selectingCalls(db, id, declinedSince),
    mayModerate(person) ? selectingWaiting(id) : undefined,
    queries.selectingJoined(db, id, dayBefore(now)),
    selectingPerson,
    selectingKept,
    selectingNewest,
    selectingNotifications(db, id, first),
    selectingEvents,
    selectingOlder,
  ]);
  const [skills, forYou, inbox, feed] = await Promise.all([
    knownSkills(context),
    matchesOf(context, person, [own, kept, newest], firstScreen.vacancies),
    tellInbox(context, id, told, firstScreen.inbox),
    showLately(db, [events, older], now),
  ]);
  const asked = [
    ...applications.map((row) => view.toApplication(row, skills)),
    ...invitations.map(view.fromOwner('invitation')),
    ...handOvers.map(view.fromOwner('handOver')),
    ...requests.map(view.toRequest),
    ...calls.map((row) => view.toCall(row, skills)),
  ];
  return {
    joined: joined.map(view.toJoinedTeam),
    waiting: [...view.toQueue(queue), ...longestFirst(asked)],
    moreApplications: view.toMoreApplications(applications),
    forYou: withoutCalled(forYou, calls),
    news: {
      inbox: inbox.items,
      inboxNext: inbox.next ?? null,
      feed: feed.items,
      feedNext: feed.next ?? null,
    },
  };
}

const momentOf = (one: TodayWaiting) => ('at' in one ? one.at : '');

const longestFirst = (waiting: readonly TodayWaiting[]) =>
  waiting.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));

/** To what somebody is called already it need not be proposed. */
const withoutCalled = (vacancies: readonly MatchedVacancy[], calls: readonly queries.CallRow[]) =>
  vacancies.filter(({ vacancyId }) => calls.every((call) => call.vacancy_id !== vacancyId));

/** What the first screen is made of. */
export const fingerprintOf = (context: Context, person: Person) =>
  withSkillsVersion(context, async (db) => {
    const now = context.clock();
    const { declinedSince } = windowAt(now);
    return fingerprints.readFingerprint(db, mayModerate(person), {
      userId: person.id,
      now,
      declinedSince,
      joinedSince: dayBefore(now),
      ...lately(now),
      day: dayOf(now),
    });
  });
