import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

/** Anything but `#RRGGBB` counts as not given, since it ends up in a style. */
export const rgb = orElse(z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))), undefined);
