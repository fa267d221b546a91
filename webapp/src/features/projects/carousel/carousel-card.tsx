import { limits, paths, type ProjectCard } from '@kollab/contract';
import { memo, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useMeIfKnown } from '#src/api/me.ts';
import { sharedFirst } from '#src/shared/tags/tag-links.tsx';
import { useInCommon, useOwnOf } from '#src/shared/tags/in-common.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { stageOf } from '#src/shared/project/stage-of.ts';
import { coverColours } from '#src/shared/project/cover-colours.ts';
import { isLongName } from '#src/kit/content/long-name.ts';
import over from '#src/shared/project/over-cover.module.css';
import { classNames } from '#src/kit/lib/class-names.ts';
import { CarouselCover } from './carousel-cover.tsx';
import styles from './carousel-card.module.css';
import { PanelPreview } from './panel-preview.tsx';
import { TeamFaces } from './team-faces.tsx';

interface CarouselCardProps {
  project: ProjectCard;
  /** Where on the track it stands. */
  place: number;
  isShown: boolean;
  onExpand: (project: ProjectCard) => void;
}

type CardTextProps = Pick<CarouselCardProps, 'project' | 'onExpand'>;

/** Who has this part of what a vacancy needs fits it. */
const fitting = 0.5;

/** Whom the project looks for, first who the reader could be, and whether they fit one of them. */
function Sought({ project }: { project: ProjectCard }) {
  const isOwn = useMeIfKnown()?.telegramId === project.telegramId;
  const ownOf = useOwnOf();
  const open = project.openVacancies ?? [];
  if (open.length === 0) return null;
  const shareOf = ({ tags }: (typeof open)[number]) =>
    ownOf(tags).length / Math.max(1, tags.length);
  const titles = open.toSorted((one, other) => shareOf(other) - shareOf(one));
  const fits = !isOwn && titles.some((one) => shareOf(one) >= fitting);
  const { sought } = projectTexts.panel;
  return (
    <p className={classNames('small', styles.sought)}>
      <span className={styles.titles}>{sought(titles.map(({ title }) => title).join(', '))}</span>
      {fits && (
        <span className={styles.fits} data-ticked>
          {projectTexts.projects.fits}
        </span>
      )}
    </p>
  );
}

/** What stands over the cover; it is the same whether the card is shown or the next one. */
const CardText = memo(function CardText({ project, onExpand }: CardTextProps) {
  const { id, name, tags } = project;
  const written = tags.map(({ tagName }) => tagName).filter((tag) => tag.trim() !== '');
  const match = useInCommon(written);
  const matched = new Set(match?.matched);
  const names = match ? sharedFirst(written, match) : written;
  return (
    <div className={classNames(over.text, styles.text)} data-text>
      <p className={classNames('small', styles.stage)}>
        {stageOf(project)}
        <TeamFaces projectId={id} />
      </p>
      <h2 className={over.name} data-long={isLongName(name) || undefined}>
        <button type="button" className={styles.open} onClick={() => onExpand(project)}>
          {name}
        </button>
      </h2>
      <Sought project={project} />
      {names.length > 0 && (
        <ul className={styles.tags} aria-label={projectTexts.panel.tags}>
          {names.slice(0, limits.tagsShown).map((tag) => (
            <li key={tag} className={styles.item}>
              <Link to={paths.searchIn('projects', tag)} className={styles.link}>
                <span className={styles.tag} data-ticked={matched.has(tag) || undefined}>
                  {tag}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** A project in the carousel: cover, stage and name over it, tags, and the panel at its foot. */
export const CarouselCard = memo(function CarouselCard(props: CarouselCardProps) {
  const { project, place, isShown, onExpand } = props;
  const { id, name, coverImage } = project;
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--card-place': place,
    ...coverColours(project),
  };
  return (
    <article
      className={styles.card}
      style={style}
      aria-roledescription={projectTexts.projects.cardRole}
      aria-label={name}
      inert={!isShown}
      aria-hidden={!isShown || undefined}
      data-shown={isShown || undefined}
      data-testid={isShown ? 'shown-card' : 'next-card'}
    >
      <CarouselCover key={coverImage} projectId={id} coverImage={coverImage} isShown={isShown} />
      <CardText project={project} onExpand={onExpand} />
      <PanelPreview project={project} onExpand={onExpand} />
    </article>
  );
});
