import type { Queries } from './queries.ts';

export interface CallbackAnswer {
  /** The text the bot answered with, null when it only confirmed the press. */
  answer: string | null;
  alert: boolean;
  url?: string;
}

/** Presses of buttons that wait for the bot's answerCallbackQuery. */
export type CallbackQueries = Queries<CallbackAnswer>;
