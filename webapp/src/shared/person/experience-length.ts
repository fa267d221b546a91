import { totalMonths, type User } from '@kollab/contract';
import { sayMonth } from '#src/texts/moment.ts';
import { profileTexts } from '#src/texts/profile.ts';

type Works = User['experiences'];

const isTold = ({ startDate, workDurationYears }: Works[number]) =>
  startDate !== null || workDurationYears > 0;

export const lengthOf = (works: Works) =>
  works.some(isTold) ? profileTexts.profile.duration(totalMonths(works)) : undefined;

export const periodOf = ({ startDate, endDate }: Works[number]) =>
  startDate === null
    ? undefined
    : profileTexts.work.period(
        sayMonth(startDate),
        endDate === null ? undefined : sayMonth(endDate),
      );
