import { useQuery } from '@tanstack/react-query';
import { fileUrl } from '#src/api/file-url.ts';
import { projectQuery } from '#src/api/projects.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import styles from './team-faces.module.css';

const facesShown = 4;

/** Who makes it, on its cover: as soon as all of the project is there, which it does not ask for itself. */
export function TeamFaces({ projectId }: { projectId: string }) {
  const { data: team } = useQuery({
    ...projectQuery(projectId),
    enabled: false,
    select: ({ participants }) => participants,
  });
  if (!team) return null;
  return (
    <span className={styles.faces} aria-hidden data-testid="team-faces">
      {team.slice(0, facesShown).map(({ participantId, name, photo }) => (
        <span key={participantId} className={styles.face}>
          <Avatar name={name} sources={[fileUrl(photo)]} size={32} />
        </span>
      ))}
    </span>
  );
}
