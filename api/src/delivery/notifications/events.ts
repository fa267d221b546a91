import type { NotificationEvent } from '@kollab/contract';
import { listAlertFacts, listSavedFacts } from '#src/discovery/alerts/alert-delivery.service.ts';
import { callCards, listCallFacts } from '#src/discovery/matching/calls.service.ts';
import {
  listContactRequestFacts,
  toContactRequestCard,
} from '#src/people/contacts/contacts.service.ts';
import type { Db } from '#src/platform/database/schema.ts';
import {
  listApplicationFacts,
  toApplicationCard,
} from '#src/work/applications/applications.service.ts';
import {
  listUnansweredFacts,
  listWaitingFacts,
  toWaitingCard,
} from '#src/work/applications/application-waiting.service.ts';
import { listCheckFacts, toVacancyCheckCard } from '#src/work/vacancies/vacancy-checks.service.ts';
import { toHandOverCard } from '#src/work/team/handing-over.service.ts';
import { listInvitationFacts, toInvitationCard } from '#src/work/team/invitations.service.ts';
import { listRoomFacts, toRoomCard } from '#src/work/rooms/room-card.service.ts';
import {
  listSubmissionFacts,
  type SubmissionFacts,
  toModerationCard,
  toProjectModerationCard,
} from './cards.ts';
import type { LeasedRow } from '#src/platform/outbox/claiming.service.ts';
import { listMoreApplications, listMoreToReview } from './counting.queries.ts';
import { readDiscreetNews } from './news.ts';
import {
  listAppealFacts,
  toAppealCard,
} from '#src/moderation/sanctions/sanction-appeals.service.ts';
import { listReportFacts, toReportCard } from '#src/moderation/reports/reports.service.ts';

/** What a notification says at this moment, and whether there is anything left to do about it. */
interface Told {
  event: NotificationEvent;
  isOver: boolean;
}

/** What of a notification decides what it says. */
type EventRow = Pick<
  LeasedRow,
  'id' | 'kind' | 'about' | 'payload' | 'recipient_id' | 'role' | 'suspended_at'
> &
  Partial<Pick<LeasedRow, 'telegram_id'>>;

/** Answers what one of the rows says; undefined when what it is about is gone. */
type Teller = (row: EventRow) => Told | undefined;

/**
 * What leased notifications say, by their ids. Left out is what nobody needs to hear: of something
 * gone, of something that was over before its card was ever sent, or by somebody whom it no longer
 * concerns.
 */
export async function readEvents(db: Db, rows: LeasedRow[], now: Date) {
  const told = await readTold(db, rows, now);
  const events = new Map<string, NotificationEvent>();
  for (const row of rows) {
    const one = told.get(row.id);
    if (one && !(one.isOver && row.message_id === null)) events.set(row.id, one.event);
  }
  return events;
}

/**
 * What notifications say at this moment, by their ids, in one query per kind of card and one for
 * news, all at once; what is gone or no longer concerns its reader is left out.
 */
export async function readTold(db: Db, rows: readonly EventRow[], now: Date) {
  const reading = {
    moderationCard: readSubmissions(db, aboutOf(rows, 'moderationCard'), now),
    applicationCard: readApplications(db, aboutOf(rows, 'applicationCard'), now),
    invitationCard: readInvitations(db, aboutOf(rows, 'invitationCard')),
    handOverCard: readHandOvers(db, aboutOf(rows, 'handOverCard')),
    appealCard: readAppeals(db, aboutOf(rows, 'appealCard')),
    reportCard: readReports(db, aboutOf(rows, 'reportCard')),
    callCard: readCalls(db, aboutOf(rows, 'callCard'), now),
    alertCard: readAlerts(db, aboutOf(rows, 'alertCard')),
    savedCard: readSaved(db, aboutOf(rows, 'savedCard')),
    waitingCard: readWaiting(db, aboutOf(rows, 'waitingCard'), now),
    vacancyCheckCard: readChecks(db, aboutOf(rows, 'vacancyCheckCard')),
    roomCard: readRooms(db, aboutOf(rows, 'roomCard')),
    contactRequestCard: readContactRequests(db, aboutOf(rows, 'contactRequestCard')),
    moreApplications: readMoreApplications(db, idsOf(rows, 'moreApplications')),
    moreToReview: readMoreToReview(db, idsOf(rows, 'moreToReview')),
    news: readNews(db, rows),
  };
  const kinds = Object.keys(reading);
  const read = await Promise.all(Object.values(reading));
  const tellers = new Map(read.map((teller, index) => [kinds[index], teller]));
  const all = new Map<string, Told>();
  for (const row of rows) {
    const told = (tellers.get(row.kind) ?? tellers.get('news'))?.(row);
    if (told) all.set(row.id, told);
  }
  return all;
}

