import type { Risk } from '@kollab/contract';

interface Changed {
  field: string;
  old_value: unknown;
  new_value: unknown;
}

const stringsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const tagsOfVacancies = (value: unknown) =>
  Array.isArray(value)
    ? value.flatMap((vacancy: { tags?: unknown } | null) => stringsIn(vacancy?.tags))
    : [];

export function tagsIn(changes: readonly Changed[]): string[] {
  const tags = changes.flatMap(({ field, new_value: value }) => {
    if (field === 'tags') return stringsIn(value);
    return field === 'vacancies' ? tagsOfVacancies(value) : [];
  });
  return [...new Set(tags)];
}

const pictures: ReadonlySet<string> = new Set(['photo', 'coverImage']);
const address = /(?:https?:\/\/|tg:\/\/|t\.me\/|www\.)[^\s"\\<>]+/gi;

const addressesIn = (value: unknown) => (JSON.stringify(value) ?? '').match(address) ?? [];

/** Whether changes bring an address, as a link or in a text, that was not there before. */
const hasNewLink = (changes: readonly Changed[]) =>
  changes
    .filter(({ field }) => !pictures.has(field))
    .some(({ old_value: before, new_value: after }) => {
      const old = new Set(addressesIn(before));
      return addressesIn(after).some((one) => !old.has(one));
    });

interface Submitted {
  wasApproved: boolean;
  wasRejected: boolean;
  newTags: readonly string[];
  changes: readonly Changed[];
}

export function risksOf({ wasApproved, wasRejected, newTags, changes }: Submitted): Risk[] {
  const risks: [Risk, boolean][] = [
    ['first', !wasApproved],
    ['newTag', newTags.length > 0],
    ['newLink', hasNewLink(changes)],
    ['rejectedBefore', wasRejected],
  ];
  return risks.flatMap(([risk, isThere]) => (isThere ? [risk] : []));
}
