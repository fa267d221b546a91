import { type PersonCard, searchUsers } from '@kollab/contract';
import { shared, sharedApp } from '#test/test-app.ts';
import { approve, send } from './profiles.ts';

export const idsOf = (cards: PersonCard[]) => cards.map(({ id }) => id);

/** A moderator who searches for people, and who are found once they are approved. */
export function sharedSearch() {
  const kollab = sharedApp();
  const vera = shared(() => kollab.moderator());
  const find = (query: string, limit = 50) => vera.call(searchUsers, { query: { query, limit } });
  async function approved(
    names: { firstName: string; lastName?: string },
    changes: Parameters<typeof send>[1] = {},
  ) {
    const person = await kollab.person({ lastName: '', ...names });
    await send(person, { description: 'Обо мне', ...changes });
    await approve(vera, person);
    return person;
  }
  return { kollab, vera, find, approved };
}
