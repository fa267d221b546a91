import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { TelegramId, UserRef } from './ids.ts';
import { Paging } from './paging.ts';
import { PersonCard } from './search.ts';

/** Counts of a person; `isSubscribed`: whether the caller follows them. */
export const Stats = z.object({
  followers: z.number(),
  following: z.number(),
  projects: z.number(),
  isSubscribed: z.boolean(),
});
export type Stats = z.output<typeof Stats>;

const Follow = z.strictObject({
  followerTelegramId: TelegramId,
  followeeTelegramId: TelegramId,
});

export const follow = endpoint({
  method: 'POST',
  path: '/api/User/follow',
  access: 'selfWrite',
  body: Follow,
  reply: Stats,
  errors: ['ownFollow', 'userNotFound', 'tooManyRequests'],
  summary: 'Follows a person; again changes nothing. Answers the followee’s counts',
});

export const unfollow = endpoint({
  method: 'POST',
  path: '/api/User/unfollow',
  access: 'selfWrite',
  body: Follow,
  reply: Stats,
  errors: ['ownFollow', 'userNotFound'],
  summary: 'Stops following a person; again changes nothing. Answers the followee’s counts',
});

const ofPerson = z.object({ id: UserRef });

export const getStats = endpoint({
  method: 'GET',
  path: '/api/User/{id}/stats',
  access: 'public',
  params: ofPerson,
  reply: Stats,
  errors: ['userNotFound'],
  summary: 'How many follow a person, whom they follow, their approved projects',
});

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/User/subscriptions/{telegramId}',
  access: 'selfRead',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(z.object({ followeeTelegramId: z.number(), isSubscribed: z.boolean() })),
  summary: 'Whom the person follows',
});

/** A person in a list of followers; `isSubscribed`: whether the caller follows them. */
export const FollowCard = z.object({ ...PersonCard.shape, isSubscribed: z.boolean() });
export type FollowCard = z.output<typeof FollowCard>;

export const listFollowing = endpoint({
  method: 'GET',
  path: '/api/User/{id}/following',
  access: 'signedIn',
  params: ofPerson,
  query: Paging,
  reply: z.array(FollowCard),
  errors: ['userNotFound'],
  summary: 'People whom a person follows, newest first',
});

export const listFollowers = endpoint({
  method: 'GET',
  path: '/api/User/{id}/followers',
  access: 'signedIn',
  params: ofPerson,
  query: Paging,
  reply: z.array(FollowCard),
  errors: ['userNotFound'],
  summary: 'People who follow a person, newest first',
});
