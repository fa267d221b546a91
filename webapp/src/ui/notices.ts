import { createStore } from 'zustand/vanilla';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';

export interface Alert {
  message: string;
  /** What is offered besides closing. */
  action: string | undefined;
  /** What closing is called. */
  dismissal: string;
  close: (isAction: boolean) => void;
}

interface Notices {
  snackbar: string | undefined;
  alert: Alert | undefined;
}

export const notices = createStore<Notices>(() => ({ snackbar: undefined, alert: undefined }));

const shownFor = 3500;

/** Says something in passing at the foot of the screen. */
export function showSnackbar(message: string) {
  notices.setState({ snackbar: message });
  setTimeout(() => {
    if (notices.getState().snackbar === message) notices.setState({ snackbar: undefined });
  }, shownFor);
}

const showDialog = (message: string, action?: string, dismissal: string = texts.common.ok) =>
  new Promise<boolean>((resolve) => {
    const close = (isAction: boolean) => {
      notices.setState({ alert: undefined });
      resolve(isAction);
    };
    notices.setState({ alert: { message, action, dismissal, close } });
  });

/**
 * Says something that has to be acknowledged, in Telegram's popup or the kit's dialog; true when the
 * person took the action that was offered.
 */
export async function showAlert(
  message: string,
  action?: string,
  dismissal?: string,
): Promise<boolean> {
  const { popup, presence } = telegram();
  if (!popup || presence.get() !== 'answering') return showDialog(message, action, dismissal);
  try {
    return await popup(message, action);
  } catch {
    return showDialog(message, action, dismissal);
  }
}

/** Asks before what is not easily taken back; true when the person goes on with it. */
export const askFirst = (question: string, action: string) =>
  showAlert(question, action, texts.common.cancel);
