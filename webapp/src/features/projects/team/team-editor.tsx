import { type Participant, type Project, removeParticipant } from '@kollab/contract';
import X from 'lucide-react/icons/x';
import { call } from '#src/api/api.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { memberTexts } from '#src/texts/team/members.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { HandOver } from './hand-over.tsx';
import styles from './team-editor.module.css';

function placeOf({ isOwner, invited, telegramId }: Participant) {
  const { owner, invited: waits, guest, member } = memberTexts;
  if (isOwner) return owner;
  if (invited) return waits;
  return telegramId === null ? guest : member;
}

function useTakeAway(projectId: string) {
  const { run } = useOwnerCall();
  const words = memberTexts;
  const takeAway = async ({ participantId, name, invited }: Participant) => {
    const isSure = invited || (await askFirst(words.removeQuestion(name), words.remove));
    if (!isSure) return;
    run(() => call(removeParticipant, { params: { projectId, participantId }, body: {} }), {
      done: invited ? words.takenBack(name) : words.removed(name),
      failed: words.removeFailed,
    });
    focusPage();
  };
  return takeAway;
}

export function TeamEditor({ project }: { project: Project }) {
  const takeAway = useTakeAway(project.id);
  const { removeOf, takeBackOf, offered } = memberTexts;
  const isOffered = ({ telegramId }: Participant) =>
    telegramId !== null && telegramId === project.offeredTo;
  const team = project.participants.map((person) => {
    const { participantId, name, photo, invited, isOwner } = person;
    return (
      <Cell
        key={participantId}
        before={<Avatar name={name} sources={[fileUrl(photo)]} size={40} />}
        detail={isOffered(person) ? offered : placeOf(person)}
        after={
          !isOwner && (
            <IconButton
              icon={X}
              label={invited ? takeBackOf(name) : removeOf(name)}
              onClick={() => void takeAway(person)}
            />
          )
        }
      >
        <span className={styles.name}>{name}</span>
      </Cell>
    );
  });
  return (
    <>
      {team}
      <HandOver project={project} />
    </>
  );
}
