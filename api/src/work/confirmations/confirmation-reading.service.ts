import type { Context } from '#src/platform/context.ts';
import type { Actor } from '#src/platform/access/actor.ts';
import { viewerOf } from '#src/people/visibility/visibility.service.ts';
import { getVisibleUser } from '#src/people/users/users.service.ts';
import { readProject } from '#src/work/projects/project-reading.service.ts';
import { listOfPerson, listOfProject } from './confirmation-lists.queries.ts';
import { toConfirmedWork, toProjectWork } from './confirmations.view.ts';

/** Throws userNotFound. */
export const listConfirmedWork = ({ replicas }: Context, telegramId: number, actor: Actor) =>
  replicas.read(
    actor,
    async (db) => {
      const viewer = viewerOf(actor);
      const { id } = await getVisibleUser(db, telegramId, viewer);
      return (await listOfPerson(db, id, viewer)).map(toConfirmedWork(viewer));
    },
    telegramId,
  );

/** Throws projectNotFound. */
export const listProjectWork = ({ replicas }: Context, projectId: string, actor: Actor) =>
  replicas.read(actor, async (db) => {
    const viewer = viewerOf(actor);
    await readProject(db, projectId, actor);
    return (await listOfProject(db, projectId, viewer)).map(toProjectWork(viewer));
  });
