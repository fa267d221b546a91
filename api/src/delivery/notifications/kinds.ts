import { listAlertFacts, listSavedFacts } from '#src/discovery/alerts/alert-delivery.service.ts';
import { callCards, listCallFacts } from '#src/discovery/matching/calls.service.ts';
import { listPeopleToCall } from '#src/discovery/matching/people-to-call.service.ts';
import { listReportFacts, toReportCard } from '#src/moderation/reports/reports.service.ts';
import {
  listAppealFacts,
  toAppealCard,
} from '#src/moderation/sanctions/sanction-appeals.service.ts';
import {
  listContactRequestFacts,
  toContactRequestCard,
} from '#src/people/contacts/contacts.service.ts';
import type {
  CardKind,
  CounterKind,
  NotificationKind,
} from '#src/platform/database/tables/notifications.ts';
import {
  listUnansweredFacts,
  listWaitingFacts,
  toWaitingCard,
} from '#src/work/applications/application-waiting.service.ts';
import {
  listApplicationFacts,
  toApplicationCard,
} from '#src/work/applications/applications.service.ts';
import { listMeetingFacts, toMeetingCard } from '#src/work/meetings/meetings.service.ts';
import {
  listConfirmationFacts,
  toConfirmationCard,
} from '#src/work/confirmations/confirmations.service.ts';
import {
  listCheckInFacts,
  listProjectCheckFacts,
  toCheckInCard,
  toProjectCheckCard,
} from '#src/work/check-ins/cards.service.ts';
import { listPairFacts, toPairCard } from '#src/work/pairs/pairs.service.ts';
import { listWorkTextFacts, toWorkTextCard } from '#src/work/confirmations/work-texts.service.ts';
import { listRoomFacts, toRoomCard } from '#src/work/rooms/room-card.service.ts';
import { toHandOverCard } from '#src/work/team/handing-over.service.ts';
import { listInvitationFacts, toInvitationCard } from '#src/work/team/invitations.service.ts';
import { listCheckFacts, toVacancyCheckCard } from '#src/work/vacancies/vacancy-checks.service.ts';
import { listSubmissionFacts, toModerationCard, toProjectModerationCard } from './cards.ts';
import { listMoreApplications, listMoreToReview } from './counting.queries.ts';
import { defineKind, type Kind } from './kind.ts';

