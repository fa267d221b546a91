import {
  type AppealCard,
  displayName,
  limits,
  type OwnSanction,
  type Role,
  type SanctionAppeal,
} from '@kollab/contract';
import type { AppealRow, OwnRow } from './sanctions.queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

const nameOf = (firstName: string | null, lastName: string | null) =>
  firstName === null ? null : displayName({ firstName, lastName: lastName ?? '' });

function mayAppealUntil(row: OwnRow, now: Date) {
  if (row.kind === 'warning' || row.ended_at || row.appealed_at) return null;
  const until = new Date(row.created_at.getTime() + limits.appealWithin);
  return until > now ? until.toISOString() : null;
}

export const toOwnSanction = (row: OwnRow, now: Date): OwnSanction => ({
  id: row.id,
  kind: row.kind,
  projectId: row.project_id,
  projectName: row.project_name,
  reason: row.reason,
  at: row.created_at.toISOString(),
  until: iso(row.until),
  endedAt: iso(row.ended_at),
  mayAppealUntil: mayAppealUntil(row, now),
  appeal: row.appealed_at && {
    text: row.appeal ?? '',
    at: row.appealed_at.toISOString(),
    decision: row.appeal_decision,
    reason: row.appeal_reason,
    decidedAt: iso(row.appeal_decided_at),
  },
});

/** Who reads an appeal: nobody in particular in a group's chat; a card does not know the role. */
interface Reader {
  id: string | null;
  role?: Role;
}

function isForOthers(row: AppealRow, { id, role }: Reader) {
  if (id === null) return false;
  const isForAdmins = row.role === 'moderator' && role !== undefined && role !== 'admin';
  return row.user_id === id || isForAdmins || (row.parties.includes(id) && row.others_may_decide);
}

export const toSanctionAppeal = (row: AppealRow, reader: Reader): SanctionAppeal => ({
  id: row.id,
  kind: row.kind,
  name: row.project_name ?? displayName(row),
  telegramId: row.telegram_id,
  projectId: row.project_id,
  reason: row.reason,
  sanctionedBy: nameOf(row.first_first_name, row.first_last_name),
  sanctionedAt: row.created_at.toISOString(),
  until: iso(row.until),
  text: row.appeal ?? '',
  submittedAt: (row.appealed_at ?? row.created_at).toISOString(),
  isForOthers: isForOthers(row, reader),
});

const outcomeOf = (row: AppealRow): AppealCard['outcome'] => {
  const at = row.appeal_decided_at ?? row.ended_at;
  return (
    at && {
      decision: row.appeal_decision,
      name: nameOf(row.second_first_name, row.second_last_name),
      at: at.toISOString(),
      reason: row.appeal_reason,
    }
  );
};

export const toAppealCard = (row: AppealRow, readerId: string | null): AppealCard => ({
  ...toSanctionAppeal(row, { id: readerId }),
  outcome: outcomeOf(row),
});
