import { listTags } from '@kollab/contract';
import { shared, sharedApp, type Someone } from '#test/test-app.ts';
import { approve, send } from './profiles.ts';

/** A Kollab whose tags are looked through by somebody who has not said who they are. */
export function sharedTags() {
  const kollab = sharedApp();
  const vera = shared(() => kollab.moderator());
  const list = (query?: string) =>
    kollab.anonymous(listTags, { query: query === undefined ? {} : { query } });
  return {
    kollab,
    vera,
    list,
    find: async (query: string) => (await list(query)).map((tag) => tag.tagName),
    countOf: async (name: string) =>
      (await list()).find((tag) => tag.tagName === name)?.count ?? 'unknown',
    personWith: async (tags: string[]) => {
      const person = await kollab.person();
      await send(person, { tags });
      await approve(vera, person);
      return person;
    },
    setSuspended: ({ id }: Someone, at: Date | null) =>
      kollab.set('users', { id }, { suspended_at: at }),
  };
}
