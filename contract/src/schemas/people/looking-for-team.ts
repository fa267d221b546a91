import * as z from 'zod/mini';

/** A person’s wish for a team; who says no is not proposed to anybody. */
export const LookingForTeam = z.enum(['yes', 'maybe', 'no']);
export type LookingForTeam = z.output<typeof LookingForTeam>;
