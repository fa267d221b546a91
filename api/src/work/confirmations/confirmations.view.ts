import {
  type ConfirmationCard,
  type ConfirmedWork,
  displayName,
  type ProjectWork,
} from '@kollab/contract';
import type { Viewer } from '#src/people/visibility/visibility.service.ts';
import type { ConfirmationFacts, PersonsRow, ProjectsRow } from './confirmation-lists.queries.ts';

type Stay = PersonsRow | ProjectsRow;

const isAsked = (row: Stay) => 'state' in row && row.state !== 'confirmed';

const isParty = (row: Stay, readerId: string | undefined) =>
  readerId !== undefined && [row.user_id, row.owner_id].includes(readerId);

const toStay = (row: Stay, { id, isModerator }: Viewer) => ({
  confirmationId: row.id,
  role: row.role,
  since: row.since,
  until: row.until,
  text: row.text,
  textState: row.text_state,
  mayRemoveText: row.text !== '' && (isModerator || isParty(row, id)),
  isHidden: row.is_hidden,
  mayRemove: !isAsked(row) && isParty(row, id),
});

export const toConfirmedWork =
  (viewer: Viewer) =>
  (row: PersonsRow): ConfirmedWork => ({
    ...toStay(row, viewer),
    projectId: row.project_id,
    projectName: row.project_name,
    isLinked: row.is_linked,
    coverImage: row.is_linked ? row.cover_image : null,
    palette: (row.is_linked && row.palette) || [],
  });

export const toProjectWork =
  (viewer: Viewer) =>
  (row: ProjectsRow): ProjectWork => ({
    ...toStay(row, viewer),
    telegramId: row.telegram_id,
    name: displayName(row),
    photo: row.photo,
    state: row.state,
  });

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
