import { limits, paths, type ProjectCard as Project } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { CardBookmark } from '#src/shared/save/card-bookmark.tsx';
import { TagLinks } from '#src/shared/tags/tag-links.tsx';
import { stageOf } from './stage-of.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { CoverThumb } from './cover-thumb.tsx';
import { useOpening } from './shared-cover.tsx';
import styles from './found-card.module.css';

/** A project in a list; the whole card opens it, each tag its search. */
export function ProjectCard({ project }: { project: Project }) {
  const { id, name, tags, description, ownerName, participantsCount, vacanciesCount } = project;
  const { isOpening, link } = useOpening(id, { card: project });
  return (
    <li className={styles.card} data-testid="project-card">
      <CoverThumb project={project} isShared={isOpening} />
      <div className={styles.head}>
        <Link to={paths.project(id)} className={styles.name} {...link}>
          {name}
        </Link>
        {description.trim() !== '' && <p className={styles.lead}>{description}</p>}
        <p className={styles.brief}>{ownerName}</p>
        <p className={styles.brief}>{stageOf(project)}</p>
        <p className={styles.brief}>
          {projectTexts.projects.counts(participantsCount, vacanciesCount)}
        </p>
      </div>
      {tags.length > 0 && (
        <div className={styles.rest}>
          <TagLinks
            of="projects"
            label={projectTexts.panel.tags}
            names={tags.slice(0, limits.tagsShown).map(({ tagName }) => tagName)}
            isDense
          />
        </div>
      )}
      <CardBookmark kind="project" id={id} name={name} />
    </li>
  );
}
