import { type Participant, displayName, nobodyYet } from '@kollab/contract';
import { contactUrl } from '#src/people/users/users.service.ts';

interface ParticipantRow {
  id: string;
  user_id: string | null;
  name: string;
  state: string;
  offer: string | null;
  vacancy_id: string | null;
  role: string | null;
  telegram_id: number | null;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  photo: string | null;
  approved_at: unknown;
  suspended_at: unknown;
  hidden_at: unknown;
  is_unblocked: unknown;
}

/**
 * A team as a reader sees it: invitations for the owner only, ways to write within the team only,
 * the suspended and the hidden for themselves only. People kept apart do not see each other, but the
 * owner sees everyone of the team, without a way to write to them. Nobody in particular learns who is
 * there that never agreed to be public.
 */
export function toParticipants(
  rows: ParticipantRow[],
  { ownerId, readerId }: { ownerId: string; readerId: string | undefined },
): Participant[] {
  const isOwner = readerId === ownerId;
  const isInTeam =
    isOwner ||
    rows.some(
      (row) => row.state === 'member' && readerId !== undefined && row.user_id === readerId,
    );
  const toParticipant = (row: ParticipantRow): Participant => ({
    participantId: row.id,
    ...whoIs(row, readerId),
    role: row.role,
    vacancyId: row.vacancy_id,
    invited: row.state === 'invited',
    isOwner: row.user_id === ownerId,
    contactUrl:
      isInTeam && row.is_unblocked && row.state === 'member' && row.username !== null
        ? contactUrl(row.username)
        : null,
  });
  const isSelf = ({ user_id: id }: ParticipantRow) => id !== null && id === readerId;
  return rows
    .filter((row) => isSelf(row) || (row.suspended_at === null && row.hidden_at === null))
    .filter((row) => isOwner || (row.state === 'member' && row.is_unblocked))
    .map(toParticipant);
}

function whoIs(row: ParticipantRow, readerId: string | undefined) {
  const isUnnamed = readerId === undefined && row.approved_at === null;
  if (row.user_id === null || isUnnamed) {
    const name = row.user_id === null ? row.name : nobodyYet;
    return { id: null, userId: null, telegramId: null, name, photo: null };
  }
  return {
    id: row.user_id,
    userId: row.user_id,
    telegramId: row.telegram_id,
    name: displayName({ firstName: row.firstName ?? '', lastName: row.lastName ?? '' }),
    photo: row.photo,
  };
}
