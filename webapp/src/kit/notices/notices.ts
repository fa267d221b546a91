import { createStore } from 'zustand/vanilla';
import { type PopupAction, telegram } from '#src/telegram/telegram.ts';

export interface Alert {
  message: string;
  action: string | undefined;
  isGrave: boolean;
  close: (isAction: boolean) => void;
}

interface Offer {
  text: string;
  onPress: () => void;
}

interface Notices {
  toast: string | undefined;
  offer?: Offer | undefined;
  alert: Alert | undefined;
}

export const notices = createStore<Notices>(() => ({ toast: undefined, alert: undefined }));

const shownFor = 3500;
const offeredFor = 6000;

let closing: ReturnType<typeof setTimeout> | undefined;

/** The same said again stays as long again. */
export function showToast(message: string, offer?: Offer) {
  notices.setState({ toast: message, offer });
  clearTimeout(closing);
  closing = setTimeout(closeToast, offer ? offeredFor : shownFor);
}

export const closeToast = () => notices.setState({ toast: undefined, offer: undefined });

const showDialog = (message: string, action?: PopupAction) =>
  new Promise<boolean>((resolve) => {
    const close = (isAction: boolean) => {
      notices.setState({ alert: undefined });
      resolve(isAction);
    };
    const { text, isGrave = false } = action ?? {};
    notices.setState({ alert: { message, action: text, isGrave, close } });
  });

/** In Telegram's popup or the kit's dialog; true when the person took the action. */
async function say(message: string, action?: PopupAction): Promise<boolean> {
  const { popup, presence } = telegram();
  if (!popup || presence.get() !== 'answering') return showDialog(message, action);
  try {
    return await popup(message, action);
  } catch {
    return showDialog(message, action);
  }
}

/** It has to be acknowledged; true when the person took the action offered. */
export const showAlert = (message: string, action?: string): Promise<boolean> =>
  say(message, action === undefined ? undefined : { text: action, isGrave: false });

/** True when the person goes on with it. */
export const askFirst = (question: string, action: string): Promise<boolean> =>
  say(question, { text: action, isGrave: true });
