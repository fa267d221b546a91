import { paths, type Project, type Room } from '@kollab/contract';
import { useNavigate } from 'react-router-dom';
import { useLoad } from '#src/api/load.ts';
import { roomQuery } from '#src/api/projects.ts';
import { useSlow } from '#src/kit/lib/use-slow.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { roomTexts } from '#src/texts/team/room.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { isTurnedDown } from './project-stand.ts';

interface Way {
  text: string;
  to: string;
}

/** An owner answers who waits, then mends what was turned down. */
function wayOfOwner(project: Project): Way | undefined {
  const { id, applicationsCount } = project;
  if (applicationsCount) {
    const text = ownProjectTexts.ownProjects.waiting(applicationsCount);
    return { text, to: paths.projectApplications(id) };
  }
  if (!isTurnedDown(project)) return undefined;
  return { text: projectTexts.projectPage.mend, to: paths.editProject(id) };
}

/** A member goes where the team talks, or writes to the owner. */
function wayOfMember(project: Project, room: Room | null): Way | undefined {
  const { isArchived, offeredTo, participants } = project;
  // That is asked at the top.
  if (offeredTo !== null) return undefined;
  if (room?.inviteLink && !isArchived) {
    return { text: roomTexts.room.enter, to: room.inviteLink };
  }
  const contact = participants.find(({ isOwner }) => isOwner)?.contactUrl;
  return contact ? { text: roomTexts.joined.write, to: contact } : undefined;
}

interface TeamActionProps {
  project: Project;
  /** Whether it may be pressed yet. */
  isReady: boolean | undefined;
}

/** What a project's own people most likely came to its page for. */
export function TeamAction({ project, isReady }: TeamActionProps) {
  const navigate = useNavigate();
  const { data, error } = useLoad(roomQuery(project.id));
  const isKnown = project.viewer.isOwner || data !== undefined || error !== null;
  const isSlow = useSlow(!isKnown);
  if (project.isDeleted || (!isKnown && !isSlow)) return null;
  const way = project.viewer.isOwner
    ? wayOfOwner(project)
    : wayOfMember(project, data?.room ?? null);
  if (!way) return null;
  const { text, to } = way;
  return (
    <MainAction
      text={text}
      isShown={isReady}
      onClick={() => (to.startsWith('/') ? void navigate(to) : telegram().openLink(to))}
    />
  );
}
