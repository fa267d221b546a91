import { isApproved, paths, type SubmittedProject, type Vacancy, sayFacts } from '@kollab/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { texts } from '#src/texts/common.ts';
import { askedOf, placesOf, timeOf } from '#src/texts/vacancy-facts.ts';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
import { ChangeOf } from '#src/shared/changes/change-of.tsx';
import { FieldRow } from '#src/shared/changes/changes-list.tsx';
import { keptVacancies } from '#src/shared/changes/item-changes.ts';
import styles from './project-content.module.css';

function Part({ name, text }: { name: string; text: string }) {
  if (!text) return null;
  return (
    <p className={styles.part}>
      <span className="small quiet">{name}: </span>
      <ExpandableText>{text}</ExpandableText>
    </p>
  );
}

const Facts = ({ facts }: { facts: readonly string[] }) =>
  facts.length > 0 && <p className="small quiet">{sayFacts(...facts)}</p>;

function ProjectVacancies({ vacancies }: { vacancies: readonly Vacancy[] }) {
  const { tags, tasks, requirements, conditions } = moderationTexts.changes.vacancy;
  return (
    <ul>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id} className={styles.vacancy}>
          <p className={styles.title}>{vacancy.title}</p>
          <Facts facts={[...askedOf(vacancy), ...placesOf(vacancy), ...timeOf(vacancy)]} />
          <Part name={tags} text={vacancy.tags.map(({ tagName }) => tagName).join(', ')} />
          <Part name={tasks} text={vacancy.tasks} />
          <Part name={requirements} text={vacancy.requirements} />
          <Part name={conditions} text={vacancy.conditions} />
        </li>
      ))}
    </ul>
  );
}

type Field = SubmittedProject['changes'][number]['changeType'];

/** Only these are old → new: the project has been approved before. */
function editsOf({ status, changes }: SubmittedProject) {
  const edits = isApproved(status) ? changes : [];
  return new Map(edits.map((change) => [change.changeType, change]));
}

function People({ project }: { project: SubmittedProject }) {
  const { owner, participants, participant } = moderatorTexts.queue;
  const others = project.participants.filter(({ isOwner }) => !isOwner);
  return (
    <>
      <FieldRow name={owner}>
        <Link to={paths.user(project.telegramId)} className={styles.link}>
          {project.ownerName || texts.common.nobody}
        </Link>
      </FieldRow>
      {others.length > 0 && (
        <FieldRow name={participants}>
          <ExpandableText>
            {others.map(({ name, invited }) => participant(name, invited)).join(', ')}
          </ExpandableText>
        </FieldRow>
      )}
    </>
  );
}

interface ProjectContentProps {
  project: SubmittedProject;
  footOf: (field: Field) => ReactNode;
}

export function ProjectContent({ project, footOf }: ProjectContentProps) {
  const { fields } = moderatorTexts.queue;
  const edits = editsOf(project);
  const row = (field: Field, value: ReactNode) => {
    const change = edits.get(field);
    if (!change && !value) return null;
    return (
      <FieldRow name={fields[field]} foot={footOf(field)}>
        {change ? <ChangeOf change={change} /> : value}
      </FieldRow>
    );
  };
  const cover = fileUrl(project.coverImage);
  const vacancyEdit = edits.get('vacancies');
  const kept = vacancyEdit ? keptVacancies(vacancyEdit.oldValue, vacancyEdit.newValue) : [];
  return (
    <dl>
      {row('coverImage', cover && <img className={styles.cover} src={cover} alt="" />)}
      {row('name', null)}
      {row('stage', project.stage)}
      {row('description', <ExpandableText>{project.description}</ExpandableText>)}
      {row('tags', project.tags.map(({ tagName }) => tagName).join(', '))}
      {row(
        'vacancies',
        project.vacancies.length > 0 && <ProjectVacancies vacancies={project.vacancies} />,
      )}
      {kept.length > 0 && (
        <FieldRow name={moderationTexts.changes.keptVacancies}>{kept.join(', ')}</FieldRow>
      )}
      <People project={project} />
    </dl>
  );
}
