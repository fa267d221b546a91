import { limits, type Participant, paths } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { cut } from '#src/kit/lib/cut.ts';
import styles from './participants-grid.module.css';

interface ParticipantsGridProps {
  participants: readonly Participant[];
  /** Told when a card is pressed, whether or not it leads anywhere. */
  onPress?: () => void;
}

function noteOf({ isOwner, invited, role }: Participant) {
  if (isOwner) return projectTexts.panel.owner;
  if (role !== null) return cut(role, limits.statusShownInCard);
  return invited ? projectTexts.panel.invited : undefined;
}

function Face({ participant }: { participant: Participant }) {
  const { name, photo } = participant;
  const note = noteOf(participant);
  return (
    <>
      <Avatar name={name} sources={[fileUrl(photo)]} size={56} />
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}

function Card({ participant, onPress }: { participant: Participant; onPress?: () => void }) {
  const { userId, id, telegramId } = participant;
  const person = userId || id || telegramId;
  const { name: firstName, photo } = participant;
  const card = { firstName, lastName: '', photo };
  const face = <Face participant={participant} />;
  if (person) {
    return (
      <Link to={paths.user(person)} state={{ card }} className={styles.card} onClick={onPress}>
        {face}
      </Link>
    );
  }
  if (!onPress) return <div className={styles.card}>{face}</div>;
  return (
    <button type="button" className={styles.card} onClick={onPress}>
      {face}
    </button>
  );
}

/** A project's people; who has a profile here leads to it, a guest does not (spec §5). */
export function ParticipantsGrid({ participants, onPress }: ParticipantsGridProps) {
  if (participants.length === 0)
    return <p className={styles.none}>{projectTexts.panel.noParticipants}</p>;
  return (
    <ul className={styles.grid} aria-label={projectTexts.panel.participants}>
      {participants.map((participant) => (
        <li key={participant.participantId} data-testid="participant">
          <Card participant={participant} onPress={onPress} />
        </li>
      ))}
    </ul>
  );
}
