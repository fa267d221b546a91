import type { ProjectCard } from '@kollab/contract';
import { colourPair } from '#src/kit/lib/colour-pair.ts';

type Colours = Record<`--${string}`, string>;

/** A cover's own colours for a style sheet, up to three; without a cover those of the project. */
export function coverColours({ id, palette }: Pick<ProjectCard, 'id' | 'palette'>): Colours {
  const own = palette.length > 0 ? palette : colourPair(id);
  const [first = '', second = first, third = second] = own;
  return { '--first': first, '--second': second, '--third': third };
}