const aboutOf = (rows: readonly EventRow[], kind: EventRow['kind']) =>
  rows.flatMap((row) => (row.kind === kind && row.about !== null ? [row.about] : []));

const idsOf = (rows: readonly EventRow[], kind: EventRow['kind']) =>
  rows.flatMap((row) => (row.kind === kind ? [row.id] : []));

/** A group is of moderators; whoever of them is one no more is not told. */
const mayModerate = (row: EventRow) =>
  row.recipient_id === null || (row.role === 'moderator' && row.suspended_at === null);

async function readNews(db: Db, rows: readonly EventRow[]): Promise<Teller> {
  const newsOf = await readDiscreetNews(db, rows);
  return (row) => {
    const event = newsOf(row);
    return event && { event, isOver: false };
  };
}

/** What `list` found, to be looked up by what a row is about; asks nothing for no ids. */
async function readFacts<T extends { id: string }>(
  list: (db: Db, ids: string[]) => Promise<T[]>,
  db: Db,
  ids: string[],
) {
  const facts = ids.length > 0 ? await list(db, ids) : [];
  const byId = new Map(facts.map((item) => [item.id, item]));
  return ({ about }: EventRow) => byId.get(about ?? '');
}

async function readSubmissions(db: Db, ids: string[], now: Date): Promise<Teller> {
  const factsOf = await readFacts(listSubmissionFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    if (!facts || !mayModerate(row)) return undefined;
    const event = toSubmissionEvent(facts, now, row.recipient_id);
    return { event, isOver: event.card.decision !== null };
  };
}

async function readReports(db: Db, ids: string[]): Promise<Teller> {
  const factsOf = await readFacts(listReportFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    const isOfReader = facts?.reported.includes(row.recipient_id ?? '');
    if (!facts || isOfReader || !mayModerate(row)) return undefined;
    const card = toReportCard(facts);
    return { event: { kind: 'reportCard', card }, isOver: card.decision !== null };
  };
}

async function readAppeals(db: Db, ids: string[]): Promise<Teller> {
  const factsOf = await readFacts(listAppealFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    if (!facts || facts.user_id === row.recipient_id || !mayModerate(row)) return undefined;
    const card = toAppealCard(facts, row.recipient_id);
    return { event: { kind: 'appealCard', card }, isOver: card.outcome !== null };
  };
}

const toSubmissionEvent = (facts: SubmissionFacts, now: Date, readerId: string | null) =>
  facts.subject_type === 'project'
    ? ({
        kind: 'projectModerationCard',
        card: toProjectModerationCard(facts, now, readerId),
      } as const)
    : ({ kind: 'moderationCard', card: toModerationCard(facts, now, readerId) } as const);

async function readApplications(db: Db, ids: string[], now: Date): Promise<Teller> {
  const factsOf = await readFacts(listApplicationFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    if (!facts) return undefined;
    const card = toApplicationCard(facts, row.recipient_id ?? '', now);
    return { event: { kind: 'applicationCard', card }, isOver: !card.mayDecide };
  };
}

async function readInvitations(db: Db, ids: string[]): Promise<Teller> {
  const factsOf = await readFacts(listInvitationFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    if (!facts) return undefined;
    const card = toInvitationCard(facts);
    return { event: { kind: 'invitationCard', card }, isOver: card.state !== 'invited' };
  };
}

