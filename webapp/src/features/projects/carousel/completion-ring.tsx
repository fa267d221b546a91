import { paths } from '@kollab/contract';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { useOwnCompletion } from '#src/shared/person/draft/own-completion.ts';
import { texts } from '#src/texts/common.ts';
import { projectTexts } from '#src/texts/projects.ts';
import styles from './completion-ring.module.css';

/** How full the own profile is, in a ring that leads to it (spec §2, `/followers`). */
export function CompletionRing() {
  const { percent } = useOwnCompletion();
  const said = texts.common.percent(percent);
  return (
    <Link
      to={paths.home}
      className={styles.link}
      aria-label={projectTexts.projects.completion(said)}
      data-testid="completion"
    >
      <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden>
        <circle className={styles.track} cx="24" cy="24" r="21.5" />
        <circle
          className={styles.part}
          cx="24"
          cy="24"
          r="21.5"
          pathLength={100}
          strokeDasharray={percent < 100 ? `${percent} 100` : undefined}
        />
      </svg>
      {percent < 100 ? (
        <span className={styles.percent}>{said}</span>
      ) : (
        <Check size={22} strokeWidth={2.5} className={styles.whole} aria-hidden />
      )}
    </Link>
  );
}
