import type { User } from '@kollab/contract';
import { matchingTexts } from '#src/texts/matching.ts';

/** Whether a person looks for a team and for how long a week, as far as they said. */
export function lookingOf({
  lookingForTeam,
  hoursAWeek,
}: Pick<User, 'lookingForTeam' | 'hoursAWeek'>) {
  const { looking, hours } = matchingTexts.people;
  const answer = lookingForTeam === null ? undefined : looking[lookingForTeam];
  return [answer, hoursAWeek && hours(hoursAWeek)].filter(Boolean).join(' · ');
}
