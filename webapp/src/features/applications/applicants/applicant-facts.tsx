import { sayFacts } from '@kollab/contract';
import type { Application, Applicant, Match } from '@kollab/contract';
import { applicationTexts } from '#src/texts/applications.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { type ChipMark, Chips } from '#src/kit/content/chip.tsx';

export const studyOf = ({ university, major, course }: Applicant) =>
  sayFacts(university, major, course && applicationTexts.applications.course(course));

const markIn =
  ({ matched, related }: Match) =>
  (name: string): ChipMark | undefined => {
    if (matched.includes(name)) return 'matched';
    return related.some(({ through }) => through === name) ? 'related' : undefined;
  };

const ranks: readonly (ChipMark | undefined)[] = ['matched', 'related', undefined];

interface SkillsProps extends Pick<Application, 'applicant' | 'match'> {
  atMost?: number;
}

export function Skills({ applicant, match, atMost }: SkillsProps) {
  if (!applicant || applicant.tags.length === 0) return null;
  const markOf = match ? markIn(match) : undefined;
  const names = applicant.tags.toSorted(
    (a, b) => ranks.indexOf(markOf?.(a)) - ranks.indexOf(markOf?.(b)),
  );
  const label = profileTexts.profile.tags;
  return <Chips isDense label={label} names={names.slice(0, atMost)} markOf={markOf} />;
}
