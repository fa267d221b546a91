interface Completable {
  firstName: string;
  lastName: string;
  university: string;
  course: string | number | null;
  major: string;
  statusShort: string;
  statusLong: readonly string[];
  description: string;
  tags: readonly unknown[];
  links: readonly unknown[];
}

const items = {
  firstName: (p: Completable) => p.firstName !== '',
  lastName: (p: Completable) => p.lastName !== '',
  university: (p: Completable) => p.university !== '',
  course: (p: Completable) => p.course !== null && p.course !== '',
  major: (p: Completable) => p.major !== '',
  status: (p: Completable) => p.statusShort !== '' || p.statusLong.length > 0,
  description: (p: Completable) => p.description !== '',
  tags: (p: Completable) => p.tags.length > 0,
  links: (p: Completable) => p.links.length > 0,
};

export type CompletionItem = keyof typeof items;

/** How full a profile is (spec §5): nine equal items, in rounded percent, and what is missing. */
export function profileCompletion(profile: Completable) {
  const names = Object.keys(items) as CompletionItem[];
  const missing = names.filter((name) => !items[name](profile));
  const percent = Math.round(((names.length - missing.length) / names.length) * 100);
  return { percent, missing };
}
