import type { InboxEvent, InboxItem } from '@kollab/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { projectQuery } from '#src/api/projects.ts';

export interface Accepted {
  /** Of the entry that tells it. */
  id: string;
  projectId: string;
  projectName: string;
  /** What for, where they applied themselves. */
  vacancyTitle?: string;
}

/** What ended it since. */
const isOver = ({ kind, ...event }: InboxEvent) =>
  kind === 'projectTakenDown' ||
  kind === 'projectClosed' ||
  (kind === 'membershipChanged' && 'change' in event && event.change === 'removed');

function joinedBy(event: InboxEvent): Omit<Accepted, 'id'> | undefined {
  if (event.kind === 'applicationAccepted') return event;
  return event.kind === 'invitationCard' && event.card.state === 'member' ? event.card : undefined;
}

const projectOf = (event: InboxEvent) => ('projectId' in event ? event.projectId : undefined);

/** The teams that took the reader in on a day of their clock, the newest first. */
export function acceptedOn(today: Date, inbox: readonly InboxItem[]): Accepted[] {
  const joined = new Set<string>();
  return inbox.flatMap(({ id, event, at }, index) => {
    const team = joinedBy(event);
    if (!team || joined.has(team.projectId)) return [];
    if (new Date(at).toDateString() !== today.toDateString()) return [];
    const later = inbox.slice(0, index).map((item) => item.event);
    const isOfIt = (one: InboxEvent) => projectOf(one) === team.projectId;
    joined.add(team.projectId);
    return later.some((one) => isOfIt(one) && isOver(one)) ? [] : [{ ...team, id }];
  });
}

/** Those of them that the reader has not left since, which nobody tells who left. */
export function useStillIn(accepted: readonly Accepted[]): Accepted[] {
  const queries = useQueryClient();
  const ids = accepted.map(({ projectId }) => projectId);
  const { data: left = [] } = useQuery({
    queryKey: ['projects', 'left', ...ids],
    async queryFn() {
      const asked = ids.map((id) => queries.fetchQuery(projectQuery(id)).catch(() => undefined));
      return (await Promise.all(asked)).flatMap((project) =>
        project && !project.viewer.isMember ? [project.id] : [],
      );
    },
    enabled: ids.length > 0,
  });
  return accepted.filter(({ projectId }) => !left.includes(projectId));
}
