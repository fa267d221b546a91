import type { Participant, Project, Room, RoomOffer } from '@kollab/contract';
import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link-2';
import Unlink2 from 'lucide-react/icons/unlink-2';
import { type ReactNode, useState } from 'react';
import { polled, useLoad } from '#src/api/load.ts';
import { roomQuery } from '#src/api/projects.ts';
import { teamOf } from '#src/shared/team/faces.tsx';
import { TeamHead } from '#src/shared/team/team-head.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { roomTexts } from '#src/texts/team/room.ts';
import styles from './team-room.module.css';
import { useLinking, useUnlinking } from './use-room-linking.ts';

const words = roomTexts.room;

/** How soon it shows that the bot has linked the chat. */
const awaited = 3000;

/** What to do in Telegram; where the bot is in the chat already a command does it. */
function Steps({ offer: { url, token } }: { offer: RoomOffer }) {
  const command = `/start ${token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
      showToast(words.copied);
    } catch {
      showToast(command);
    }
  };
  return (
    <Section note={words.stepsNote} testId="room-steps">
      <ol className={styles.steps}>
        {(url === null ? [words.addBot, words.byHand(command)] : words.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {url !== null && (
        <Cell isAccent icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Cell>
      )}
    </Section>
  );
}

interface RoomProps {
  people: readonly Participant[];
  room: Room | null;
}

const isWithoutBot = (room: Room | null) => !room || room.problem === 'removed';

function stateOf(room: Room | null) {
  if (!room) return words.none;
  if (room.problem) return words.problem[room.problem];
  return room.inviteLink === null ? words.opening : undefined;
}

/** The chat of one's team, or how to have one. */
function OwnersRoom({ people, room, onLink }: RoomProps & { onLink: () => void }) {
  return (
    <TeamHead
      people={people}
      title={room?.title ?? words.noneYet}
      text={stateOf(room)}
      isTrouble={Boolean(room?.problem)}
      testId="team-room"
    >
      {room?.inviteLink && <ButtonLink to={room.inviteLink}>{words.enter}</ButtonLink>}
      {isWithoutBot(room) && (
        <Button onClick={onLink}>{room ? words.linkAgain : words.link}</Button>
      )}
    </TeamHead>
  );
}

/** The same as a member has it: until there is a chat they write to who links one. */
function MembersRoom({ people, room }: RoomProps) {
  const door = room?.inviteLink;
  const missing = room?.problem ? roomTexts.team.broken : words.opening;
  const contact = people.find(({ isOwner }) => isOwner)?.contactUrl;
  return (
    <TeamHead
      people={people}
      title={room?.title ?? words.noneYet}
      text={door ? words.enterNote : room ? missing : words.noneNote}
      testId="team-room"
    >
      {door && <ButtonLink to={door}>{words.enter}</ButtonLink>}
      {!door && contact && <ButtonLink to={contact}>{roomTexts.joined.write}</ButtonLink>}
    </TeamHead>
  );
}

interface TeamRoomProps {
  project: Project;
  /** What else a team has, before what is seldom done with its chat. */
  children?: ReactNode;
}

/** The Telegram chat of a team, for its owner and its members. */
export function TeamRoom({ project, children }: TeamRoomProps) {
  const { id, viewer } = project;
  // What was there when the offer was made: another chat takes its place.
  const [pending, setPending] = useState<{ offer: RoomOffer; since: string | undefined }>();
  const { data } = useLoad({ ...roomQuery(id), ...(pending && polled(awaited)) });
  const room = data?.room;
  const link = useLinking(id, (offer) => setPending({ offer, since: room?.linkedAt }));
  const unlink = useUnlinking(id);
  if (room === undefined) return null;
  const people = teamOf(project);
  if (!viewer.isOwner) {
    return (
      <>
        <MembersRoom people={people} room={room} />
        {children}
      </>
    );
  }
  if (pending && room && room.linkedAt !== pending.since) setPending(undefined);
  const steps = pending && <Steps offer={pending.offer} />;
  const isMissing = isWithoutBot(room);
  return (
    <>
      <OwnersRoom people={people} room={room} onLink={link} />
      {isMissing && steps}
      {children}
      {room && (
        <Section title={words.title} note={words.works} testId="room-settings">
          {!isMissing && (
            <Cell icon={Link2} onClick={link}>
              {words.linkOther}
            </Cell>
          )}
          <Cell isGrave icon={Unlink2} onClick={() => void unlink()}>
            {words.unlink}
          </Cell>
        </Section>
      )}
      {!isMissing && steps}
    </>
  );
}
