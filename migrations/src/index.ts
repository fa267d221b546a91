import type { Migration } from 'kysely/migration';
import * as users from './0001-users.ts';
import * as tags from './0002-tags.ts';
import * as review from './0003-review.ts';
import * as uploads from './0004-uploads.ts';
import * as projects from './0005-projects.ts';
import * as applications from './0006-applications.ts';
import * as notifications from './0007-notifications.ts';
import * as moderation from './0008-moderation.ts';
import * as search from './0009-search.ts';
import * as matching from './0010-matching.ts';
import * as subscriptions from './0011-subscriptions.ts';
import * as analytics from './0012-analytics.ts';
import * as operations from './0013-operations.ts';
import * as ownerDeletions from './0014-owner-deletions.ts';
import * as vacancyPlaces from './0015-vacancy-places.ts';
import * as firstChoice from './0016-first-choice.ts';
import * as meetings from './0017-meetings.ts';
import * as leftOver from './0018-left-over.ts';
import * as confirmations from './0019-confirmations.ts';
import * as checkIns from './0020-check-ins.ts';
import * as pairs from './0021-pairs.ts';
import * as workTexts from './0022-work-texts.ts';

/** Every migration by name, in the order of the names. Landed ones are never edited. */
export const migrations: Record<string, Migration> = {
  '0001-users': users,
  '0002-tags': tags,
  '0003-review': review,
  '0004-uploads': uploads,
  '0005-projects': projects,
  '0006-applications': applications,
  '0007-notifications': notifications,
  '0008-moderation': moderation,
  '0009-search': search,
  '0010-matching': matching,
  '0011-subscriptions': subscriptions,
  '0012-analytics': analytics,
  '0013-operations': operations,
  '0014-owner-deletions': ownerDeletions,
  '0015-vacancy-places': vacancyPlaces,
  '0016-first-choice': firstChoice,
  '0017-meetings': meetings,
  '0018-left-over': leftOver,
  '0019-confirmations': confirmations,
  '0020-check-ins': checkIns,
  '0021-pairs': pairs,
  '0022-work-texts': workTexts,
};
