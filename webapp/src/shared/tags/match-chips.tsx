import { type Match, sayMatch } from '@kollab/contract';
import { type ChipMark, Chips } from '#src/kit/content/chip.tsx';
import { locale } from '#src/texts/locale.ts';
import { vacancyFactTexts } from '#src/texts/vacancy-facts.ts';
import styles from './match-chips.module.css';

type Parts = Parameters<typeof sayMatch>[2];

/** Whole to the ear, to the eye only the parts that chips beside it do not say. */
export function MatchWords({ match, shown }: { match: Match; shown: Parts }) {
  const words = sayMatch(match, locale, shown);
  return (
    <>
      <span className="visually-hidden">{sayMatch(match, locale)}</span>
      {words && (
        <span className={styles.words} aria-hidden>
          {words}
        </span>
      )}
    </>
  );
}

/** Beside chips of all that is asked for: where nothing fits, they say themselves what is missing. */
export const besideChips = ({ matched, related }: Match): Parts =>
  matched.length + related.length > 0 ? ['related', 'missing'] : [];

/** So many are a row or two. */
const most = 6;

/** What they have is green, what is close to it amber. */
export function MatchChips({ match }: { match: Match }) {
  const related = match.related.map(({ tagName }) => tagName);
  const names = [...match.matched, ...related, ...match.missing];
  const markOf = (name: string): ChipMark | undefined => {
    if (match.matched.includes(name)) return 'matched';
    return related.includes(name) ? 'related' : undefined;
  };
  const others = names.length - most;
  return (
    <>
      <div aria-hidden>
        <Chips
          label={vacancyFactTexts.skills}
          names={names.slice(0, most)}
          markOf={markOf}
          isDense
        />
        {others > 0 && <p className={styles.words}>{vacancyFactTexts.more(others)}</p>}
      </div>
      <MatchWords match={match} shown={besideChips(match)} />
    </>
  );
}
