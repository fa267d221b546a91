import { say } from '#src/client/language/language.ts';
import { create } from 'zustand';

interface Share {
  url: string;
  text: string;
}

/** A toast with a person goes when another one is chosen. */
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
  if (!(reason instanceof Error)) return say('неизвестная ошибка', 'unknown error');
  if (reason.name === 'TypeError')
    return say('нет связи с песочницей', 'no connection to the sandbox');
  if (reason.name === 'TimeoutError')
    return say('песочница не отвечает', 'the sandbox does not answer');
  if (reason.name === '$ZodError')
    return say('песочница ответила непонятно', 'the sandbox answered something unclear');
  return reason.message;
}

/** For the end of a promise nobody waits for. */
export function showFailure(reason: unknown): void {
  showToast(
    say(`Не получилось: ${reasonInWords(reason)}`, `It did not work: ${reasonInWords(reason)}`),
  );
}
