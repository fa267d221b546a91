import type { NotificationEvent } from '@kollab/contract';
import type { Db } from '#src/database/schema.ts';
import {
  toApplicationCard,
  toInvitationCard,
  toModerationCard,
  toProjectModerationCard,
} from './cards.ts';
import {
  listApplicationFacts,
  listInvitationFacts,
  listSubmissionFacts,
  type SubmissionFacts,
} from './cards.queries.ts';
import type { LeasedRow } from './notifications.queries.ts';

/** What a notification says at this moment, and whether there is anything left to do about it. */
interface Told {
  event: NotificationEvent;
  isOver: boolean;
}

/** Answers what one of the rows says; undefined when what it is about is gone. */
type Teller = (row: LeasedRow) => Told | undefined;

/**
 * What leased notifications say, by their ids, in one query per kind of card. Left out is what
 * nobody needs to hear: of something gone, of something that was over before its card was ever
 * sent, or by somebody whom it no longer concerns.
 */
export async function readEvents(db: Db, rows: LeasedRow[], now: Date) {
  const tellers: Record<string, Teller> = {
    moderationCard: await readSubmissions(db, aboutOf(rows, 'moderationCard'), now),
    applicationCard: await readApplications(db, aboutOf(rows, 'applicationCard')),
    invitationCard: await readInvitations(db, aboutOf(rows, 'invitationCard')),
  };
  const events = new Map<string, NotificationEvent>();
  for (const row of rows) {
    const told = (tellers[row.kind] ?? tellNews)(row);
    if (told && !(told.isOver && row.message_id === null)) events.set(row.id, told.event);
  }
  return events;
}

const aboutOf = (rows: LeasedRow[], kind: LeasedRow['kind']) =>
  rows.flatMap((row) => (row.kind === kind && row.about !== null ? [row.about] : []));

const tellNews: Teller = ({ kind, payload }) => ({
  event: { kind, ...(payload as object) } as NotificationEvent,
  isOver: false,
});

/** What `list` found, to be looked up by what a row is about; asks nothing for no ids. */
async function readFacts<T extends { id: string }>(
  list: (db: Db, ids: string[]) => Promise<T[]>,
  db: Db,
  ids: string[],
) {
  const facts = ids.length > 0 ? await list(db, ids) : [];
  const byId = new Map(facts.map((item) => [item.id, item]));
  return ({ about }: LeasedRow) => byId.get(about ?? '');
}

async function readSubmissions(db: Db, ids: string[], now: Date): Promise<Teller> {
  const factsOf = await readFacts(listSubmissionFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    if (!facts || row.role !== 'moderator' || row.suspended_at !== null) return undefined;
    const event = toSubmissionEvent(facts, now);
    return { event, isOver: event.card.decision !== null };
  };
}

const toSubmissionEvent = (facts: SubmissionFacts, now: Date) =>
  facts.subject_type === 'project'
    ? ({ kind: 'projectModerationCard', card: toProjectModerationCard(facts, now) } as const)
    : ({ kind: 'moderationCard', card: toModerationCard(facts, now) } as const);

async function readApplications(db: Db, ids: string[]): Promise<Teller> {
  const factsOf = await readFacts(listApplicationFacts, db, ids);
  return (row) => {
    const facts = factsOf(row);
    if (!facts) return undefined;
    const card = toApplicationCard(facts, row.recipient_id);
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
