import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { lineOf, linesIn } from './document.ts';
import { quoted } from './quoted.ts';
import { checkOf, referenceOf, type Row } from './row.ts';
import { quotesIn } from './specification.ts';
import { table } from './table.ts';
import { testSource } from './test-source.ts';

const root = resolve(import.meta.dirname, '../../..');
const specification = resolve(root, 'docs/specification.md');

/** What observes a row, as it is written. */
function sourceOf(row: Row): string {
  const reference = referenceOf(row);
  return (reference ? testSource(reference) : String(checkOf(row))) ?? '';
}

const quotesOf = ({ id, says }: Row) =>
  quoted.filter(({ section, text }) => id.startsWith(`${section}.`) && says.includes(text));

test('every row has an id of its own', () => {
  const ids = table.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every test that a row names is there', () => {
  const missing = table.flatMap((row) => {
    const reference = referenceOf(row);
    return reference && testSource(reference) === undefined
      ? [`${row.id} ${reference.join(': ')}`]
      : [];
  });
  expect(missing).toEqual([]);
});

test('what observes a row says the texts and numbers that the row quotes', () => {
  const silent = table.flatMap((row) => {
    const source = sourceOf(row);
    return quotesOf(row)
      .filter(({ text, said = text }) => !source.includes(said))
      .map(({ text }) => `${row.id} «${text}»`);
  });
  expect(silent).toEqual([]);
});

test('every quoted text and number of the specification occurs in an assertion', () => {
  const proven = new Set(table.flatMap(quotesOf));
  const unproven = quoted.filter((one) => !proven.has(one));
  expect(unproven.map(({ section, text }) => `${section} «${text}»`)).toEqual([]);
});

test('docs/conformance.md shows the table as it is', () => {
  const document = readFileSync(resolve(root, 'docs/conformance.md'), 'utf8');
  expect(linesIn(document)).toEqual(table.map((row) => lineOf(row).trimEnd()));
});

test('the list of quoted texts is that of the specification', () => {
  const listed = new Set(quoted.map(({ section, text }) => `${section} ${text}`));
  const quotes = quotesIn(readFileSync(specification, 'utf8'));
  expect(quotes.length).toBeGreaterThan(100);
  const missing = quotes.filter(
    ({ section, text }) =>
      ![...listed].some((one) => one.startsWith(`${section} `) && one.includes(text)),
  );
  expect(missing).toEqual([]);
});
