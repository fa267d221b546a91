import { type Project, sayMatch } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { locale } from '#src/texts/locale.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { useInCommon } from '#src/shared/tags/in-common.ts';
import { useLookedAt } from '#src/shared/tags/looked-at.ts';
import { TagLinks } from '#src/shared/tags/tag-links.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { LinkedText } from './linked-text.tsx';
import { ParticipantsGrid } from './participants-grid.tsx';
import styles from './project-sections.module.css';
import { VacancyList } from './vacancy-list.tsx';

/** For how long a project is worked on, or that it stands still. */
function Pace({ project: { isPaused, weeksInWork } }: { project: Project }) {
  const { paused, inWork } = projectTexts.panel;
  if (!isPaused && weeksInWork === null) return null;
  return (
    <p className={styles.pace} data-testid="pace">
      {isPaused ? paused : inWork(weeksInWork ?? 0)}
    </p>
  );
}

interface ProjectSectionsProps {
  project: Project;
  /** Told when a participant's card is pressed. */
  onParticipant?: () => void;
}

/** What a project says of itself: tags, people, stage, description and vacancies (spec §2). */
export function ProjectSections({ project, onParticipant }: ProjectSectionsProps) {
  useLookedAt(project.tags);
  const words = projectTexts.panel;
  const tags = project.tags.map(({ tagName }) => tagName).filter((name) => name.trim() !== '');
  const inCommon = useInCommon(tags);
  const match = project.viewer.isOwner ? null : inCommon;
  return (
    <>
      {tags.length > 0 && (
        <Section title={words.tags}>
          <TagLinks of="projects" label={words.tags} names={tags} match={match} />
          {match && <p className="visually-hidden">{sayMatch(match, locale)}</p>}
        </Section>
      )}
      <Section title={words.participants}>
        <ParticipantsGrid participants={project.participants} onPress={onParticipant} />
      </Section>
      <Section>
        <p className={styles.stage}>
          <span className="quiet">{words.stage}</span>{' '}
          <span>{texts.words.stage(project.stage)}</span>
        </p>
        <Pace project={project} />
      </Section>
      <Section title={words.description}>
        <p className={styles.text} data-words>
          <LinkedText>{project.description}</LinkedText>
        </p>
      </Section>
      <Section title={words.vacancies}>
        <VacancyList project={project} />
      </Section>
    </>
  );
}
