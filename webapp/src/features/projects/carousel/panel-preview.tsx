import type { ProjectCard } from '@kollab/contract';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { memo, useRef, useState } from 'react';
import { ExternalLink } from '#src/kit/controls/external-link.tsx';
import { projectTexts } from '#src/texts/projects.ts';
import { LinkedText } from '#src/shared/project/linked-text.tsx';
import styles from './panel-preview.module.css';

interface PanelPreviewProps {
  project: ProjectCard;
  onExpand: (project: ProjectCard) => void;
}

/** So many of the links that its few lines cut off are shown below them. */
const linksShown = 2;

const none: string[] = [];

/** The links of a text that lie below what is shown of it: there nobody could press them. */
function useCutOffLinks() {
  const box = useRef<HTMLDivElement>(null);
  const [cutOff, setCutOff] = useState(none);
  const look = () => {
    const links = [...(box.current?.querySelectorAll('a') ?? [])];
    // Asked of a text without links, this would have it laid out for nothing.
    const heightOf = () => box.current?.clientHeight ?? 0;
    const below = links.filter(({ offsetTop }) => offsetTop > 0 && offsetTop >= heightOf());
    const found = [...new Set(below.map(({ href }) => href))].slice(0, linksShown);
    setCutOff(found.length > 0 ? found : none);
  };
  return { box, cutOff, look };
}

/** The collapsed panel: what the project is about, and the handle that opens the rest (spec §2). */
export const PanelPreview = memo(function PanelPreview({ project, onExpand }: PanelPreviewProps) {
  const { participantsCount, vacanciesCount, description } = project;
  const { box, cutOff, look } = useCutOffLinks();
  return (
    <div className={styles.panel} data-panel data-testid="panel-preview">
      <button
        type="button"
        className={styles.handle}
        aria-label={projectTexts.panel.expand}
        aria-expanded={false}
        onClick={() => onExpand(project)}
      >
        <span className={styles.grip} />
      </button>
      <div ref={box} className={styles.description} data-words>
        <LinkedText onThere={look}>{description}</LinkedText>
      </div>
      {cutOff.map((href) => (
        <p key={href} className={styles.link}>
          <ExternalLink href={href}>{href.replace(/^https?:\/\//, '')}</ExternalLink>
        </p>
      ))}
      <p className={styles.counts}>
        {projectTexts.projects.counts(participantsCount, vacanciesCount)}
        <ChevronUp size={20} className={styles.chevron} aria-hidden />
      </p>
    </div>
  );
});
