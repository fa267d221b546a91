import { referenceOf, type Row } from './row.ts';

/** What a row came to; nothing where it was not run. */
export type Results = ReadonlyMap<string, boolean>;

const sections: Readonly<Record<string, string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'The error catalogue',
  9: 'Business constants and limits',
};

const sectionOf = ({ id }: Row) => id.split('.')[0] ?? '';

const cell = (text: string) => text.replaceAll('|', '\\|');

const checks = 'e2e/src/journeys/conformance.test.ts';

function proofOf(row: Row) {
  const reference = referenceOf(row);
  return reference ? `\`${reference[0]}\`: ${reference[1]}` : `\`${checks}\``;
}

const deviationOf = (row: Row) =>
  row.deviates ? `Decision ${row.deviates.decision}. ${row.deviates.why}` : '';

/** A row of the document without what it came to. */
export const lineOf = (row: Row) =>
  [row.id, cell(row.says), cell(proofOf(row)), cell(deviationOf(row))].join(' | ');

const mark = (result: boolean | undefined) => (result ? '✓' : '✗');

/** The lines of a document, each without what it came to. */
export const linesIn = (document: string) =>
  document
    .split('\n')
    .filter((line) => /^\| [✓✗] \| \d/.test(line))
    .map((line) => line.slice('| ✓ | '.length, -' |'.length).trimEnd());

/** The whole table as Markdown, each row with what it came to. */
export function documentOf(rows: readonly Row[], results: Results): string {
  const proven = rows.filter(({ id }) => results.get(id)).length;
  const parts = Object.entries(sections).map(([section, title]) => {
    const lines = rows
      .filter((row) => sectionOf(row) === section)
      .map((row) => `| ${mark(results.get(row.id))} | ${lineOf(row)} |`);
    const head = '|  | Row | Sentence | Proven by | Deviation |\n| --- | --- | --- | --- | --- |';
    return `## ${section}. ${title}\n\n${head}\n${lines.join('\n')}`;
  });
  return `# Conformance

What the specification says that can be observed, and the test that observes it. Written by
\`npm run conformance\`, which runs every one of them: ${proven} of ${rows.length} hold.

Rows proven by \`${checks}\` are looked at in a
browser or over HTTP; their checks stand in \`e2e/src/conformance/rows\`. Deviations name the
decision by which Kollab does something else, by its number in
[what we decided](decisions/0000-where-the-specification-is-silent.md).

${parts.join('\n\n')}
`;
}
