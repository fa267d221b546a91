import { createStore } from 'zustand/vanilla';
import { telegram } from '#src/telegram/telegram.ts';

interface Notices {
  snackbar: string | undefined;
  alert: { message: string; close: () => void } | undefined;
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

const showDialog = (message: string) =>
  new Promise<void>((resolve) => {
    const close = () => {
      notices.setState({ alert: undefined });
      resolve();
    };
    notices.setState({ alert: { message, close } });
  });

/** Says something that has to be acknowledged: Telegram's popup, or the kit's dialog. */
export async function showAlert(message: string) {
  const { popup, presence } = telegram();
  if (!popup || presence.get() !== 'answering') return showDialog(message);
  try {
    await popup(message);
  } catch {
    await showDialog(message);
  }
}
