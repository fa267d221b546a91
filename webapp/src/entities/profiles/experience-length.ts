import { totalMonths, type User } from '@kollab/contract';
import { profileTexts } from '#src/texts/profile.ts';

type Works = User['experiences'];

const isTold = ({ startDate, workDurationYears }: Works[number]) =>
  startDate !== null || workDurationYears > 0;

/** How long some jobs lasted together, in words; undefined where nobody said. */
export const lengthOf = (works: Works) =>
  works.some(isTold) ? profileTexts.profile.duration(totalMonths(works)) : undefined;
