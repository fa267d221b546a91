import { offerRoom, type Project, type Room, type RoomOffer, unlinkRoom } from '@kollab/contract';
import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link-2';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Unlink2 from 'lucide-react/icons/unlink-2';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#src/api/api.ts';
import { polled, useLoad } from '#src/api/load.ts';
import { roomQuery } from '#src/api/projects.ts';
import { canRequestChat, requestChat } from '#src/telegram/offers.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { roomTexts } from '#src/texts/team/room.ts';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { askFirst, showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';

/** The way into the chat of one's team. */
function Door({ title, link }: { title: string; link: string }) {
  return (
    <Cell isAccent icon={MessagesSquare} href={link} detail={title}>
      {roomTexts.room.enter}
    </Cell>
  );
}

/** How long a client may say nothing when it is asked for a chat. */
const borne = 4000;
/** How soon it shows that the bot has linked the chat. */
const awaited = 3000;

/** What links a chat in which the bot is already; where nothing can be copied it is there to be read. */
function Command({ command }: { command: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
      showToast(roomTexts.room.copied);
    } catch {
      showToast(command);
    }
  };
  return (
    <Cell icon={Copy} detail={command} onClick={() => void copy()}>
      {roomTexts.room.copy}
    </Cell>
  );
}

interface OwnRoomProps {
  projectId: string;
  room: Room | null;
  offer: RoomOffer | undefined;
  onOffer: (offer: RoomOffer) => void;
}

/**
 * Within the app where the client can. Some say so and do nothing when asked: until it answers that a
 * chat was chosen the next press goes by a link, which is offered after some seconds of silence.
 */
function useLinking({ projectId, onOffer }: OwnRoomProps) {
  const words = roomTexts.room;
  const [isByLink, setByLink] = useState(false);
  const { run } = useAction({
    perform: (mayBeInApp: boolean) => {
      const isInApp = mayBeInApp && canRequestChat();
      return call(offerRoom, { params: { projectId }, body: { isInApp } });
    },
    failed: words.linkFailed,
    onSuccess(offer) {
      onOffer(offer);
      const { buttonId, url } = offer;
      if (buttonId !== null) void ask(buttonId);
      else if (url !== null) telegram().openLink(url);
    },
  });
  const offerLink = useEffectEvent(() => {
    showToast(words.nothingOpened, { text: words.byLink, onPress: () => run(false) });
  });
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(silence.current), []);
  async function ask(buttonId: string) {
    setByLink(true);
    silence.current = setTimeout(offerLink, borne);
    const isChosen = await requestChat(buttonId);
    clearTimeout(silence.current);
    setByLink(!isChosen);
  }
  return () => {
    clearTimeout(silence.current);
    run(!isByLink);
  };
}

function useUnlinking({ projectId }: OwnRoomProps) {
  const { run } = useOwnerCall();
  const words = roomTexts.room;
  return async () => {
    if (!(await askFirst(words.unlinkQuestion, words.unlink))) return;
    run(() => call(unlinkRoom, { params: { projectId }, body: {} }), {
      done: words.unlinked,
      failed: words.unlinkFailed,
    });
  };
}

function noteOf({ room, offer }: OwnRoomProps) {
  const words = roomTexts.room;
  if (offer) return offer.url === null ? words.byHand(`/start ${offer.token}`) : words.choose;
  if (!room) return words.none;
  if (room.problem) return words.problem[room.problem];
  return room.inviteLink === null ? words.opening : words.works;
}

function linkWords(room: Room | null) {
  const words = roomTexts.room;
  if (!room) return words.link;
  return room.problem === 'removed' ? words.linkAgain : words.linkOther;
}

/** The chat of one's team: links one, shows whether its door works, and unlinks it. */
function OwnRoom(props: OwnRoomProps) {
  const { room, offer } = props;
  const link = useLinking(props);
  const unlink = useUnlinking(props);
  const words = roomTexts.room;
  return (
    <Section title={words.title} note={noteOf(props)} testId="team-room">
      {room?.inviteLink && <Door title={room.title} link={room.inviteLink} />}
      {room && !room.inviteLink && (
        <Cell
          icon={MessagesSquare}
          detail={room.problem && <span className="danger">{roomTexts.team.broken}</span>}
        >
          {room.title}
        </Cell>
      )}
      <Cell isAccent={!room || room.problem === 'removed'} icon={Link2} onClick={link}>
        {linkWords(room)}
      </Cell>
      {offer?.url && <Command command={`/start ${offer.token}`} />}
      {room && (
        <Cell isGrave icon={Unlink2} onClick={() => void unlink()}>
          {words.unlink}
        </Cell>
      )}
    </Section>
  );
}

/** The same as a member has it. */
function MembersRoom({ room }: { room: Room | null }) {
  const words = roomTexts.room;
  if (room?.inviteLink) {
    return (
      <Section title={words.title} note={words.enterNote} testId="team-room">
        <Door title={room.title} link={room.inviteLink} />
      </Section>
    );
  }
  return (
    <Section title={words.title} note={words.noneNote} testId="team-room">
      <Cell isQuiet icon={MessagesSquare}>
        {words.noneYet}
      </Cell>
    </Section>
  );
}

/** The Telegram chat of a team, for its owner and its members. */
export function TeamRoom({ project: { id, viewer } }: { project: Project }) {
  // What was there when the offer was made: another chat takes its place.
  const [pending, setPending] = useState<{ offer: RoomOffer; since: string | undefined }>();
  const { data } = useLoad({ ...roomQuery(id), ...(pending && polled(awaited)) });
  const room = data?.room;
  const isLinked = pending && room && room.linkedAt !== pending.since;
  if (room === undefined) return null;
  if (!viewer.isOwner) return <MembersRoom room={room} />;
  return (
    <OwnRoom
      projectId={id}
      room={room}
      offer={isLinked ? undefined : pending?.offer}
      onOffer={(offer) => setPending({ offer, since: room?.linkedAt })}
    />
  );
}
