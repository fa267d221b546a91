import { type Locale, timeIn } from '@kollab/contract';
import { timeTag } from './html.ts';

/** Moments as a message tells them: by the reader's own clock, in the words of a language where a client is too old for that. */
export function momentsIn(locale: Locale) {
  const { clock, dayAndClock } = timeIn(locale);
  return {
    clock: (moment: string) => timeTag(moment, 't', clock(moment)),
    dayAndClock: (moment: string) => timeTag(moment, 'Dt', dayAndClock(moment)),
  };
}
