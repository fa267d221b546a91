import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#src/kit/processes.ts';

/** The part of docs/sizing.md that `npm run bench -- sustained` writes. */
export const sustainedHeading = 'One sustained run';

/** The part that `npm run bench -- growth` writes. */
export const readsHeading = 'Cost of each read';

/** The part that `npm run bench -- search --write` writes. */
export const foundHeading = 'Finding at a million people';

const sectionsOf = (page: string) => page.split(/^(?=## )/m);
const isHeaded = (section: string, heading: string) => section.startsWith(`## ${heading}\n`);

/** A page with other text under one of its headings, which is put at its end where it is missing. */
export function replaceSection(page: string, heading: string, text: string): string {
  const section = `## ${heading}\n\n${text.trim()}\n\n`;
  const sections = sectionsOf(page);
  const others = sections.map((one) => (isHeaded(one, heading) ? section : one));
  const all = others.includes(section)
    ? others
    : [...sections.map((one) => `${one.trim()}\n\n`), section];
  return `${all.join('').trim()}\n`;
}

const page = join(root, 'docs/sizing.md');

/** Writes a part of docs/sizing.md anew. */
export async function writeSection(heading: string, text: string) {
  await writeFile(page, replaceSection(await readFile(page, 'utf8'), heading, text));
}

/** What stands under a heading of a page; undefined where it has none. */
export function findSection(page: string, heading: string): string | undefined {
  const found = sectionsOf(page).find((section) => isHeaded(section, heading));
  return found?.slice(found.indexOf('\n')).trim();
}

/** A table of a page. */
export const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
