import {
  handOverProject,
  type Participant,
  paths,
  type Project,
  removeParticipant,
} from '@kollab/contract';
import Crown from 'lucide-react/icons/crown';
import X from 'lucide-react/icons/x';
import { useNavigate } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { useOwnerCall } from '#src/entities/projects/owner-tools-call.ts';
import styles from './team-editor.module.css';

function placeOf({ isOwner, invited, telegramId }: Participant) {
  const { owner, invited: waits, guest, member } = ownProjectTexts.ownerTools;
  if (isOwner) return owner;
  if (invited) return waits;
  return telegramId === null ? guest : member;
}

/** What an owner may do with somebody of the team; asks first. */
function useTeamActions(projectId: string) {
  const { run } = useOwnerCall();
  const navigate = useNavigate();
  const words = ownProjectTexts.ownerTools;
  const takeAway = async ({ participantId, name, invited }: Participant) => {
    const isSure = invited || (await askFirst(words.removeQuestion(name), words.remove));
    if (!isSure) return;
    run(() => call(removeParticipant, { params: { projectId, participantId }, body: {} }), {
      done: invited ? words.takenBack(name) : words.removed(name),
      failed: words.removeFailed,
    });
    focusPage();
  };
  const handOver = async ({ telegramId, name }: Participant) => {
    if (telegramId === null) return;
    if (!(await askFirst(words.handOverQuestion(name), words.handOver))) return;
    run(
      () => call(handOverProject, { body: { projectId, telegramId } }),
      {
        done: words.handedOver(name),
        failed: words.handOverFailed,
      },
      () => void navigate(paths.project(projectId), { replace: true }),
    );
  };
  return { takeAway, handOver };
}

/** The team as its owner looks after it: members, guests and those who have been invited. */
export function TeamEditor({ project }: { project: Project }) {
  const { takeAway, handOver } = useTeamActions(project.id);
  const { removeOf, takeBackOf, handOverTo } = ownProjectTexts.ownerTools;
  return project.participants.map((person) => {
    const { participantId, name, photo, invited, isOwner, telegramId } = person;
    return (
      <Cell
        key={participantId}
        before={<Avatar name={name} sources={[fileUrl(photo)]} size={40} />}
        detail={placeOf(person)}
        after={
          !isOwner && (
            <span className={styles.actions}>
              {telegramId !== null && !invited && (
                <IconButton
                  icon={Crown}
                  label={handOverTo(name)}
                  onClick={() => void handOver(person)}
                />
              )}
              <IconButton
                icon={X}
                label={invited ? takeBackOf(name) : removeOf(name)}
                onClick={() => void takeAway(person)}
              />
            </span>
          )
        }
      >
        <span className={styles.name}>{name}</span>
      </Cell>
    );
  });
}
