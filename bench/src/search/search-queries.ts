import { swapLayout } from '@kollab/api/platform/text/alphabets';
import { inventPeople, randomFrom, toLatin } from '@kollab/api/test/people/people';

interface Sampled {
  first: string;
  last: string;
  tag: string;
}

const spoil = (word: string, random: () => number) => {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  const [one = '', two = ''] = [word[at], word[at + 1]];
  const spoiled = [one + one + two, two, two + one][Math.floor(random() * 3)] ?? '';
  return word.slice(0, at) + spoiled + word.slice(at + 2);
};

const literals = ['C#', 'C++', '.NET', 'Node.js', '1С', 'UX/UI', 'Go', 'C', 'R', 'A/B'];
const pick = <T>(values: readonly T[], random: () => number) =>
  values[Math.floor(random() * values.length)] as T;

const kinds: Record<string, (person: Sampled, random: () => number) => string> = {
  'full name': ({ first, last }) => `${first} ${last}`,
  'last name': ({ last }) => last,
  'last name, first typed': ({ first, last }, random) =>
    `${last} ${first.slice(0, 1 + Math.floor(random() * 3))}`,
  'one letter': ({ first, last }, random) => pick([first, last], random).slice(0, 1),
  'three letters': ({ first, last }, random) => pick([first, last], random).slice(0, 3),
  tag: ({ tag }) => tag,
  'literal tag': (_, random) => pick(literals, random),
  'name and tag': ({ first, tag }) => `${first} ${tag}`,
  typo: ({ first, last }, random) => `${first} ${spoil(last, random)}`,
  'other alphabet': ({ first, last }) => toLatin(`${first} ${last}`),
  'other layout': ({ first, last }) => swapLayout(`${first} ${last}`) ?? last,
  nothing: (_, random) => `щы${Math.floor(random() * 1e9).toString(36)} ' & !`,
};

export function sampleQueries(people: number, perKind: number): Map<string, string[]> {
  const random = randomFrom(5);
  const every = Math.max(1, Math.floor(people / (perKind * 12)));
  const sampled: Sampled[] = [];
  let index = 0;
  for (const { first_name: first, last_name: last, tags } of inventPeople(people)) {
    index += 1;
    const isCyrillic = /^[а-яё-]+$/i.test(last);
    if (index % every === 0 && isCyrillic) sampled.push({ first, last, tag: tags[0] ?? 'React' });
  }
  return new Map(
    Object.entries(kinds).map(([kind, make]) => [
      kind,
      Array.from({ length: perKind }, () => make(pick(sampled, random), random)),
    ]),
  );
}
