import type { ProjectCard } from '@kollab/contract';

type Colours = Record<`--${string}`, string>;

/** How many pairs of colours the tokens have for projects without a cover. */
const pairs = 7;

/** One of them for a project, always the same. */
function pairOf(id: string) {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return `--cover-${sum % pairs}`;
}

/** A cover's own colours for a style sheet, up to three; without a cover those of the project. */
export function coverColours({ id, palette }: Pick<ProjectCard, 'id' | 'palette'>): Colours {
  const pair = pairOf(id);
  const own = palette.length > 0 ? palette : [`var(${pair})`, `var(${pair}-deep)`];
  const [first = '', second = first, third = second] = own;
  return { '--first': first, '--second': second, '--third': third };
}
