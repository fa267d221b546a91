import { say } from '#src/client/language/language.ts';
import { parseMessage } from '#src/client/protocol/message.ts';
import type { Effect } from '#src/client/protocol/outcome.ts';
import { receive } from '#src/client/protocol/receive.ts';
import { themeParams } from '#src/client/protocol/themes.ts';
import { useChats } from '#src/client/state/chats.ts';
import { record } from '#src/client/state/journal.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { useSettings } from '#src/client/state/settings.ts';
import { followLink } from './follow-link.ts';
import { askForChat } from './requested-chat.ts';
import { isFrameOf, post } from './frames.ts';
import { offerPrepared } from './prepared-message.ts';
import type { Session } from './sessions.ts';
import { blink, patchSession, removeSession, usePhone } from './sessions.ts';

const remarks: Record<string, string> = {
  newer: say('клиент этой версии такого не знает', 'a client of this version does not know it'),
  unknown: say('такого метода нет', 'there is no such method'),
  malformed: say('параметры не понятны', 'its parameters are unclear'),
  missing: say('в песочнице этого нет', 'the sandbox does not have it'),
};

async function readClipboard(session: Session, requestId: string): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => null);
  post(session, {
    eventType: 'clipboard_text_received',
    eventData: { req_id: requestId, data: text },
  });
}

function botMayWrite({ telegramId }: Session): boolean {
  const person = useChats.getState().people.find((one) => one.telegramId === telegramId);
  return !person?.blocked && Boolean(person?.started || person?.writeAccess);
}

function carryOut(effect: Effect, session: Session): void {
  if (effect.kind === 'close') removeSession(session.id);
  if (effect.kind === 'haptic') blink(effect.strength);
  if (effect.kind === 'telegramLink') followLink(session.telegramId, effect.path);
  if (effect.kind === 'readClipboard') {
    readClipboard(session, effect.requestId).catch(showFailure);
  }
  if (effect.kind === 'preparedMessage') {
    offerPrepared(session, effect.id).catch(showFailure);
  }
  if (effect.kind === 'requestChat') askForChat(session, effect.id).catch(showFailure);
}

function sessionFrom(event: MessageEvent<unknown>): Session | undefined {
  return usePhone
    .getState()
    .sessions.find(({ id, origin }) => event.origin === origin && isFrameOf(id, event.source));
}

function onMessage(event: MessageEvent<unknown>): void {
  const session = sessionFrom(event);
  const message = session === undefined ? undefined : parseMessage(event.data);
  if (session === undefined || message === undefined) return;

  const { isSilent, theme, platform, onHomeScreen } = useSettings.getState();
  if (isSilent) {
    record('fromApp', message, say('клиент молчит', 'the client is silent'));
    return;
  }
  const client = {
    version: session.version,
    platform,
    themeParams: themeParams(theme, session.version),
    botMayWrite: botMayWrite(session),
    isOnHomeScreen: onHomeScreen.includes(session.telegramId),
  };
  const { verdict, app, replies, effect } = receive(session.app, message, client);
  record('fromApp', message, remarks[verdict]);
  patchSession(session.id, { app });
  for (const reply of replies) post(session, reply);
  if (effect !== undefined) carryOut(effect, session);
}

export function startBridge(): () => void {
  window.addEventListener('message', onMessage);
  const unsubscribe = useSettings.subscribe((settings, before) => {
    if (settings.theme === before.theme) return;
    for (const session of usePhone.getState().sessions) {
      const params = themeParams(settings.theme, session.version);
      post(session, { eventType: 'theme_changed', eventData: { theme_params: params } });
    }
  });
  return () => {
    window.removeEventListener('message', onMessage);
    unsubscribe();
  };
}
