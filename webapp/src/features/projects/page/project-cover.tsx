import type { ProjectCard } from '@kollab/contract';
import type { Covered } from '#src/shared/project/cover-thumb.tsx';
import { fileUrl } from '#src/api/file-url.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { coverColours } from '#src/shared/project/cover-colours.ts';
import { isLongName } from '#src/kit/content/long-name.ts';
import over from '#src/shared/project/over-cover.module.css';
import { Pattern } from '#src/kit/content/pattern.tsx';
import { cut } from '#src/kit/lib/cut.ts';
import { classNames } from '#src/kit/lib/class-names.ts';
import { usePicture } from '#src/kit/lib/use-picture.ts';
import { Transition } from '#src/kit/layout/transition.tsx';
import { nameOfWords } from '#src/shared/project/shared-cover.tsx';
import styles from './project-cover.module.css';

/** What was known of a project before its page was opened. */
export type KnownProject = Covered &
  Pick<ProjectCard, 'name'> &
  Partial<Pick<ProjectCard, 'description' | 'participantsCount' | 'vacanciesCount'>>;

interface ProjectCoverProps {
  project: KnownProject;
  /** Whom it looks for, once that is known. */
  sought?: string | undefined;
  /** Of the name, for what it names. */
  headingId?: string;
  /** From edge to edge, at the top of a panel that the mouse pulls by it. */
  isBleeding?: boolean;
}

/** More than two lines of a telephone hold. */
const leadLength = 80;

/** As high where it is not known. */
const countsOf = ({ participantsCount, vacanciesCount }: KnownProject) =>
  participantsCount === undefined || vacanciesCount === undefined
    ? '\u00a0'
    : projectTexts.projects.counts(participantsCount, vacanciesCount);

/** How a long description begins: a short one is read whole below. As high where it is not known. */
function leadOf({ description }: KnownProject) {
  if (description === undefined) return '\u00a0';
  const text = description.trim();
  const lead = cut(text, leadLength);
  return lead === text ? '' : lead;
}

/** The cover or a pattern of its colours; over it the name, what it is, and whom it looks for. */
export function ProjectCover({ project, sought, headingId, isBleeding }: ProjectCoverProps) {
  const { id, name } = project;
  const lead = leadOf(project);
  const { source, on } = usePicture(fileUrl(project.coverImage));
  return (
    <header
      className={styles.cover}
      style={coverColours(project)}
      data-picture={source ? true : undefined}
      data-bleeding={isBleeding}
      data-grab={isBleeding}
      data-part="cover"
      data-testid="project-cover"
    >
      <div className={styles.window} data-part="window">
        {source ? (
          <img
            className={styles.picture}
            src={source}
            alt=""
            draggable={false}
            {...on}
            data-part="picture"
          />
        ) : (
          <span className={styles.picture} data-part="picture">
            <Pattern seed={id} />
          </span>
        )}
      </div>
      <Transition name={nameOfWords(id)} share="words">
        <div className={classNames(over.text, styles.text)} data-part="text">
          <h2
            id={headingId}
            className={over.name}
            data-long={isLongName(name) || undefined}
            data-name
          >
            {name}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          <p className={styles.sought} data-testid="sought">
            {sought ? projectTexts.panel.sought(sought) : countsOf(project)}
          </p>
        </div>
      </Transition>
    </header>
  );
}
