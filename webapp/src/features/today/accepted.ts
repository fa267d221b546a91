import type { InboxEvent, InboxItem } from '@kollab/contract';

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
