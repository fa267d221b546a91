import type { ProjectCard } from '@kollab/contract';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { projectTexts } from '#src/texts/projects.ts';
import { LinkedText } from '#src/entities/projects/linked-text.tsx';
import styles from './panel-preview.module.css';

interface PanelPreviewProps {
  project: ProjectCard;
  onExpand: () => void;
}

/** The collapsed panel: what the project is about, and the handle that opens the rest (spec §2). */
export function PanelPreview({ project, onExpand }: PanelPreviewProps) {
  const { participantsCount, vacanciesCount, description } = project;
  return (
    <div className={styles.panel} data-panel data-testid="panel-preview">
      <button
        type="button"
        className={styles.handle}
        aria-label={projectTexts.panel.expand}
        aria-expanded={false}
        onClick={onExpand}
      >
        <span className={styles.grip} />
      </button>
      <div className={styles.description}>
        <LinkedText>{description}</LinkedText>
      </div>
      <p className={styles.counts}>
        {projectTexts.projects.counts(participantsCount, vacanciesCount)}
        <ChevronUp size={20} className={styles.chevron} aria-hidden />
      </p>
    </div>
  );
}
