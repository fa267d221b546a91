import { isHonestHost, type Link } from '@kollab/contract';
import { domainToUnicode } from 'node:url';
import table from 'unhomoglyph/data.json' with { type: 'json' };
import { AppError } from '#src/platform/errors/app-error.ts';

const shapes: Readonly<Record<string, string>> = table;

const isLatin = (text: string) => /^[a-z\d-]*$/i.test(text);
const shapeOf = (letter: string) => shapes[letter] ?? letter;

/** A word of another alphabet each of whose letters looks like a Latin one (UTS #39). */
const isDisguised = (part: string) =>
  !/\p{Script=Latin}/u.test(part) &&
  /\p{L}/u.test(part) &&
  Array.from(part).every((letter) => isLatin(shapeOf(letter)));

/** Whom students link to most, and whom others would most like to be taken for. */
const wellKnown = new Set(
  `apple behance codeforces discord dribbble dropbox facebook figma github gitlab google gosuslugi habr
    huggingface instagram kaggle leetcode linkedin mail medium microsoft notion ozon paypal pinterest
    rutube sberbank stackoverflow steam telegram tiktok tinkoff twitch twitter vkontakte whatsapp
    wikipedia yandex youtube`.split(/\s+/),
);

/** A well-known name with marks on its letters: «gïthub». */
const isMarked = (part: string) => {
  const bare = part.normalize('NFD').replace(/\p{M}/gu, '');
  return bare !== part && wellKnown.has(bare.toLowerCase());
};

/** Whether a host is no other one in disguise; under a national end its alphabet is its own. */
function isHonest(host: string): boolean {
  const parts = host.split('.');
  const isAbroad = isLatin(parts.at(-1) ?? '');
  return isHonestHost(host) && !parts.some(isMarked) && !(isAbroad && parts.some(isDisguised));
}

const hostOf = ({ url }: Link) => domainToUnicode(new URL(url).hostname);

/** Throws lookalikeLink where an address, written in its own letters or not, is another's disguise. */
export function assertHonestLinks(links: readonly Link[]) {
  const index = links.findIndex((link) => !isHonest(hostOf(link)));
  if (index >= 0) throw new AppError('lookalikeLink', { field: `links.${index}.url` });
}
