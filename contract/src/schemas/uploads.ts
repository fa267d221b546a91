import * as z from 'zod/mini';

/** The stored picture: its path starts with /uploads. */
export const Upload = z.object({ path: z.string() });
export type Upload = z.output<typeof Upload>;
