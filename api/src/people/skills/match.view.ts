import { type Match, sayMatch } from '@kollab/contract';
import { type Fit, fitWith, reasonsOf } from '@kollab/contract/matching';
import { skillKey, type Skills } from '@kollab/contract/skills';

/** Tags by their keys. */
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

/** Why a vacancy's tags and a person's fit; nothing to say of somebody without tags. */
export function matchOf(
  skills: Skills,
  wantedTags: readonly string[],
  hasTags: readonly string[],
): Match | null {
  if (wantedTags.length === 0 || hasTags.length === 0) return null;
  const [wanted, has] = [namedSkills(wantedTags), namedSkills(hasTags)];
  return toMatch(fitWith([...wanted.keys()], skills)([...has.keys()]), wanted, has);
}
