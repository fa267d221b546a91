import { experienceInEnglish, readyReasonsInRussian, reasonIn, product } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { common as ru } from '#src/texts/ru/common.ts';

export const common: Catalogue<typeof ru> = {
  common: {
    back: 'Back',
    home: 'Home',
    retry: 'Try again',
    loading: 'Loading...',
    close: 'Close',
    ok: 'Got it',
    cancel: 'Cancel',
    more: 'Show more',
    today: (time) => `today, ${time}`,
    yesterday: (time) => `yesterday, ${time}`,
    showAll: 'Show in full',
    showLess: 'Show less',
    left: (count) => `${count} left`,
    over: (count) => `${count} too many`,
  },
  errors: {
    loading: 'The data could not be loaded',
    noTelegramId: 'Your Telegram ID is unknown',
    noTelegramIdHint: `It looks like ${product} is open outside Telegram. Open it in Telegram, with the button in the chat with the bot.`,
    noRole: 'Your role is unknown',
    slow: 'No answer yet. You can wait or try again.',
    offline: 'No connection. Your drafts are kept on this device.',
    sessionExpired: 'Your session has expired',
    sessionExpiredHint: `Close ${product} and open it from Telegram again. Your drafts are kept on this device.`,
    suspended: 'Your profile is suspended: you can only view',
    checkConnection: 'Check your connection and try again.',
    broken: 'Something went wrong on our side',
    brokenHint: 'Your drafts are kept. Try opening the screen again.',
    badValue: 'Wrong format, or the value is too long',
    notFound: 'Page not found',
    linkIsGone: 'This link no longer exists',
    notFoundHint: 'The link may be out of date. Start from the home page.',
  },
  words: {
    experience: experienceInEnglish,
    reason: (reason) => reasonIn(reason, 'en'),
    readyReason: readyReasonsInRussian,
  },
  badge: {
    unread: (count, shown) => (count > shown ? `more than ${shown} unread` : `unread: ${count}`),
  },
  tabs: {
    label: 'Sections',
    messages: 'Today',
    projects: 'Projects',
    search: 'Search',
    profile: 'Profile',
  },
};
