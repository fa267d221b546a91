import { type Match, sayMatch } from '@kollab/contract';
import { TagLinks } from '#src/entities/tags/tag-links.tsx';
import { locale } from '#src/texts/locale.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import styles from './own-match.module.css';

interface ReasonsProps {
  match: Match;
  /** What the vacancy wants. */
  names: readonly string[];
}

/** How the reader's skills fit, marked and said. */
export function Reasons({ match, names }: ReasonsProps) {
  return (
    <div className={styles.match}>
      <TagLinks
        of="vacancies"
        label={matchingTexts.match.title}
        names={names}
        match={match}
        isDense
      />
      <p>{sayMatch(match, locale)}</p>
    </div>
  );
}
