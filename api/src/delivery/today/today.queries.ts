import { firstScreen } from '@kollab/contract';
import { type RawBuilder, sql } from 'kysely';
import { selectingWaiting } from '#src/desk/record/statistics.service.ts';
import { selectingMatches } from '#src/finding/matching/matching.service.ts';
import { selectingLately, versionsOfEvents } from '#src/finding/feed/feed.service.ts';
import { versionsOfInbox } from '#src/delivery/inbox/inbox.service.ts';
import { prepared } from '#src/platform/database/prepared.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { fingerprintOf } from '#src/platform/unchanged/fingerprint.sql.ts';
import { selectingHandOvers, selectingInvitations } from '#src/work/team/invitations.service.ts';
import {
  selectingApplications,
  selectingCalls,
  selectingJoined,
  selectingRequests,
} from './waiting-rows.queries.ts';

interface Asked {
  userId: string;
  now: Date;
  /** What was turned down after this is not proposed. */
  declinedSince: Date;
  joinedSince: Date;
  /** Of the feed. */
  from: Date;
  until: Date;
  oldest: Date;
  /** Days since 1970: who was not seen for long comes later. */
  day: number;
}

/** What a query finds, in one text: a reply is made of it and of nothing else. */
const found = (query: RawBuilder<unknown> | { toOperationNode: () => unknown }) =>
  sql`(select string_agg(found::text, ',') from (${query}) as found)`;

const build =
  ({ isModerator }: { isModerator: boolean }) =>
  (db: Db, { userId, now, declinedSince, joinedSince, day, ...lately }: Asked) =>
    fingerprintOf(
      db,
      found(selectingApplications(db, userId)),
      found(selectingInvitations(db, userId, { limit: firstScreen.waiting, after: undefined })),
      found(selectingHandOvers(db, userId)),
      found(selectingRequests(db, userId)),
      found(selectingCalls(db, userId, declinedSince)),
      found(selectingJoined(db, userId, joinedSince)),
      ...selectingMatches(db, userId, { declinedSince, limit: firstScreen.vacancies }).map(found),
      sql`${day}::int`,
      versionsOfInbox(db, userId, { limit: firstScreen.inbox, now }),
      versionsOfEvents(userId, lately),
      found(selectingLately(userId, lately)[1]),
      ...(isModerator ? [found(selectingWaiting(userId))] : []),
    );

const names = [
  'userId',
  'now',
  'declinedSince',
  'joinedSince',
  'from',
  'until',
  'oldest',
  'day',
] as const;
const ofAnybody = prepared(names, build({ isModerator: false }));
const ofModerator = prepared(names, build({ isModerator: true }));

/** Of the first screen of a person. */
export const readFingerprint = (db: Db, isModerator: boolean, asked: Asked) =>
  (isModerator ? ofModerator : ofAnybody)(db, asked);
