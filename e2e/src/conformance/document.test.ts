import { expect, test } from '@playwright/test';
import { type Proof, read, type Row, rows } from './document.ts';

const unit = /\d[\d.]*(?:-minute|\s?(?:px|%|ms|s|seconds|characters|digits|tags|suggestions)\b|%)/g;

/** The quoted texts of a sentence, its Russian words and its numbers with their units. */
function quotesIn(sentence: string): string[] {
  const quoted = /"([^"]+)"|«([^»]+)»/g;
  const texts = [...sentence.matchAll(quoted)].map(([, one, other]) => one ?? other ?? '');
  const rest = sentence.replaceAll(quoted, '');
  return [...texts, ...(rest.match(/[А-Яа-яЁё]+/g) ?? []), ...(rest.match(unit) ?? [])];
}

function quotesOfSpecification() {
  const chapters = read('docs/specification.md')
    .split(/^## (?=\d)/m)
    .slice(1);
  return chapters.flatMap((chapter) =>
    chapter
      .split('\n')
      .filter((line) => !line.startsWith('#') && !/^\d/.test(line))
      .flatMap(quotesIn)
      .map((quote) => ({ chapter: chapter[0] ?? '', quote })),
  );
}

/** How tests say what they do not say by the letter. */
const said: Readonly<Record<string, string>> = {
  '10-minute': '600_000',
  '600000 ms': '600_000',
  '30px': '29',
  approved: 'одобрено',
  'Send for moderation': 'Отправить на модерацию',
  'show in full': 'Показать полностью',
};

const depthOf = (line: string) => line.length - line.trimStart().length;

/** Without the row itself; where the statement ends, the formatting tells. */
function sourceOf({ id, says }: Row, { file, test: name }: Proof): string | undefined {
  const lines = read(file).split('\n');
  const at = lines.findIndex((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`));
  const start = lines.findLastIndex((line, place) => place <= at && /^\s*(it|test)\b/.test(line));
  if (start < 0) return undefined;
  const isEnd = (line: string) =>
    depthOf(line) === depthOf(lines[start] ?? '') && line.endsWith(');');
  const end = lines.findIndex((line, place) => place >= at && isEnd(line));
  return lines
    .slice(start, end + 1)
    .join('\n')
    .replace(`${id} ${says}`, '');
}

test('every row has a number of its own, in a chapter of the specification', () => {
  expect(rows).toHaveLength(267);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.filter(({ id }) => !/^[1-9]\.\d+$/.test(id))).toEqual([]);
});

test('every row names a test that is there', () => {
  const lost = rows.flatMap((row) => row.proofs.filter((proof) => !sourceOf(row, proof)));
  expect(lost).toEqual([]);
});

test('every row that a decision names is there', () => {
  const decisions = read('docs/decisions/0000-where-the-specification-is-silent.md');
  const named = [...decisions.matchAll(/\((\d\.\d+(?:, \d\.\d+)*)\)$/gm)].flatMap(([, ids = '']) =>
    ids.split(', '),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
});

test('what observes a row says the texts and numbers that the row quotes', () => {
  const silent = rows.flatMap((row) => {
    const sources = row.proofs.map((proof) => sourceOf(row, proof)).join('\n');
    return quotesIn(row.says)
      .map((quote) => said[quote] ?? (/^\d/.test(quote) ? String(Number.parseFloat(quote)) : quote))
      .filter((quote) => !sources.includes(quote))
      .map((quote) => `${row.id} «${quote}»`);
  });
  expect(silent).toEqual([]);
});

test('every quoted text and number of the specification is in a row of its chapter', () => {
  const quotes = quotesOfSpecification();
  expect(quotes.length).toBeGreaterThan(100);
  const missing = quotes.filter(
    ({ chapter, quote }) =>
      !rows.some(({ id, says }) => id.startsWith(`${chapter}.`) && says.includes(quote)),
  );
  expect(missing).toEqual([]);
});
