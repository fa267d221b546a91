import type { ApiMethods } from '@grammyjs/types';
import { botMethods } from '#src/bot-api/methods/bot.ts';
import { callbackQueryMethods } from '#src/bot-api/methods/callback-queries.ts';
import { chatMethods } from '#src/bot-api/methods/chats.ts';
import { commandMethods } from '#src/bot-api/methods/commands.ts';
import { editMethods } from '#src/bot-api/methods/edits.ts';
import { fileMethods } from '#src/bot-api/methods/files.ts';
import { inlineMethods } from '#src/bot-api/methods/inline.ts';
import { messageMethods } from '#src/bot-api/methods/messages.ts';
import type { Call } from '#src/bot-api/methods/method.ts';
import { updateMethods } from '#src/bot-api/methods/updates.ts';
import { realMethods } from '#src/bot-api/methods/real-methods.ts';

type Run = (call: Call) => unknown;

const implemented: Partial<Record<keyof ApiMethods<unknown>, Run>> = {
  ...updateMethods,
  ...botMethods,
  ...messageMethods,
  ...editMethods,
  ...fileMethods,
  ...callbackQueryMethods,
  ...inlineMethods,
  ...commandMethods,
  ...chatMethods,
};

const byLowerCase = new Map<string, { name: string; run: Run }>(
  Object.entries(implemented).map(([name, run]) => [name.toLowerCase(), { name, run }]),
);
const realByLowerCase = new Map(realMethods.map((name) => [name.toLowerCase(), name]));

/** A method by name in any case, as Telegram allows. */
export function findMethod(name: string): { name: string; run: Run } | undefined {
  return byLowerCase.get(name.toLowerCase());
}

/** The proper name of a method that Telegram has and the sandbox has not. */
export function findUnimplemented(name: string): string | undefined {
  return realByLowerCase.get(name.toLowerCase());
}
