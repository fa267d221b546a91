import * as z from 'zod/mini';

export const LookingForTeam = z.enum(['yes', 'maybe', 'no']);
export type LookingForTeam = z.output<typeof LookingForTeam>;
