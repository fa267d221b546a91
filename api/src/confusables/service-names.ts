import type { NameWarning } from '@kollab/contract';
import { mixesAlphabets } from './alphabets.ts';
import { nearLatin } from './look-alikes.ts';

/** Beginnings of words that nobody is called by. */
const stems =
  'kollab коллаб администрат administrat модерат moderat поддержк support телеграм telegram ' +
  'безопасност security официальн official служебн';

/** Words that are such only as a whole: «Ботова» and «Админов» are people. */
const whole =
  'админ админы admin admins модер moder бот боты bot bots служба сервис service ' +
  'система системный system помощь help помощник хелп helpdesk саппорт секьюрити уведомление ' +
  'уведомления notification notifications оператор operator команда team staff root info инфо ' +
  'верификация verification verified пользователь user';

/** One spelling for all that reads the same: letters by their look, in one case, each once. */
const skeleton = (word: string) =>
  Array.from(word.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, ''))
    .map((letter) => nearLatin(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[ij]/g, 'l')
    .replaceAll(/(.)\1+/gu, '$1');

const skeletons = (words: string) => words.split(' ').map(skeleton);
const [startings, names] = [skeletons(stems), new Set(skeletons(whole))];

/** The words of a name, double ones also by their halves; letters that stand alone make one. */
function wordsOf(name: string) {
  const halves = name.split(/[^\p{L}\p{M}]+/u);
  const joined = name
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{M}]/gu, ''))
    .join(' ')
    .replaceAll(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '');
  return [...halves, ...joined.split(' ')].filter(Boolean);
}

const isService = (word: string) => {
  const look = skeleton(word);
  return names.has(look) || startings.some((start) => look.includes(start));
};

/** Why a name has to be looked at before others see it; undefined for an honest one. */
export function warningOf(name: string): NameWarning | undefined {
  if (wordsOf(name).some(isService)) return 'serviceWord';
  return mixesAlphabets(name) ? 'mixedAlphabets' : undefined;
}
