import { type NewThisWeek, serverLimits } from '@kollab/contract';
import type { Person } from '#src/platform/access/actor.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { listMostUsed } from '#src/people/tags/tags.service.ts';
import { toPersonCard } from '#src/people/users/users.service.ts';
import { viewerFrom } from '#src/people/visibility/visibility.service.ts';
import { listNewProjects } from '#src/work/projects/project-reading.service.ts';
import { listNewPeople } from './newest.queries.ts';

const week = 7 * 24 * 60 * 60_000;

/**
 * Other people, and their projects, that moderators first approved in the last seven days, and
 * popular tags: of those that are used as much the starting ones.
 */
export async function listNewThisWeek(
  db: Db,
  person: Person,
  now: Date,
  starting: string[],
): Promise<NewThisWeek> {
  const since = new Date(now.getTime() - week);
  const limit = serverLimits.newThisWeek;
  const [tags, people, projects] = await Promise.all([
    listMostUsed(db, starting, serverLimits.popularTags),
    listNewPeople(db, { since, limit, readerId: person.id }),
    listNewProjects(db, viewerFrom(person), since, limit),
  ]);
  return { tags, people: people.map(toPersonCard), projects };
}
