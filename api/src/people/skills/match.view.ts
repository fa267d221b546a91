import { type Match, sayMatch } from '@kollab/contract';
import { type Fit, fitWith, reasonsOf } from '@kollab/contract/matching';
import { skillKey, type Skills } from '@kollab/contract/skills';
import { LRUCache } from 'lru-cache';

export type Named = ReadonlyMap<string, string>;

const keys = new Map<string, string>();
const mostKeys = 20_000;

/** Tags come again and again: their keys are kept. */
function keyOf(tag: string) {
  const kept = keys.get(tag);
  if (kept !== undefined) return kept;
  const key = skillKey(tag);
  if (keys.size < mostKeys) keys.set(tag, key);
  return key;
}

export const namedSkills = (tags: readonly string[]): Named =>
  new Map(tags.map((tag) => [keyOf(tag), tag]));

/** Names where both of a skill's near ones are wanted anyway are not said twice. */
export function toMatch(fit: Fit, wanted: Named, has: Named): Match {
  const reasons = reasonsOf(fit);
  const nameOf = (key: string) => wanted.get(key) ?? has.get(key) ?? key;
  const parts = {
    matched: reasons.matched.map(({ skill }) => nameOf(skill)),
    beside: reasons.matched.flatMap(({ skill, near }) => {
      const others = near.filter((key) => !wanted.has(key)).map(nameOf);
      return others.length === 0 ? [] : [{ tagName: nameOf(skill), near: others }];
    }),
    related: reasons.related.map(({ skill, through }) => ({
      tagName: nameOf(skill),
      through: nameOf(through),
    })),
    missing: reasons.missing.map(nameOf),
  };
  return { ...parts, sentence: sayMatch(parts, 'ru') };
}

const matches = new WeakMap<Skills, LRUCache<string, Match>>();
const mostMatches = 5000;

/**
 * Why a vacancy's tags and a person's fit; nothing to say of somebody without tags. The same lists are
 * shown again and again: what was found is kept for as long as what is known of skills.
 */
export function matchOf(
  skills: Skills,
  wantedTags: readonly string[],
  hasTags: readonly string[],
): Match | null {
  if (wantedTags.length === 0 || hasTags.length === 0) return null;
  const found = matches.get(skills) ?? new LRUCache<string, Match>({ max: mostMatches });
  matches.set(skills, found);
  // No text of Postgres has such a character.
  const key = [...wantedTags, '', ...hasTags].join('\0');
  const kept = found.get(key);
  if (kept) return kept;
  const [wanted, has] = [namedSkills(wantedTags), namedSkills(hasTags)];
  const match = toMatch(fitWith([...wanted.keys()], skills)([...has.keys()]), wanted, has);
  found.set(key, match);
  return match;
}
