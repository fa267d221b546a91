import { limits } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { settings as ru } from '#src/texts/ru/settings.ts';

export const settings: Catalogue<typeof ru> = {
  settings: {
    title: 'Settings',
    language: 'Language',
    languageFailed: 'The language could not be changed',
    languages: { auto: 'As in Telegram', ru: 'Русский', en: 'English' },
    away: 'Away',
    awayNote:
      'While you are away applications wait for you: the bot does not remind you, and your openings show when you are back.',
    here: 'No',
    awayUntil: (day) => `until ${day}`,
    awayFailed: 'It could not be saved',
    notifications: 'What the bot writes about',
    notificationsNote:
      'Reminders come once a day at most and never at night. Hours and the digest are set in the chat: /settings.',
    kinds: {
      applications: 'Applications',
      invitations: 'Invitations',
      team: 'Team',
      contacts: 'Contacts',
      matching: 'Matching',
      reminders: 'Reminders',
      moderation: 'Moderation',
    },
    modes: { instant: 'at once', digest: 'in the digest', off: 'never' },
    modeFailed: 'It could not be saved',
    feed: {
      title: 'News from those you follow',
      note: 'The digest comes once a week. If others are not told about you, your followers do not see which teams you joined.',
      kinds: {
        project: 'New projects',
        vacancy: 'New openings',
        stage: 'Change of stage',
        joined: 'Who joined',
        finished: 'Finished projects',
      },
      shown: { yes: 'show', no: 'hide' },
      answers: { yes: 'yes', no: 'no' },
      inDigest: 'Send in the digest',
      tellsJoining: 'Tell others about me',
    },
    views: {
      label: 'What I open',
      answers: { counted: 'is counted', uncounted: 'is not counted' },
      note: 'Owners see how many people opened their project, and never who. You need not be in that number either.',
      failed: 'This could not be saved',
    },
    homeScreen: {
      add: 'Add to the home screen',
      hint: 'To open it with one tap',
      added: 'Done: look at your home screen',
      failed: 'It could not be added to the home screen',
    },
    data: 'My data',
    export: 'Get my data',
    exportDetail: 'The bot sends an archive to the chat',
    exportQueued: 'Preparing the archive: the bot will send it to the chat',
    exportFailed: 'The archive could not be requested',
    consented: (date) => `On ${date} you agreed to have your profile published.`,
    delete: 'Delete account',
    deleteQuestion: `Delete the account?\nIn ${limits.deletionDelay / 3_600_000} hours we delete your profile, follows and applications. Your projects pass to members of their teams or are closed. Until then you can change your mind.`,
    deleteFailed: 'The account could not be deleted',
    leaving: 'Your account will be deleted',
    leavingAt: (moment) => `${moment}. Until then everything works as before.`,
    keep: 'Keep account',
    kept: 'Deletion cancelled: your account stays',
    keepFailed: 'The deletion could not be cancelled',
    consent: 'By sending your profile you agree that others will see it once it is reviewed.',
  },
};
