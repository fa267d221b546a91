import { endpoints } from '@kollab/contract/endpoints';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { arbitraryOf, type Vocabulary } from './arbitrary-of.ts';
import { vocabularyFor } from './vocabulary.ts';

const plain: Vocabulary = { ofSchema: new Map(), ofKey: {} };

const resolved = (value: unknown): unknown =>
  JSON.parse(
    (JSON.stringify(value) ?? '{}').replace(/"@(\w+):\w+@"/g, (_, name: string) => {
      if (/^(self|telegramId|applicant)$/.test(name)) return '5000000000';
      return name === 'path' ? '"/uploads/a.webp"' : '"00000000-0000-7000-8000-000000000000"';
    }),
  );

test.each(endpoints)('of what is made for $name much is accepted', ({ endpoint }) => {
  const words = vocabularyFor(endpoint.path, true);
  for (const schema of [endpoint.params, endpoint.query, endpoint.body]) {
    const made = fc.sample(arbitraryOf(schema, words), { numRuns: 60, seed: 7 });
    const accepted = made.filter((value) => schema.safeParse(resolved(value)).success);
    expect(accepted.length).toBeGreaterThan(5);
  }
});

test.each([
  ['a map', z.map(z.string(), z.string())],
  ['a date', z.object({ at: z.date() })],
  ['a text of an unknown format', z.array(z.ipv4())],
])('%s, which the contract does not have, is asked about', (_, schema) => {
  expect(() => arbitraryOf(schema, plain)).toThrow(/does not know/);
});
