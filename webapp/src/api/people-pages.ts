import type { ListPage } from '@kollab/contract';
import type { InfiniteData } from '@tanstack/react-query';

export type PeoplePages<Person> = InfiniteData<ListPage<Person>>;

/** Everyone on the pages so far, each once: a list may move while it is read. */
export function peopleOf<Person extends { telegramId: number }>(
  data: PeoplePages<Person> | undefined,
): Person[] {
  const everyone = data?.pages.flatMap(({ items }) => items) ?? [];
  return [...new Map(everyone.map((person) => [person.telegramId, person])).values()];
}
