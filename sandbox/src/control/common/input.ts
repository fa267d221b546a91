import { z } from 'zod';
import type { Person } from '#src/people/people.ts';
import { findPerson } from '#src/state/people.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

export function controlError(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}

/** Otherwise 400 with what is wrong, by field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  throw controlError(400, reasons.join('; '));
}

const personParams = z.object({ telegramId: z.coerce.number().int() });

export function requirePerson({ store }: Telegram, params: unknown): Person {
  const parsed = personParams.safeParse(params);
  const person = parsed.success ? findPerson(store, parsed.data.telegramId) : undefined;
  if (person === undefined) throw controlError(404, 'There is no such person');
  return person;
}
