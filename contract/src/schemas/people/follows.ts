import * as z from 'zod/mini';
import { PersonCard } from './person-card.ts';

/** `isSubscribed`: whether the caller follows them. */
export const Stats = z.object({
  followers: z.number(),
  following: z.number(),
  projects: z.number(),
  isSubscribed: z.boolean(),
});
export type Stats = z.output<typeof Stats>;

export const FollowCard = z.object({ ...PersonCard.shape, isSubscribed: z.boolean() });
export type FollowCard = z.output<typeof FollowCard>;
