import { sayFacts } from '@kollab/contract';
import type { User } from '@kollab/contract';
import { peopleTexts } from '#src/texts/people.ts';

export function teamStatusOf({
  lookingForTeam,
  hoursAWeek,
}: Pick<User, 'lookingForTeam' | 'hoursAWeek'>) {
  const { answers, hours } = peopleTexts.team;
  const answer = lookingForTeam === null ? undefined : answers[lookingForTeam];
  return sayFacts(answer, hoursAWeek && hours(hoursAWeek));
}
