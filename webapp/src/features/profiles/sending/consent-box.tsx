import { paths } from '@kollab/contract';
import { Link } from 'react-router-dom';
import type { Consent } from '#src/api/account.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import styles from './consent-box.module.css';

const words = settingsTexts.settings;

export const consentBoxId = 'consent';

/** Unticked, and asked once for each version of the policy. */
export function ConsentBox({ isTicked, tick }: Pick<Consent, 'isTicked' | 'tick'>) {
  return (
    <div className={styles.consent} data-uncovered>
      <label className={styles.label}>
        <input
          id={consentBoxId}
          type="checkbox"
          className={styles.box}
          checked={isTicked}
          onChange={(event) => tick(event.target.checked)}
        />
        <span className="grow">{words.consent}</span>
      </label>
      <Link to={paths.policy} className={styles.policy}>
        {words.publishing.policy}
      </Link>
    </div>
  );
}
