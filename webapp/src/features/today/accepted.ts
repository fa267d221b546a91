import type { InboxEvent, InboxItem } from '@kollab/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { projectQuery } from '#src/api/projects.ts';

type Acceptance = Extract<InboxEvent, { kind: 'applicationAccepted' }>;

export interface Accepted {
  /** Of the entry that tells it. */
  id: string;
  event: Acceptance;
}

/** What ended it since. */
const isOver = ({ kind, ...event }: InboxEvent) =>
  kind === 'projectTakenDown' ||
  kind === 'projectClosed' ||
  (kind === 'membershipChanged' && 'change' in event && event.change === 'removed');

const projectOf = (event: InboxEvent) => ('projectId' in event ? event.projectId : undefined);

/** The teams that took the reader in on a day of their clock, the newest first. */
export function acceptedOn(today: Date, inbox: readonly InboxItem[]): Accepted[] {
  return inbox.flatMap(({ id, event, at }, index) => {
    if (event.kind !== 'applicationAccepted') return [];
    if (new Date(at).toDateString() !== today.toDateString()) return [];
    const later = inbox.slice(0, index).map((item) => item.event);
    const isOfIt = (one: InboxEvent) => projectOf(one) === event.projectId;
    return later.some((one) => isOfIt(one) && isOver(one)) ? [] : [{ id, event }];
  });
}

/** Those of them that the reader has not left since, which nobody tells who left. */
export function useStillIn(accepted: readonly Accepted[]): Accepted[] {
  const queries = useQueryClient();
  const ids = accepted.map(({ event }) => event.projectId);
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
  return accepted.filter(({ event }) => !left.includes(event.projectId));
}
