import { paths, type VacancyDetails, sayFacts } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { sayAnswering } from '#src/texts/answers.ts';
import { texts } from '#src/texts/common.ts';
import { sayDate } from '#src/texts/moment.ts';
import { isOver, placesOf, timeLeftOf, vacancyFactTexts } from '#src/texts/vacancy-facts.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { SaveButton } from '#src/shared/save/save-button.tsx';
import { Badge } from '#src/kit/content/badge.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { useLookedAt } from '#src/shared/tags/looked-at.ts';
import { TagLinks } from '#src/shared/tags/tag-links.tsx';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { LinkedText } from '#src/shared/project/linked-text.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './vacancy-text.module.css';

function Text({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null;
  return (
    <Section title={title}>
      <p className={styles.text}>
        <LinkedText>{text}</LinkedText>
      </p>
    </Section>
  );
}

function closedText({ until, isFilled, placesLeft }: VacancyDetails) {
  if (isFilled && placesLeft === 0) return projectTexts.vacancy.filled;
  return until !== null && isOver({ until })
    ? vacancyFactTexts.time.ended(sayDate(until))
    : projectTexts.vacancy.closed;
}

export function VacancyHead({ vacancy }: { vacancy: VacancyDetails }) {
  const { projectId: id, projectTitle: name, coverImage, palette } = vacancy;
  const card = { id, name, coverImage, palette };
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <CoverThumb project={card} size={52} isShared />
        <div className={styles.names}>
          <h2 className={styles.title}>{vacancy.title}</h2>
          <Link to={paths.project(id)} state={{ card }} className={styles.project}>
            <span className="clamp">{name}</span>
          </Link>
        </div>
        <SaveButton kind="vacancy" id={vacancy.id} mayAdd={!vacancy.viewer.isOwner} />
      </div>
      {vacancy.isPaused ? (
        <Badge tone="warning">{projectTexts.vacancy.paused}</Badge>
      ) : (
        vacancy.isClosed && <Badge tone="danger">{closedText(vacancy)}</Badge>
      )}
    </header>
  );
}

interface VacancyTextProps {
  vacancy: VacancyDetails;
  /** They stand elsewhere on the screen, with how the reader's fit. */
  areSkillsShown?: boolean;
}

/** What the vacancy does not say is left out (spec §2). */
export function VacancyText({ vacancy, areSkillsShown = false }: VacancyTextProps) {
  const words = projectTexts.vacancy;
  const { level, experience, telegramId, ownerName } = vacancy;
  useLookedAt(vacancy.tags);
  const answering = sayAnswering(vacancy);
  const time = timeLeftOf(vacancy);
  const places = vacancy.isClosed || vacancy.viewer.isOwner ? [] : placesOf(vacancy);
  const skills = vacancy.tags.map(({ tagName }) => tagName).filter((name) => name.trim() !== '');
  return (
    <>
      <Section>
        {!vacancy.viewer.isOwner && (
          <Cell
            label={vacancyFactTexts.answers.label}
            to={telegramId === null ? undefined : paths.user(telegramId)}
            state={{ card: { firstName: ownerName, lastName: '' } }}
            detail={answering || undefined}
          >
            <span className={styles.owner}>{ownerName}</span>
          </Cell>
        )}
        {level && <Cell label={words.level}>{level}</Cell>}
        {places.length > 0 && (
          <Cell label={vacancyFactTexts.places.label}>{sayFacts(...places)}</Cell>
        )}
        {vacancy.viewer.isOwner && answering !== '' && (
          <Cell label={vacancyFactTexts.answers.label}>{answering}</Cell>
        )}
        {experience && <Cell label={words.experience}>{texts.words.experience(experience)}</Cell>}
        {time.length > 0 && <Cell label={vacancyFactTexts.time.label}>{sayFacts(...time)}</Cell>}
        {!level && <Cell isQuiet>{words.noLevel}</Cell>}
      </Section>
      {skills.length > 0 && !areSkillsShown && (
        <Section title={words.skills}>
          <TagLinks of="vacancies" label={words.skills} names={skills} />
        </Section>
      )}
      <Text title={words.tasks} text={vacancy.tasks} />
      <Text title={words.requirements} text={vacancy.requirements} />
      <Text title={words.conditions} text={vacancy.conditions} />
    </>
  );
}
