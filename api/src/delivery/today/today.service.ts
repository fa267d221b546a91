import {
  firstScreen,
  type MatchedVacancy,
  serverLimits,
  type Today,
  type TodayWaiting,
} from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { listWaiting } from '#src/moderation/record/statistics.service.ts';
import { listLately } from '#src/discovery/feed/feed.service.ts';
import { listKeptMatches, windowAt } from '#src/discovery/matching/matching.service.ts';
import { readInbox } from '#src/delivery/inbox/inbox.service.ts';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import { listHandOvers, listInvitations } from '#src/work/team/invitations.service.ts';
import * as queries from './waiting-rows.queries.ts';
import * as view from './waiting-rows.view.ts';

/** Wherever the caller is, their day is no longer. */
const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 60 * 60_000);

const confirmableSince = (now: Date) => new Date(now.getTime() - serverLimits.confirmationAskedFor);

const mayModerate = ({ role, isSuspended }: Person) => role !== 'user' && !isSuspended;

export async function readToday(context: Context, person: Person): Promise<Today> {
  const { db, clock } = context;
  const { id } = person;
  const now = clock();
  const [
    applications,
    invitations,
    handOvers,
    { requests, confirmations, pairs, open },
    calls,
    meetings,
    queue,
    teams,
    skills,
    forYou,
    inbox,
    feed,
  ] = await Promise.all([
    queries.listApplications(db, id),
    listInvitations(db, id, { limit: firstScreen.waiting, after: undefined }),
    listHandOvers(db, id),
    queries.listFromPeople(db, id, confirmableSince(now)),
    queries.listCalls(db, id, windowAt(now).declinedSince),
    queries.listMeetings(db, id, now),
    mayModerate(person) ? listWaiting(db, id) : [],
    queries.listTeams(db, id, dayBefore(now)),
    knownSkills(context),
    listKeptMatches(context, person, firstScreen.vacancies),
    readInbox(context, id, { limit: firstScreen.inbox }),
    listLately(db, id, now),
  ]);
  const asked = [
    ...applications.map((row) => view.toApplication(row, skills)),
    ...invitations.map(view.fromOwner('invitation')),
    ...handOvers.map(view.fromOwner('handOver')),
    ...confirmations.map(view.toConfirmation),
    ...requests.map(view.toRequest),
    ...pairs.map(view.toPair),
    ...calls.map((row) => view.toCall(row, skills)),
    ...meetings.map(view.toMeeting),
    ...teams.flatMap(view.toCheckIn),
  ];
  return {
    joined: teams.flatMap(view.toJoinedTeam).slice(0, firstScreen.joined),
    waiting: [...view.toQueue(queue), ...longestFirst(asked)],
    moreApplications: view.toMoreApplications(applications),
    ownApplications: view.toOwnApplications(open),
    forYou: withoutCalled(forYou.vacancies, calls),
    ...(forYou.hasFew && { forYouHasFew: true }),
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
