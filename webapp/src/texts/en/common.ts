import type { Catalogue } from '#src/texts/catalogue.ts';
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
    noTelegramId: 'Your Telegram ID is not known',
    noTelegramIdHint:
      'It seems Kollab is open outside Telegram. Open it in Telegram, with the button in the bot’s chat.',
    noRole: 'Your role is not known',
    profileNotFound: 'The profile was not found',
    profileNotFoundHint: 'The link may be out of date, or the profile was deleted.',
    slow: 'No answer yet. You can wait or try again.',
    offline: 'No connection. Your drafts are kept on this device.',
    sessionExpired: 'The session is out of date',
    sessionExpiredHint:
      'Close Kollab and open it from Telegram again. Your drafts are kept on this device.',
    suspended: 'Your profile is suspended: you can only view',
    checkConnection: 'Check your connection and try again.',
    broken: 'Something broke on our side',
    brokenHint: 'Your drafts are kept. Try to open the screen again.',
    badValue: 'Wrong format, or a value that is too long',
    notFound: 'There is no such page',
    linkIsGone: 'This link is gone',
    notFoundHint: 'The link may be out of date. Start from the home page.',
  },
  tabs: {
    label: 'Sections',
    messages: 'Messages',
    projects: 'Projects',
    search: 'Search',
    profile: 'Profile',
  },
};
