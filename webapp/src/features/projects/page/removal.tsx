import type { Project } from '@kollab/contract';
import { useRemovalOf } from '#src/entities/moderation/own-sanctions.ts';
import { SanctionAppeal, SanctionFacts } from '#src/entities/moderation/sanction-parts.tsx';
import styles from './project-page-status.module.css';

/** Why a moderator took the project down, and the one way back: an appeal. */
export default function Removal({ project: { id, telegramId } }: { project: Project }) {
  const removal = useRemovalOf(id, telegramId);
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
