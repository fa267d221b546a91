import type { Application } from '@kollab/contract';

type Applied = Pick<Application, 'match'>;

/** What is only close comes after what matches. */
const worthOf = ({ match }: Applied) =>
  match ? [match.matched.length, match.related.length, match.beside.length] : [-1];

export const byMatch = <T extends Applied>(applications: readonly T[]): T[] =>
  applications.toSorted((one, other) => {
    const [ones, others] = [worthOf(one), worthOf(other)];
    const place = ones.findIndex((worth, index) => worth !== others[index]);
    return place === -1 ? 0 : (others[place] ?? 0) - (ones[place] ?? 0);
  });
