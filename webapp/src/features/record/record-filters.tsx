import { paths, type RecordEntry } from '@kollab/contract';
import { useNavigate } from 'react-router-dom';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { ChipButtons } from '#src/kit/controls/chip-buttons.tsx';
import type { RecordFilter } from './record.ts';
import styles from './record-filters.module.css';

interface RecordFiltersProps {
  filter: RecordFilter;
  entries: readonly RecordEntry[];
}

export function RecordFilters({ filter, entries }: RecordFiltersProps) {
  const navigate = useNavigate();
  const { subject: subjectId, moderator } = filter;
  if (subjectId === undefined && moderator === undefined) return null;
  const words = moderatorTexts.record;
  const subject = entries.find((entry) => entry.subject.id === subjectId)?.subject;
  const actor = entries.find((entry) => entry.actor?.telegramId === moderator)?.actor;
  const ofSubject = subject ? words.subjectChosen(subject.name) : words.chosenSubject;
  const ofModerator = actor ? words.moderatorChosen(actor.name) : words.chosenModerator;
  const names = [
    ...(subjectId === undefined ? [] : [ofSubject]),
    ...(moderator === undefined ? [] : [ofModerator]),
  ];
  const without = (name: string) =>
    paths.moderationRecord({
      ...(name !== ofSubject && subjectId !== undefined && { subject: subjectId }),
      ...(name !== ofModerator && moderator !== undefined && { moderator }),
    });
  return (
    <div className={styles.filters}>
      <ChipButtons
        label={words.filters}
        names={names}
        kind="remove"
        actionOf={words.clear}
        onPress={(name) => void navigate(without(name), { replace: true })}
      />
      {subject && (
        <ButtonLink
          to={
            subject.type === 'profile' ? paths.user(subject.telegramId) : paths.project(subject.id)
          }
          kind="plain"
          isCompact
        >
          {subject.type === 'profile' ? words.openProfile : words.openProject}
        </ButtonLink>
      )}
    </div>
  );
}
