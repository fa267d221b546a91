import { offerRoom, type RoomOffer, unlinkRoom } from '@kollab/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#src/api/api.ts';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { askFirst, showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { canRequestChat, requestChat } from '#src/telegram/offers.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { roomTexts } from '#src/texts/team/room.ts';

const words = roomTexts.room;

/** How long a client may say nothing when it is asked for a chat. */
const borne = 4000;

/**
 * Within the app where the client can. Some say so and do nothing when asked: until it answers that a
 * chat was chosen the next press goes by a link, which is offered after some seconds of silence.
 */
export function useLinking(projectId: string, onOffer: (offer: RoomOffer) => void) {
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

export function useUnlinking(projectId: string) {
  const { run } = useOwnerCall();
  return async () => {
    if (!(await askFirst(words.unlinkQuestion, words.unlink))) return;
    run(() => call(unlinkRoom, { params: { projectId }, body: {} }), {
      done: words.unlinked,
      failed: words.unlinkFailed,
    });
  };
}