async function readHandOvers(db: Db, ids: string[]): Promise<Teller> {
  const factsOf = await readFacts(listInvitationFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    if (!facts) return undefined;
    const card = toHandOverCard(facts);
    return { event: { kind: 'handOverCard', card }, isOver: card.state !== 'open' };
  };
}

async function readContactRequests(db: Db, ids: string[]): Promise<Teller> {
  const factsOf = await readFacts(listContactRequestFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    if (!facts) return undefined;
    const card = toContactRequestCard(facts);
    return { event: { kind: 'contactRequestCard', card }, isOver: card.state !== 'pending' };
  };
}

async function readCalls(db: Db, ids: string[], now: Date): Promise<Teller> {
  if (ids.length === 0) return () => undefined;
  const factsOf = await readFacts(listCallFacts, db, ids);
  const toCard = await callCards({ db, clock: () => now });
  return (row) => {
    const facts = factsOf(row);
    if (!facts) return undefined;
    const card = toCard(facts);
    return { event: { kind: 'callCard', card }, isOver: card.state !== 'open' };
  };
}

async function readAlerts(db: Db, ids: string[]): Promise<Teller> {
  const factsOf = await readFacts(listAlertFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    if (!facts) return undefined;
    const { id: _, ...card } = facts;
    return { event: { kind: 'alertCard', card }, isOver: false };
  };
}

async function readSaved(db: Db, ids: string[]): Promise<Teller> {
  const factsOf = await readFacts(listSavedFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    if (!facts) return undefined;
    return {
      event: { kind: 'savedCard', card: { item: facts.item, endsOn: facts.endsOn } },
      isOver: false,
    };
  };
}

async function readWaiting(db: Db, ids: string[], now: Date): Promise<Teller> {
  if (ids.length === 0) return () => undefined;
  const byOwner = Map.groupBy(await listWaitingFacts(db, ids), ({ id }) => id);
  const unanswered = await listUnansweredFacts(db, ids, now);
  return ({ about, recipient_id: recipientId }) => {
    if (about !== recipientId) return undefined;
    const closed = unanswered.find(({ id }) => id === about);
    const card = toWaitingCard(byOwner.get(about ?? '') ?? [], closed, now);
    return {
      event: { kind: 'waitingCard', card },
      isOver: card.count === 0 && card.unanswered === undefined,
    };
  };
}

async function readChecks(db: Db, ids: string[]): Promise<Teller> {
  const factsOf = await readFacts(listCheckFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    const card = facts && toVacancyCheckCard(facts, row.recipient_id);
    if (!card) return undefined;
    const isOver = card.state === 'kept' || card.state === 'closed';
    return { event: { kind: 'vacancyCheckCard', card }, isOver };
  };
}

/** A chat that is the room of a project no more is told nothing of it. */
async function readRooms(db: Db, ids: string[]): Promise<Teller> {
  const factsOf = await readFacts(listRoomFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    if (!facts || facts.chat_id !== row.telegram_id) return undefined;
    return { event: { kind: 'roomCard', card: toRoomCard(facts) }, isOver: false };
  };
}

async function readMoreApplications(db: Db, ids: string[]): Promise<Teller> {
  const rows = ids.length > 0 ? await listMoreApplications(db, ids) : [];
  return ({ id }) => {
    const { count, project_id: projectId } = rows.find((row) => row.id === id) ?? nothing;
    return { event: { kind: 'moreApplications', count, projectId }, isOver: count === 0 };
  };
}

const nothing = { count: 0, project_id: null };

async function readMoreToReview(db: Db, ids: string[]): Promise<Teller> {
  const rows = ids.length > 0 ? await listMoreToReview(db, ids) : [];
  return (row) => {
    if (!mayModerate(row)) return undefined;
    const { count } = rows.find(({ id }) => id === row.id) ?? nothing;
    return { event: { kind: 'moreToReview', count }, isOver: count === 0 };
  };
}
