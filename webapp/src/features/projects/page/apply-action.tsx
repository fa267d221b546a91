import { isApproved, paths, type Project, type Vacancy } from '@kollab/contract';
import { useNavigate } from 'react-router-dom';
import { useLoad } from '#src/api/load.ts';
import { useMeIfKnown } from '#src/api/me.ts';
import { vacancyQuery } from '#src/api/projects.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { openVacancies } from '#src/shared/project/open-vacancies.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import styles from './apply-action.module.css';

/** Of some vacancies the one that asks for most of what the reader can, else the first. */
function useNearest(vacancies: readonly Vacancy[]) {
  const own = new Set(useMeIfKnown()?.tags.map(({ tagName }) => tagName));
  const shared = ({ tags }: Vacancy) => tags.filter(({ tagName }) => own.has(tagName)).length;
  const nearest = vacancies.toSorted((one, other) => shared(other) - shared(one))[0];
  return nearest && { nearest, isNear: shared(nearest) > 0 };
}

interface ApplyProps {
  vacancy: Vacancy;
  /** Said where there are others. */
  note: string | undefined;
  isReady: boolean;
}

function Apply({ vacancy: { id, projectId }, note, isReady }: ApplyProps) {
  const navigate = useNavigate();
  const { data } = useLoad(vacancyQuery(projectId, id));
  const words = projectTexts.vacancy;
  const status = data?.applicationStatus;
  if (status === 'Pending' || status === 'Accepted') {
    return (
      <MainAction
        text={words.ownApplications}
        isShown={isReady}
        onClick={() => void navigate(paths.ownApplications)}
      />
    );
  }
  return (
    <MainAction
      text={status === 'Rejected' ? words.applyAgain : words.apply}
      note={note && <p className={styles.note}>{note}</p>}
      isShown={isReady}
      isEnabled={data !== undefined}
      onClick={() => void navigate(paths.applicationForm(projectId, id))}
    />
  );
}

interface ApplyActionProps {
  project: Project;
  /** Whether it may be pressed yet. */
  isReady?: boolean;
}

/** The way into a project that looks for people: to apply for the vacancy that lies nearest. */
export function ApplyAction({ project, isReady = true }: ApplyActionProps) {
  const { isOwner, isMember, isInvited } = project.viewer;
  const open = openVacancies(project);
  const found = useNearest(open);
  const isOpen = isApproved(project.status) && !project.isArchived && !project.isDeleted;
  if (!found || !isOpen || isOwner || isMember || isInvited || !telegram().user) return null;
  const { nearest, isNear } = found;
  const { nearestTo, toVacancy } = projectTexts.panel;
  const note = open.length > 1 ? (isNear ? nearestTo : toVacancy)(nearest.title) : undefined;
  return <Apply vacancy={nearest} note={note} isReady={isReady} />;
}
