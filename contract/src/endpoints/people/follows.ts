import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { FollowCard, Stats } from '#src/schemas/people/follows.ts';
import { TelegramId, UserRef } from '#src/schemas/ids.ts';
import { Paging } from '#src/schemas/paging.ts';

const Follow = z.strictObject({
  followerTelegramId: TelegramId,
  followeeTelegramId: TelegramId,
});

export const follow = endpoint('POST', '/api/User/follow', {
  access: 'selfWrite',
  body: Follow,
  reply: Stats,
  errors: ['ownFollow', 'userNotFound', 'tooManyRequests'],
  summary: 'Follows a person; again changes nothing. Answers the followee’s counts',
});

export const unfollow = endpoint('POST', '/api/User/unfollow', {
  access: 'selfWrite',
  body: Follow,
  reply: Stats,
  errors: ['ownFollow', 'userNotFound'],
  summary: 'Stops following a person; again changes nothing. Answers the followee’s counts',
});

const ofPerson = z.object({ id: UserRef });

export const getStats = endpoint('GET', '/api/User/{id}/stats', {
  access: 'public',
  params: ofPerson,
  reply: Stats,
  errors: ['userNotFound'],
  summary: 'How many follow a person, whom they follow, their approved projects',
});

export const listSubscriptions = endpoint('GET', '/api/User/subscriptions/{telegramId}', {
  access: 'selfRead',
  params: z.object({ telegramId: TelegramId }),
  query: Paging,
  reply: z.array(z.object({ followeeTelegramId: z.number(), isSubscribed: z.boolean() })),
  summary: 'Whom the person follows',
});

export const listFollowing = endpoint('GET', '/api/User/{id}/following', {
  access: 'signedIn',
  params: ofPerson,
  query: Paging,
  reply: z.array(FollowCard),
  errors: ['userNotFound'],
  summary: 'People whom a person follows, newest first',
});

export const listFollowers = endpoint('GET', '/api/User/{id}/followers', {
  access: 'signedIn',
  params: ofPerson,
  query: Paging,
  reply: z.array(FollowCard),
  errors: ['userNotFound'],
  summary: 'People who follow a person, newest first',
});
