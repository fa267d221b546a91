import * as z from 'zod/mini';
import { pressData } from '#src/presses/press-data.ts';

/** What an API makes for an owner who wants to link a chat. */
export const tokens = /^[\w-]{22}$/;

/** The button that tries again to link the chat. */
export const roomPress = pressData('o', { token: z.string().check(z.regex(tokens)) });
