import { create } from 'zustand';

/** What a t.me/share link offers to send. */
interface Share {
  url: string;
  text: string;
}

/**
 * What is said over everything else: a passing toast (one that is a person's own goes when another
 * one is chosen), an alert to be closed, a text to share.
 */
interface Notices {
  toast?: { id: number; text: string; telegramId?: number | undefined };
  alert?: { text: string; url?: string };
  share?: Share;
}

export const useNotices = create<Notices>()(() => ({}));

let lastToast = 0;

/** Without `telegramId` it concerns everybody. */
export function showToast(text: string, telegramId?: number): void {
  lastToast += 1;
  useNotices.setState({ toast: { id: lastToast, text, telegramId } });
}

export function showAlert(text: string, url?: string): void {
  useNotices.setState({ alert: { text, url } });
}

export function showShare({ url, text }: Share): void {
  useNotices.setState({ share: { url, text } });
}

export function reasonInWords(reason: unknown): string {
  if (!(reason instanceof Error)) return 'неизвестная ошибка';
  if (reason.name === 'TypeError') return 'нет связи с песочницей';
  if (reason.name === 'TimeoutError') return 'песочница не отвечает';
  if (reason.name === '$ZodError') return 'песочница ответила непонятно';
  return reason.message;
}

/** Says why something failed; for the end of a promise nobody waits for. */
export function showFailure(reason: unknown): void {
  showToast(`Не получилось: ${reasonInWords(reason)}`);
}
