import type { ApiMethods } from '@grammyjs/types';
import { botMethods } from './bot.ts';
import { callbackQueryMethods } from './callback-queries.ts';
import { chatMethods } from './chats.ts';
import { commandMethods } from './commands.ts';
import { editMethods } from './edits.ts';
import { fileMethods } from './files.ts';
import { groupMethods } from './groups.ts';
import { inlineMethods } from './inline.ts';
import { messageMethods } from './messages.ts';
import type { Call } from './method.ts';
import { pollMethods } from './polls.ts';
import { updateMethods } from './updates.ts';
import { realMethods } from './real-methods.ts';

type Run = (call: Call) => unknown;

const implemented: Partial<Record<keyof ApiMethods<unknown>, Run>> = {
  ...updateMethods,
  ...botMethods,
  ...messageMethods,
  ...editMethods,
  ...pollMethods,
  ...fileMethods,
  ...callbackQueryMethods,
  ...inlineMethods,
  ...commandMethods,
  ...chatMethods,
  ...groupMethods,
};

const byLowerCase = new Map<string, { name: string; run: Run }>(
  Object.entries(implemented).map(([name, run]) => [name.toLowerCase(), { name, run }]),
);
const realByLowerCase = new Map(realMethods.map((name) => [name.toLowerCase(), name]));

/** In any case of letters, as Telegram allows. */
export function findMethod(name: string): { name: string; run: Run } | undefined {
  return byLowerCase.get(name.toLowerCase());
}

export function findUnimplemented(name: string): string | undefined {
  return realByLowerCase.get(name.toLowerCase());
}
