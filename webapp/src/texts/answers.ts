import { sayFacts } from '@kollab/contract';
import type { Application } from '@kollab/contract';
import { sayDay } from './moment.ts';
import { vacancyFactTexts } from './vacancy-facts.ts';

type Answering = Pick<Application, 'answerTime' | 'awayUntil'>;

const day = 24 * 60 * 60_000;

export const dayOfReturn = (awayUntil: string | null, now = new Date()): string | undefined =>
  awayUntil !== null && new Date(`${awayUntil}T00:00`) > now
    ? sayDay(`${awayUntil}T00:00`)
    : undefined;

/** «Обычно отвечает за 1–2 дня · в отъезде до 5 декабря»; '' where nothing is known. */
export const sayAnswering = ({ answerTime, awayUntil }: Answering): string => {
  const words = vacancyFactTexts.answers;
  const back = dayOfReturn(awayUntil);
  return joined([answerTime && words[answerTime], back && words.away(back)]);
};

/** «Ждёт 4-й день · обычно отвечает за 1–2 дня». */
export function sayWaiting(
  { createdAt, ...answering }: Answering & { createdAt: string },
  now = new Date(),
): string {
  const waited = Math.floor((now.getTime() - new Date(createdAt).getTime()) / day) + 1;
  const waiting = waited > 1 && vacancyFactTexts.answers.waiting(waited);
  return joined([waiting, decapitalized(sayAnswering(answering))]);
}

const joined = (parts: readonly (string | false | null | undefined)[]) => {
  const text = sayFacts(...parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const decapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
