import {
  type CardDecision,
  displayName,
  type ModerationCard,
  type NotificationEvent,
} from '@kollab/contract';
import type * as z from 'zod/mini';
import type { NotificationKind } from '#src/database/schema.ts';
import { toClaim, toFieldChanges } from '#src/moderation/moderation.view.ts';
import type { CardFacts } from './cards.queries.ts';

/** A submission as a moderator's chat shows it at this moment. */
function toCard(facts: CardFacts, now: Date): ModerationCard {
  return {
    telegramId: facts.telegram_id,
    name: displayName(facts),
    university: facts.university,
    course: facts.course === null ? null : String(facts.course),
    version: facts.version,
    submittedAt: facts.submitted_at.toISOString(),
    claimedBy: toClaim(facts.claimer, facts.claimed_until, now),
    decision: toDecision(facts),
    changes: toFieldChanges(facts.changes),
  };
}

function toDecision(facts: CardFacts): z.output<typeof CardDecision> | null {
  const { status, decider, decided_at: at, reason } = facts;
  if (status === 'Pending' || status === 'In_review' || !decider || !at) return null;
  return { status, name: displayName(decider), at: at.toISOString(), reason };
}

type Row = { kind: NotificationKind; payload: unknown };

/** What a notification says; undefined when what it is about is gone. */
export function toEvent(row: Row, card: CardFacts | undefined, now: Date) {
  const event = { kind: row.kind, ...(row.payload as object) };
  if (event.kind !== 'moderationCard') return event as NotificationEvent;
  return card && ({ kind: 'moderationCard', card: toCard(card, now) } satisfies NotificationEvent);
}
