import * as z from 'zod/mini';
import { PersonCard } from './person-card.ts';

/** Counts of a person; `isSubscribed`: whether the caller follows them. */
export const Stats = z.object({
  followers: z.number(),
  following: z.number(),
  projects: z.number(),
  isSubscribed: z.boolean(),
});
export type Stats = z.output<typeof Stats>;

/** A person in a list of followers; `isSubscribed`: whether the caller follows them. */
export const FollowCard = z.object({ ...PersonCard.shape, isSubscribed: z.boolean() });
export type FollowCard = z.output<typeof FollowCard>;
