import * as z from 'zod/mini';
import { pressData } from '#src/presses/press-data.ts';

export const tokens = /^[\w-]{22}$/;

export const roomPress = pressData('o', { token: z.string().check(z.regex(tokens)) });
