import { useRemovalOf } from '#src/shared/moderation/own-sanctions.ts';
import { SanctionAppeal, SanctionFacts } from '#src/shared/moderation/sanction-parts.tsx';
import styles from './project-page-status.module.css';

interface OwnProject {
  projectId: string;
  /** Its owner’s, who reads this. */
  telegramId: number;
}

/** Why a moderator took the project down, and the one way back: an appeal. */
export function Removal({ projectId, telegramId }: OwnProject) {
  const removal = useRemovalOf(projectId, telegramId);
  if (!removal) return null;
  return (
    <>
      <div className={styles.removal}>
        <SanctionFacts sanction={removal} />
      </div>
      <SanctionAppeal sanction={removal} telegramId={telegramId} />
    </>
  );
}
