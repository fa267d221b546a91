import {
  type ConfirmationCard,
  type ConfirmedWork,
  displayName,
  type ProjectWork,
} from '@kollab/contract';
import type { ConfirmationFacts, PersonsRow, ProjectsRow } from './confirmation-lists.queries.ts';

type Stay = PersonsRow | ProjectsRow;

const isAsked = (row: Stay) => 'state' in row && row.state !== 'confirmed';

const toStay = (row: Stay, readerId: string | undefined) => ({
  confirmationId: row.id,
  role: row.role,
  since: row.since,
  until: row.until,
  isHidden: row.is_hidden,
  mayRemove:
    readerId !== undefined && !isAsked(row) && [row.user_id, row.owner_id].includes(readerId),
});

export const toConfirmedWork =
  (readerId: string | undefined) =>
  (row: PersonsRow): ConfirmedWork => ({
    ...toStay(row, readerId),
    projectId: row.project_id,
    projectName: row.project_name,
    isLinked: row.is_linked,
    coverImage: row.is_linked ? row.cover_image : null,
    palette: (row.is_linked && row.palette) || [],
  });

export const toProjectWork =
  (readerId: string | undefined) =>
  (row: ProjectsRow): ProjectWork => ({
    ...toStay(row, readerId),
    telegramId: row.telegram_id,
    name: displayName(row),
    photo: row.photo,
    state: row.state,
  });

/** What an owner is asked to confirm as it stands; null for who does not own the project, or did it. */
export function toConfirmationCard(
  facts: ConfirmationFacts,
  recipientId: string | null,
): ConfirmationCard | null {
  if (facts.owner_id !== recipientId || facts.user_id === recipientId) return null;
  return {
    confirmationId: facts.id,
    projectId: facts.project_id,
    projectName: facts.project_name,
    telegramId: facts.telegram_id,
    name: displayName(facts),
    role: facts.role,
    since: facts.since,
    until: facts.until,
    state: facts.state === 'removed' || facts.project_deleted_at ? 'over' : facts.state,
  };
}
