const forbidden = /[^\p{Script=Cyrillic}\p{Script=Latin}\s-]|[ªº\u1D2B-\u1D7F]/gu;

/** Leaves what a name may hold (spec §5): Cyrillic and Latin letters, spaces and hyphens. */
export const stripName = (value: string, max: number) => {
  const letters = value.normalize('NFC').replace(forbidden, '').replace(/\s+/g, ' ').trim();
  return Array.from(letters).slice(0, max).join('').trim();
};

export const isName = (value: string) => value.search(forbidden) === -1 && /\p{L}/u.test(value);

/** Why a name waits for a moderator before others see it. */
export const nameWarnings = ['serviceWord', 'mixedAlphabets'] as const;
export type NameWarning = (typeof nameWarnings)[number];

export const nobodyYet = 'Пользователь';

export const displayName = (person: { firstName: string; lastName: string }) =>
  [person.firstName, person.lastName].filter(Boolean).join(' ') || nobodyYet;
