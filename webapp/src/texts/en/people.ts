import { pluralEn } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { people as ru } from '#src/texts/ru/people.ts';

export const people: Catalogue<typeof ru> = {
  search: {
    title: 'Search',
    placeholder: 'Tags, first or last name',
    empty: 'Find your people',
    hint: 'Search for people by skills, first or last name.',
    tags: 'Similar tags',
    people: 'People',
    notFound: 'No people found',
    notFoundHint: 'Check the spelling, or search for one skill.',
    profile: 'Profile',
    write: 'Message',
    of: (action, name) => `${action}: ${name}`,
  },
  people: {
    write: 'Message',
    contacts: 'Contacts',
    links: 'Links',
    writeInTelegram: 'Message in Telegram',
    noUsername: 'This person has no Telegram username.',
    noLinks: 'No links yet',
    openInTelegram: 'Open in Telegram',
    ownView: 'This is how others see your profile.',
    ownProfile: 'Open my profile',
  },
  follows: {
    title: 'Projects and people',
    projects: 'Projects',
    following: 'Following',
    followers: 'Followers',
    follow: 'Follow',
    subscribed: 'Following',
    unfollow: 'You follow them. Unfollow',
    followFailed: 'Could not follow',
    unfollowFailed: 'Could not unfollow',
    followersOf: (count) => pluralEn(count, ['follower', 'followers']),
    followingOf: () => 'following',
    noFollowing: 'You are not following anybody yet',
    noFollowingHint:
      'Find people in search and follow them, so that you do not lose sight of them.',
    find: 'Find people',
    noFollowers: 'Nobody follows you yet',
    noFollowersHint: 'Fill in your profile: the more it says, the easier you are to find.',
    fill: 'Open my profile',
  },
  blog: { title: 'Blog', soon: 'Coming soon...' },
};
