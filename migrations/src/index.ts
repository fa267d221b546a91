import type { Migration } from 'kysely/migration';
import * as users from './0001-users.ts';
import * as moderation from './0002-moderation.ts';
import * as notifications from './0003-notifications.ts';
import * as contactVisibility from './0004-contact-visibility.ts';
import * as tags from './0005-tags.ts';
import * as follows from './0006-follows.ts';
import * as search from './0007-search.ts';
import * as uploads from './0008-uploads.ts';
import * as reachableAt from './0009-reachable-at.ts';
import * as projects from './0010-projects.ts';
import * as applications from './0011-applications.ts';
import * as quotas from './0012-quotas.ts';
import * as partialDecisions from './0013-partial-decisions.ts';
import * as safety from './0014-safety.ts';
import * as contactRequests from './0015-contact-requests.ts';
import * as inboxAndDelivery from './0016-inbox-and-delivery.ts';
import * as deliveryTurns from './0017-delivery-turns.ts';
import * as requestIds from './0018-request-ids.ts';
import * as account from './0019-account.ts';
import * as rates from './0020-rates.ts';
import * as latestWrites from './0021-latest-writes.ts';
import * as growth from './0022-growth.ts';
import * as language from './0023-language.ts';
import * as pictures from './0024-pictures.ts';
import * as record from './0025-record.ts';
import * as nameScreening from './0026-name-screening.ts';
import * as countedByIndexes from './0027-counted-by-indexes.ts';
import * as matching from './0028-matching.ts';
import * as catalogue from './0029-catalogue.ts';
import * as changes from './0030-changes.ts';
import * as reminders from './0032-reminders.ts';
import * as answers from './0033-answers.ts';
import * as feed from './0034-feed.ts';
import * as saved from './0035-saved.ts';
import * as alerts from './0036-alerts.ts';
import * as vacancyTime from './0037-vacancy-time.ts';
import * as searchPredicates from './0042-search-predicates.ts';
import * as weeklyDigests from './0043-weekly-digests.ts';
import * as toldAndEnding from './0044-told-and-ending.ts';
import * as unanswered from './0045-unanswered.ts';
import * as rolesInTeams from './0047-roles-in-teams.ts';
import * as majors from './0048-majors.ts';
import * as rooms from './0049-rooms.ts';
import * as figures from './0051-figures.ts';
import * as handOverOffers from './0052-hand-over-offers.ts';
import * as partlyApprovedProjects from './0053-partly-approved-projects.ts';
import * as finishedProjects from './0056-finished-projects.ts';
import * as decisionsByWeek from './0057-decisions-by-week.ts';
import * as countedWaiting from './0058-counted-waiting.ts';
import * as typicalTimes from './0059-typical-times.ts';
import * as lastEnds from './0060-last-ends.ts';
import * as beginnings from './0061-beginnings.ts';
import * as toldOfTheEnd from './0065-told-of-the-end.ts';
import * as sanctions from './0068-sanctions.ts';
import * as tagsInSight from './0071-tags-in-sight.ts';
import * as countedCards from './0074-counted-cards.ts';
import * as byRequest from './0079-by-request.ts';
import * as consent from './0080-consent.ts';

/** Every migration by name, in the order of the names. Landed ones are never edited. */
export const migrations: Record<string, Migration> = {
  '0001-users': users,
  '0002-moderation': moderation,
  '0003-notifications': notifications,
  '0004-contact-visibility': contactVisibility,
  '0005-tags': tags,
  '0006-follows': follows,
  '0007-search': search,
  '0008-uploads': uploads,
  '0009-reachable-at': reachableAt,
  '0010-projects': projects,
  '0011-applications': applications,
  '0012-quotas': quotas,
  '0013-partial-decisions': partialDecisions,
  '0014-safety': safety,
  '0015-contact-requests': contactRequests,
  '0016-inbox-and-delivery': inboxAndDelivery,
  '0017-delivery-turns': deliveryTurns,
  '0018-request-ids': requestIds,
  '0019-account': account,
  '0020-rates': rates,
  '0021-latest-writes': latestWrites,
  '0022-growth': growth,
  '0023-language': language,
  '0024-pictures': pictures,
  '0025-record': record,
  '0026-name-screening': nameScreening,
  '0027-counted-by-indexes': countedByIndexes,
  '0028-matching': matching,
  '0029-catalogue': catalogue,
  '0030-changes': changes,
  '0032-reminders': reminders,
  '0033-answers': answers,
  '0034-feed': feed,
  '0035-saved': saved,
  '0036-alerts': alerts,
  '0037-vacancy-time': vacancyTime,
  '0042-search-predicates': searchPredicates,
  '0043-weekly-digests': weeklyDigests,
  '0044-told-and-ending': toldAndEnding,
  '0045-unanswered': unanswered,
  '0047-roles-in-teams': rolesInTeams,
  '0048-majors': majors,
  '0049-rooms': rooms,
  '0051-figures': figures,
  '0052-hand-over-offers': handOverOffers,
  '0053-partly-approved-projects': partlyApprovedProjects,
  '0056-finished-projects': finishedProjects,
  '0057-decisions-by-week': decisionsByWeek,
  '0058-counted-waiting': countedWaiting,
  '0059-typical-times': typicalTimes,
  '0060-last-ends': lastEnds,
  '0061-beginnings': beginnings,
  '0065-told-of-the-end': toldOfTheEnd,
  '0068-sanctions': sanctions,
  '0071-tags-in-sight': tagsInSight,
  '0074-counted-cards': countedCards,
  '0079-by-request': byRequest,
  '0080-consent': consent,
};