/** What each kind of notification says that changes with what it is about; other kinds are news. */
const kinds: Record<CardKind | CounterKind, Kind> = {
  applicationCard: defineKind({
    load: listApplicationFacts,
    toEvent(facts, row, now) {
      const card = toApplicationCard(facts, row.recipient_id ?? '', now);
      return { event: { kind: 'applicationCard', card }, isOver: !card.mayDecide };
    },
    counter: 'moreApplications',
  }),

  moreApplications: defineKind({
    load: listMoreApplications,
    toEvent: ({ count, project_id: projectId }) => ({
      event: { kind: 'moreApplications', count, projectId },
      isOver: count === 0,
    }),
  }),

  waitingCard: defineKind({
    async load(db, ids, now) {
      const waiting = Map.groupBy(await listWaitingFacts(db, ids), ({ id }) => id);
      const unanswered = await listUnansweredFacts(db, ids, now);
      return ids.map((id) => {
        const closed = unanswered.find((one) => one.id === id);
        return { id, card: toWaitingCard(waiting.get(id) ?? [], closed, now) };
      });
    },
    toEvent({ id, card }, row) {
      if (id !== row.recipient_id) return undefined;
      const isOver = card.count === 0 && card.unanswered === undefined;
      return { event: { kind: 'waitingCard', card }, isOver };
    },
  }),

  pairCard: defineKind({
    load: listPairFacts,
    toEvent(facts, row) {
      if (facts.invitee_id !== row.recipient_id) return undefined;
      const card = toPairCard(facts);
      return { event: { kind: 'pairCard', card }, isOver: card.state !== 'invited' };
    },
  }),

  invitationCard: defineKind({
    load: listInvitationFacts,
    toEvent(facts) {
      const card = toInvitationCard(facts);
      return { event: { kind: 'invitationCard', card }, isOver: card.state !== 'invited' };
    },
  }),

  handOverCard: defineKind({
    load: listInvitationFacts,
    toEvent(facts) {
      const card = toHandOverCard(facts);
      return { event: { kind: 'handOverCard', card }, isOver: card.state !== 'open' };
    },
  }),

  /** Nothing for a chat that is no longer the project's room. */
  roomCard: defineKind({
    load: listRoomFacts,
    toEvent: (facts, row) =>
      facts.chat_id === row.telegram_id
        ? { event: { kind: 'roomCard', card: toRoomCard(facts) }, isOver: false }
        : undefined,
  }),

  /** Nothing for a chat that is no longer the team's, nor for whoever left. */
  meetingCard: defineKind({
    load: listMeetingFacts,
    toEvent(facts, row) {
      const { recipient_id: readerId } = row;
      const isTheirs =
        readerId === null ? facts.chat_id === row.telegram_id : facts.members.includes(readerId);
      if (!isTheirs) return undefined;
      const card = toMeetingCard(facts, readerId);
      return { event: { kind: 'meetingCard', card }, isOver: card.state !== 'open' };
    },
  }),

  vacancyCheckCard: defineKind({
    load: listCheckFacts,
    toEvent(facts, row) {
      const card = toVacancyCheckCard(facts, row.recipient_id);
      if (!card) return undefined;
      const isOver = card.state === 'kept' || card.state === 'closed';
      return { event: { kind: 'vacancyCheckCard', card }, isOver };
    },
  }),

  confirmationCard: defineKind({
    load: listConfirmationFacts,
    toEvent(facts, row) {
      const card = toConfirmationCard(facts, row.recipient_id);
      if (!card) return undefined;
      return { event: { kind: 'confirmationCard', card }, isOver: card.state !== 'open' };
    },
  }),

  checkInCard: defineKind({
    load: listCheckInFacts,
    toEvent(facts, row) {
      const card = toCheckInCard(facts, row.recipient_id);
      if (!card) return undefined;
      return { event: { kind: 'checkInCard', card }, isOver: card.state === 'over' };
    },
  }),

  projectCheckCard: defineKind({
    load: listProjectCheckFacts,
    toEvent(facts, row) {
      const card = toProjectCheckCard(facts, row.recipient_id);
      if (!card) return undefined;
      const isOver = card.state === 'goesOn' || card.state === 'over';
      return { event: { kind: 'projectCheckCard', card }, isOver };
    },
  }),

  contactRequestCard: defineKind({
    load: listContactRequestFacts,
    toEvent(facts) {
      const card = toContactRequestCard(facts);
      return { event: { kind: 'contactRequestCard', card }, isOver: card.state !== 'pending' };
    },
  }),

  callCard: defineKind({
    async load(db, ids, now) {
      const facts = await listCallFacts(db, ids);
      const toCard = await callCards({ db, clock: () => now });
      return facts.map((one) => ({ id: one.id, card: toCard(one) }));
    },
    toEvent: ({ card }) => ({ event: { kind: 'callCard', card }, isOver: card.state !== 'open' }),
  }),

  peopleToCallCard: defineKind({
    load: listPeopleToCall,
    toEvent({ ownerId, card }, row) {
      if (ownerId !== row.recipient_id) return undefined;
      const isOver = card.state !== 'open' || card.people.every(({ state }) => state !== 'open');
      return { event: { kind: 'peopleToCallCard', card }, isOver };
    },
  }),

  alertCard: defineKind({
    load: listAlertFacts,
    toEvent(facts) {
      const { id: _, ...card } = facts;
      return { event: { kind: 'alertCard', card }, isOver: false };
    },
  }),

  savedCard: defineKind({
    load: listSavedFacts,
    toEvent: ({ item, endsOn }) => ({
      event: { kind: 'savedCard', card: { item, endsOn } },
      isOver: false,
    }),
  }),

  moderationCard: defineKind({
    load: listSubmissionFacts,
    toEvent(facts, row, now) {
      if (facts.subject_type === 'project') {
        const card = toProjectModerationCard(facts, now, row.recipient_id);
        return { event: { kind: 'projectModerationCard', card }, isOver: card.decision !== null };
      }
      const card = toModerationCard(facts, now, row.recipient_id);
      return { event: { kind: 'moderationCard', card }, isOver: card.decision !== null };
    },
    isForModerators: true,
    counter: 'moreToReview',
  }),

  reportCard: defineKind({
    load: listReportFacts,
    toEvent(facts, row) {
      if (facts.reported.includes(row.recipient_id ?? '')) return undefined;
      const card = toReportCard(facts);
      return { event: { kind: 'reportCard', card }, isOver: card.decision !== null };
    },
    isForModerators: true,
    counter: 'moreToReview',
  }),

  appealCard: defineKind({
    load: listAppealFacts,
    toEvent(facts, row) {
      if (facts.user_id === row.recipient_id) return undefined;
      const card = toAppealCard(facts, row.recipient_id);
      return { event: { kind: 'appealCard', card }, isOver: card.outcome !== null };
    },
    isForModerators: true,
  }),

  workTextCard: defineKind({
    load: listWorkTextFacts,
    toEvent(facts, row) {
      const card = toWorkTextCard(facts, row.recipient_id);
      return { event: { kind: 'workTextCard', card }, isOver: card.outcome !== null };
    },
    isForModerators: true,
  }),

  moreToReview: defineKind({
    load: listMoreToReview,
    toEvent: ({ count }) => ({ event: { kind: 'moreToReview', count }, isOver: count === 0 }),
    isForModerators: true,
  }),
};

export const kindOf = (kind: NotificationKind) =>
  (kinds as Partial<Record<NotificationKind, Kind>>)[kind];

export const countedBy = (counter: CounterKind) =>
  Object.entries(kinds).flatMap(([kind, one]) => (one.counter === counter ? [kind] : []));
