import type { InboxItem, JoinedTeam } from '@kollab/contract';

/** The teams that took the reader in on a day of their clock. */
export const joinedOn = (today: Date, joined: readonly JoinedTeam[]) =>
  joined.filter(({ at }) => new Date(at).toDateString() === today.toDateString());

/** The entries that tell of no more than that one is in these teams. */
export function tellingOf(joined: readonly JoinedTeam[], inbox: readonly InboxItem[]): string[] {
  const ids = new Set(joined.map(({ projectId }) => projectId));
  return inbox.flatMap(({ id, event }) => {
    if (event.kind === 'applicationAccepted') return ids.has(event.projectId) ? [id] : [];
    if (event.kind !== 'invitationCard' || event.card.state !== 'member') return [];
    return ids.has(event.card.projectId) ? [id] : [];
  });
}
