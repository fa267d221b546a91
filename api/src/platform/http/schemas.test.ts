import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { serializerOf } from './schemas.ts';

const Pet = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cat'), name: z.string() }),
  z.object({ kind: z.enum(['dog', 'wolf']), barks: z.boolean() }),
]);
const Person = z.object({
  name: z.string(),
  age: z.nullable(z.number()),
  nick: z.optional(z.string()),
  pets: z.array(Pet),
  home: z.nullable(z.object({ city: z.string() })),
  anything: z.unknown(),
  either: z.union([z.string(), z.object({ text: z.string() })]),
});

const person = {
  name: 'Аня',
  age: null,
  pets: [
    { kind: 'cat', name: 'Мурка' },
    { kind: 'wolf', barks: false },
  ],
  home: { city: 'Минск' },
  anything: { at: [1, 'all'] },
  either: { text: 'да' },
} as const;

const write = serializerOf(Person);

test('a reply is written as parsing it would write it', () => {
  expect(write(person)).toBe(JSON.stringify(Person.parse(person)));
  expect(write({ ...person, nick: 'А', home: null, either: 'да' })).toBe(
    JSON.stringify(Person.parse({ ...person, nick: 'А', home: null, either: 'да' })),
  );
});

test('what the schema does not name is left out, however deep it is', () => {
  const secret = { phone: '+375' };
  const pets = person.pets.map((pet) => ({ ...pet, ...secret }));
  const home = { ...person.home, ...secret };
  const either = { ...person.either, ...secret };
  expect(write({ ...person, ...secret, pets, home, either })).toBe(write(person));
});

test.each([
  ['an object where text belongs', { ...person, name: { phone: '+375' } }],
  ['a list where an object belongs', { ...person, home: ['+375'] }],
  ['an object where a list belongs', { ...person, pets: { phone: '+375' } }],
  ['an object of no known kind', { ...person, pets: [{ kind: 'bird', phone: '+375' }] }],
  ['nothing where a list belongs', { ...person, pets: null }],
  ['nothing where an object belongs', null],
])('%s is not written', (_, value) => {
  expect(() => write(value)).toThrow('A reply is not what its schema says.');
});
