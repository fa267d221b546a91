import * as z from 'zod/mini';

export const Upload = z.object({ path: z.string() });
export type Upload = z.output<typeof Upload>;
