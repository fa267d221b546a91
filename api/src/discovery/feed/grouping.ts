import { type FeedKind, serverLimits } from '@kollab/contract';
import { dayBegins } from '#src/platform/days.ts';

export interface Event {
  projectId: string;
  ownerId: string;
  personId: string;
  kind: FeedKind;
  subjectId: string;
  /** As Postgres writes it, in UTC. */
  at: string;
  ofProject: boolean;
  ofPerson: boolean;
}

export interface Group {
  /** With `position` the place of the row in the feed. */
  id: string;
  position: string;
  ownerId: string;
  events: Event[];
}

const dayOf = (at: string) => dayBegins(new Date(at)).getTime();

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

const newestFirst = (one: Group, other: Group) =>
  compare(other.position, one.position) || compare(other.id, one.id);

/**
 * Events of whole days as rows, newest first: one for each project and day, of one owner no more a day
 * than are shown.
 */
export function groupEvents(events: readonly Event[]): Group[] {
  const groups = [
    ...Map.groupBy(events, ({ projectId, at }) => `${projectId} ${dayOf(at)}`).values(),
  ].map((ofDay): Group => {
    const sorted = ofDay.toSorted(
      (a, b) => compare(b.at, a.at) || compare(a.subjectId, b.subjectId),
    );
    const [{ at: position, projectId: id, ownerId } = missing] = sorted;
    return { id, position, ownerId, events: sorted };
  });
  const shown = new Map<string, number>();
  return groups.toSorted(newestFirst).filter(({ ownerId, position }) => {
    const key = `${ownerId} ${dayOf(position)}`;
    const count = (shown.get(key) ?? 0) + 1;
    shown.set(key, count);
    return count <= serverLimits.feedRowsOfOwner;
  });
}

const missing = { at: '', projectId: '', ownerId: '' };

export const isAfter = ({ position, id }: Group, place: { at: string; id: string } | undefined) =>
  place === undefined || position < place.at || (position === place.at && id < place.id);
