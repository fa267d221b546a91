import {
  handOverProject,
  type Participant,
  type Project,
  takeBackHandOver,
} from '@kollab/contract';
import Crown from 'lucide-react/icons/crown';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { memberTexts } from '#src/texts/team/members.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { askFirst } from '#src/kit/notices/notices.ts';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';

interface OfferedProps {
  projectId: string;
  name: string;
}

function Offered({ projectId, name }: OfferedProps) {
  const { run } = useOwnerCall();
  const words = memberTexts;
  const takeBack = () =>
    run(
      () => call(takeBackHandOver, { body: { projectId } }),
      { done: words.offerTakenBack, failed: words.takeOfferBackFailed },
      focusPage,
    );
  return (
    <Cell icon={Crown} isAccent detail={words.offeredTo(name)} onClick={takeBack}>
      {words.takeOfferBack}
    </Cell>
  );
}

const isMember = ({ isOwner, invited, telegramId }: Participant) =>
  !isOwner && !invited && telegramId !== null;

/** To a member of the team, who owns the project once they say yes. */
export function HandOver({ project }: { project: Project }) {
  const [isChoosing, setChoosing] = useState(false);
  const { run } = useOwnerCall();
  const { id: projectId, participants, offeredTo } = project;
  const words = memberTexts;
  const members = participants.filter(isMember);
  const offered = members.find(({ telegramId }) => telegramId === offeredTo);
  if (members.length === 0) return null;
  if (offered) return <Offered projectId={projectId} name={offered.name} />;
  const offer = async ({ telegramId, name }: Participant) => {
    setChoosing(false);
    if (telegramId === null || !(await askFirst(words.handOverQuestion(name), words.offer))) return;
    run(() => call(handOverProject, { body: { projectId, telegramId } }), {
      done: words.offerSent(name),
      failed: words.handOverFailed,
    });
  };
  return (
    <>
      <Cell icon={Crown} isAccent onClick={() => setChoosing(true)}>
        {words.handOver}
      </Cell>
      {isChoosing && (
        <Sheet title={words.handOverTo} hasCancel onClose={() => setChoosing(false)}>
          <Section>
            {members.map((member) => (
              <Cell
                key={member.participantId}
                before={<Avatar name={member.name} sources={[fileUrl(member.photo)]} size={40} />}
                onClick={() => void offer(member)}
              >
                {member.name}
              </Cell>
            ))}
          </Section>
        </Sheet>
      )}
    </>
  );
}
