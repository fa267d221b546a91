import { markup } from '#src/messages/html.ts';
import type { account as ru } from '#src/texts/ru/account.ts';

export const account: typeof ru = {
  getData: 'Get my data',
  delete: 'Delete my account',
  keep: 'Change my mind: keep the account',
  leaving: (moment) =>
    markup`<b>Your account will be deleted on ${moment}.</b> Until then everything works as before, and you may change your mind.`,
  sure: markup`<b>Delete your account for sure?</b>\n\nIn 48 hours your profile, applications, follows, invitations and messages in the app will be gone. Your projects go to whoever has been in the team the longest, or close if nobody is there. Until then you may change your mind, after that nothing can be brought back.`,
  confirm: 'Yes, delete it',
  cancel: 'Cancel',
  gathering: 'Gathering: the archive will come to this chat',
  scheduled: 'It will be deleted in 48 hours',
  kept: 'The account stays',
  caption: 'All that Kollab keeps about you. README.txt says (in Russian) which file holds what.',
  deleted: markup`Your account is deleted: Kollab keeps nothing about you any more. If you want to come back, just open Kollab again.`,
};
