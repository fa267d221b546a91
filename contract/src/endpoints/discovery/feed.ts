import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { list } from '#src/schemas/bounds.ts';
import { FeedKind, feedKinds, FeedRow, FeedSettings } from '#src/schemas/discovery/feed.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';
import { ResultPaging } from '#src/schemas/paging.ts';

const followed = {
  body: z.strictObject({ projectId: Id }),
  reply: z.object({ projectId: z.string(), isFollowing: z.boolean() }),
} as const;

export const followProject = endpoint('POST', '/api/User/follow-project', {
  access: 'signedInWrite',
  ...followed,
  errors: ['projectNotFound', 'ownProjectFollow', 'tooManyFollowed'],
  summary: 'Follows a project of somebody else: its news come in the feed; again changes nothing',
});

export const unfollowProject = endpoint('DELETE', '/api/User/follow-project', {
  access: 'signedInWrite',
  ...followed,
  summary: 'Stops following a project; again changes nothing',
});

export const listFeed = endpoint('GET', '/api/User/feed', {
  access: 'signedIn',
  query: ResultPaging,
  reply: z.array(FeedRow),
  errors: ['badInput'],
  summary:
    'News of the people and projects that the caller follows, newest first, a row for each project and day, at most three a day of one owner',
});

const ofPerson = z.object({ telegramId: TelegramId });

export const getFeedSettings = endpoint('GET', '/api/User/feed-settings/{telegramId}', {
  access: 'selfRead',
  params: ofPerson,
  reply: FeedSettings,
  summary: 'What the person wants in the feed',
});

export const setFeedSettings = endpoint('PATCH', '/api/User/feed-settings/{telegramId}', {
  access: 'selfWrite',
  params: ofPerson,
  body: z.strictObject({
    hiddenKinds: z.optional(list(FeedKind, feedKinds.length)),
    tellsJoining: z.optional(z.boolean()),
    inDigest: z.optional(z.boolean()),
  }),
  reply: FeedSettings,
  summary: 'Changes what is given of it',
});
