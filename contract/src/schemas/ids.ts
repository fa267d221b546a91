import * as z from 'zod/mini';
import { bounded } from './bounds.ts';

const isTelegramId = (value: number) => Number.isSafeInteger(value) && value > 0;

/** A Telegram id: a positive safe integer; digits in a string are accepted. */
export const TelegramId = z.pipe(
  z.pipe(
    z.union([z.number(), bounded(16).check(z.regex(/^\d{1,16}$/))]),
    z.transform((value) => Number(value)),
  ),
  z.number().check(z.refine(isTelegramId)),
);
export type TelegramId = z.output<typeof TelegramId>;

/** A group of Telegram: a negative safe integer. */
export const ChatId = z.int().check(z.refine((value) => Number.isSafeInteger(value) && value < 0));

/** A UUID of ours, in lower case. */
export const Id = z.pipe(
  z.pipe(
    bounded(36),
    z.transform((value) => value.toLowerCase()),
  ),
  z.uuid(),
);

/** A person in a path: a UUID is our id, digits are a telegramId. */
export const UserRef = z.union([Id, TelegramId]);
export type UserRef = z.output<typeof UserRef>;

/** A moment: ISO 8601 in UTC. */
export const Moment = z.string();

const isDay = (text: string) => {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

/** A day of somebody's calendar, such as `2030-01-05`. */
export const Day = bounded(10).check(z.regex(/^20\d\d-[01]\d-[0-3]\d$/), z.refine(isDay));
