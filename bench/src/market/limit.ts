import { seekersOf } from './rank.ts';
import type { Market } from './sample.ts';

export const mutualOf = (market: Market) =>
  seekersOf(market).map((person) =>
    market.vacancies.flatMap(({ ownerBar }, vacancy) => {
      const worth = market.worthOf(person, vacancy);
      return worth.person >= (market.people[person]?.bar ?? 1) && worth.owner >= ownerBar
        ? [vacancy]
        : [];
    }),
  );

/** How many seekers can have a place at most, by the matching of Hopcroft and Karp; places are filled one by one. */
export function largestMatching(mutual: readonly (readonly number[])[], places: readonly number[]) {
  const holders = places.map(() => new Set<number>());
  const seat = mutual.map(() => -1);
  let count = 0;
  for (;;) {
    const depth = layersOf(mutual, places, holders, seat);
    if (!depth) return count;
    const begun = count;
    for (let seeker = 0; seeker < mutual.length; seeker += 1) {
      if (seat[seeker] === -1 && find(seeker)) count += 1;
    }
    if (count === begun) return count;

    function find(seeker: number): boolean {
      const own = depth?.[seeker] ?? -1;
      if (own < 0 || !depth) return false;
      depth[seeker] = -1;
      for (const vacancy of mutual[seeker] ?? []) {
        const held = holders[vacancy];
        if (!held) continue;
        if (held.size < (places[vacancy] ?? 0)) {
          held.add(seeker);
          seat[seeker] = vacancy;
          return true;
        }
        for (const holder of held) {
          if (depth[holder] !== own + 1 || !find(holder)) continue;
          held.delete(holder);
          held.add(seeker);
          seat[seeker] = vacancy;
          return true;
        }
      }
      return false;
    }
  }
}

/** How many exchanges each seeker is away from somebody without a place; undefined where no free place is reached. */
function layersOf(
  mutual: readonly (readonly number[])[],
  places: readonly number[],
  holders: readonly ReadonlySet<number>[],
  seat: readonly number[],
): number[] | undefined {
  const depth = mutual.map((_, seeker): number => (seat[seeker] === -1 ? 0 : -1));
  let line = depth.flatMap((value, seeker) => (value === 0 ? [seeker] : []));
  const visited = new Set<number>();
  let reaches = false;
  while (line.length > 0 && !reaches) {
    const next: number[] = [];
    for (const seeker of line) {
      for (const vacancy of mutual[seeker] ?? []) {
        if (visited.has(vacancy)) continue;
        visited.add(vacancy);
        if ((holders[vacancy]?.size ?? 0) < (places[vacancy] ?? 0)) reaches = true;
        for (const holder of holders[vacancy] ?? []) {
          if (depth[holder] !== -1) continue;
          depth[holder] = (depth[seeker] ?? 0) + 1;
          next.push(holder);
        }
      }
    }
    line = next;
  }
  return reaches ? depth : undefined;
}
