import type { Room } from '@kollab/contract';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { roomTexts } from '#src/texts/team/room.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';

/** The way into the chat of one's team. */
export function Door({ title, link }: { title: string; link: string }) {
  return (
    <Cell isAccent icon={MessagesSquare} href={link} detail={title}>
      {roomTexts.room.enter}
    </Cell>
  );
}

/** The same as a member has it; nothing while there is no chat, or the bot lets nobody in. */
export function MembersDoor({ room }: { room: Room | null | undefined }) {
  if (!room?.inviteLink) return null;
  return (
    <Section note={roomTexts.room.enterNote} testId="team-room">
      <Door title={room.title} link={room.inviteLink} />
    </Section>
  );
}
