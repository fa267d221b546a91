import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '#src/api/projects.ts';
import { Faces, teamOf } from '#src/shared/team/faces.tsx';
import styles from './team-faces.module.css';

/** Who makes it, on its cover: as soon as all of the project is there, which it does not ask for itself. */
export function TeamFaces({ projectId }: { projectId: string }) {
  const { data: team } = useQuery({ ...projectQuery(projectId), enabled: false, select: teamOf });
  if (!team) return null;
  return (
    <span className={styles.place} data-testid="team-faces">
      <Faces people={team} size={32} />
    </span>
  );
}
