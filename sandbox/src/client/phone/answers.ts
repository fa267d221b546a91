import { say } from '#src/client/language/language.ts';
import { control } from '#src/client/api/control.ts';
import type { Recipient } from '#src/client/protocol/app-state.ts';
import { homeScreenFailed } from '#src/client/protocol/handle-asks.ts';
import { showFailure, showToast } from '#src/client/state/notices.ts';
import { useSettings } from '#src/client/state/settings.ts';
import { post } from './frames.ts';
import { failPrepared } from './prepared-message.ts';
import type { Session } from './sessions.ts';
import { patchApp, removeSession } from './sessions.ts';

/** In milliseconds; whatever is asked meanwhile is called off. */
const leaving = 20;

export function answerPopup(session: Session, buttonId?: string): void {
  patchApp(session.id, { dialog: undefined, isPopupLeaving: true });
  setTimeout(() => patchApp(session.id, { isPopupLeaving: false }), leaving);
  post(session, {
    eventType: 'popup_closed',
    eventData: buttonId === undefined ? {} : { button_id: buttonId },
  });
}

async function grant(
  session: Session,
  tellServer: () => Promise<void>,
  eventType: string,
  status: string,
): Promise<void> {
  patchApp(session.id, { dialog: undefined });
  try {
    await tellServer();
    post(session, { eventType, eventData: { status } });
  } catch (reason) {
    post(session, { eventType, eventData: { status: 'cancelled' } });
    showFailure(reason);
  }
}

export async function answerWriteAccess(session: Session, allowed: boolean): Promise<void> {
  const status = allowed ? 'allowed' : 'cancelled';
  const tell = () => control.writeAccess(session.telegramId, allowed);
  await grant(session, tell, 'write_access_requested', status);
}

export async function answerPhone(session: Session, shared: boolean): Promise<void> {
  const status = shared ? 'sent' : 'cancelled';
  const tell = async () => {
    if (shared) await control.contact(session.telegramId);
  };
  await grant(session, tell, 'phone_requested', status);
}

/** Nobody chosen is a refusal. */
export async function answerPrepared(
  session: Session,
  preparedId: string,
  recipient: Recipient | undefined,
): Promise<void> {
  patchApp(session.id, { dialog: undefined });
  if (recipient === undefined) {
    failPrepared(session, 'USER_DECLINED');
    return;
  }
  try {
    await control.sendPrepared(session.telegramId, preparedId, recipient.telegramId);
    post(session, { eventType: 'prepared_message_sent', eventData: {} });
    showToast(
      say(`Отправлено: ${recipient.name}`, `Sent to ${recipient.name}`),
      session.telegramId,
    );
  } catch (reason) {
    failPrepared(session, 'MESSAGE_SEND_FAILED');
    showFailure(reason);
  }
}

/** A device of a make that cannot tell says nothing of it. */
export function answerHomeScreen(session: Session, isAdded: boolean): void {
  patchApp(session.id, { dialog: undefined });
  if (!isAdded) {
    post(session, homeScreenFailed);
    return;
  }
  const { platform, onHomeScreen } = useSettings.getState();
  useSettings.setState({ onHomeScreen: [...onHomeScreen, session.telegramId] });
  if (platform === 'android') post(session, { eventType: 'home_screen_added' });
}

export function dismissDialog(session: Session): void {
  patchApp(session.id, { dialog: undefined });
}

export function requestClose(session: Session): void {
  if (session.app.asksBeforeClosing) patchApp(session.id, { dialog: { kind: 'close' } });
  else removeSession(session.id);
}
