import type { Participant, Project } from '@kollab/contract';
import { fileUrl } from '#src/api/file-url.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { classNames } from '#src/kit/lib/class-names.ts';
import styles from './faces.module.css';

/** Beside one another on the narrowest phone. */
const room = 4;

export type Face = Pick<Participant, 'name' | 'photo' | 'telegramId'> &
  Partial<Pick<Participant, 'participantId'>>;

/** Who works on it already. */
export const teamOf = ({ participants }: Pick<Project, 'participants'>) =>
  participants.filter(({ invited }) => !invited);

interface FacesProps {
  people: readonly Face[];
  size: number;
  /** They come one after another. */
  isFestive?: boolean;
}

/** The first of a team, one beside another; who they are is said in words near them. */
export function Faces({ people, size, isFestive }: FacesProps) {
  const shown = people.length > room ? room - 1 : room;
  return (
    <span className={classNames(styles.faces, isFestive && styles.festive)} aria-hidden>
      {people.slice(0, shown).map(({ participantId, telegramId, name, photo }) => (
        <span key={participantId ?? telegramId} className={styles.face}>
          <Avatar name={name} sources={[fileUrl(photo)]} size={size} />
        </span>
      ))}
      {people.length > shown && (
        <span className={styles.face}>
          <span className={styles.more} style={{ width: size, height: size }}>
            +{people.length - shown}
          </span>
        </span>
      )}
    </span>
  );
}
