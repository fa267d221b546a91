import { type NameWarning, product } from '@kollab/contract';
import { editDistance } from './edit-distance.ts';
import { mixesAlphabets, nearLatin } from './alphabets.ts';

/** Beginnings of words that nobody is called by. */
const stems =
  'kollab collab коллаб администр administr админк модера modera поддержк support телеграм ' +
  'telegram безопасност security официальн official служебн антиспам antispam spambot botfather';

/** Words that are such only as a whole: «Ботова» and «Админов» are people. */
const whole =
  'админ админы admin admins модер moder бот боты bot bots служба сервис service ' +
  'система системный system помощь help помощник хелп helpdesk саппорт секьюрити уведомление ' +
  'уведомления notification notifications оператор operator команда team staff root info инфо ' +
  'верификация verification verified пользователь user';

/** Whole words that are known with one letter wrong, and with a blank in their middle. */
const known =
  'модератор moderator модерация moderation администратор administrator администрация ' +
  'administration поддержка support безопасность security официальный official телеграм telegram ' +
  'коллаб kollab collab kolab админ admin модер служба система техподдержка';

/** Letters with a stroke or a tail, which are no letter and a mark. */
const folded: Readonly<Record<string, string>> = Object.fromEntries(
  'øo łl đd ħh ŧt ƀb қк ҝк ҟк ҡк ңн ҥн ӈн ҳх ӽх ҷч ҹч ӎм ғг ӻг ҙз ҫс ҭт өо ұу ӯу ҏр ԥп ӆл'
    .split(' ')
    .map((pair) => Array.from(pair) as [string, string]),
);

/** One spelling for all that reads the same: letters by their look, in one case, each once. */
const skeleton = (word: string) =>
  Array.from(word.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, ''))
    .map((letter) => folded[letter] ?? letter)
    .map((letter) => nearLatin(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
    .replaceAll(/[ij]/g, 'l')
    .replaceAll(/(.)\1+/gu, '$1');

const skeletons = (words: string) => words.split(' ').map(skeleton);
const [startings, names] = [skeletons(stems), new Set(skeletons(whole))];
/** What the product is called is known as «коллаб» is, whatever an adopter calls it. */
const ownName = skeleton(product.replaceAll(/[^\p{L}]/gu, ''));
const familiar = [...skeletons(known), ownName].filter(Boolean);

/** Words as long as this are known with a letter wrong too. */
const long = 7;

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
  return names.has(look) || startings.some((start) => look.includes(start)) || isFamiliar(look);
};

const isFamiliar = (look: string) =>
  familiar.some(
    (word) =>
      look === word ||
      (word.length >= long &&
        Math.abs(look.length - word.length) <= 1 &&
        editDistance(look, word) <= 1),
  );

const withoutBlanks = (name: string) => skeleton(name.replaceAll(/[^\p{L}\p{M}]/gu, ''));

export function warningOf(name: string): NameWarning | undefined {
  if (wordsOf(name).some(isService) || isFamiliar(withoutBlanks(name))) return 'serviceWord';
  return mixesAlphabets(name) ? 'mixedAlphabets' : undefined;
}
