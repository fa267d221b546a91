import type { Catalogue } from '#src/texts/catalogue.ts';
import type { settings as ru } from '#src/texts/ru/settings.ts';

export const settings: Catalogue<typeof ru> = {
  settings: {
    title: 'Settings',
    language: 'Language',
    languages: { auto: 'As in Telegram', ru: 'Русский', en: 'English' },
    data: 'My data',
    export: 'Get my data',
    exportDetail: 'The bot sends an archive to the chat',
    exportQueued: 'Gathering the archive: the bot will send it to the chat',
    exportFailed: 'The archive could not be ordered',
    consented: (date) => `You agreed to have your profile published on ${date}.`,
    delete: 'Delete the account',
    deleteQuestion:
      'Delete the account?\nIn 48 hours we delete your profile, follows and applications. Your projects pass to members of their teams or are closed. Until then you may change your mind.',
    deleteFailed: 'The account could not be deleted',
    leaving: 'The account will be deleted',
    leavingAt: (moment) => `${moment}. Until then everything works as before.`,
    keep: 'Keep the account',
    kept: 'The deletion is called off: the account stays',
    keepFailed: 'The deletion could not be called off',
    consent: 'By sending your profile you agree that others see it once it is reviewed.',
  },
};
