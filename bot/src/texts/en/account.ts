import { limits, product } from '@kollab/contract';
import { markup } from '#src/format/html.ts';
import type { account as ru } from '#src/texts/ru/account.ts';

const hours = limits.deletionDelay / 3_600_000;

export const account: typeof ru = {
  getData: 'Get my data',
  delete: 'Delete my account',
  keep: 'Keep my account',
  leaving: (moment) =>
    markup`<b>Your account will be deleted on ${moment}.</b> Until then everything works as before, and you can change your mind.`,
  sure: markup`<b>Really delete your account?</b>\n\nIn ${hours} hours your profile, applications, follows, invitations and messages in the app will be gone. Your projects go to whoever has been in the team the longest, or close if there is nobody. Until then you can change your mind; after that nothing can be brought back.`,
  confirm: 'Yes, delete it',
  cancel: 'Cancel',
  gathering: 'Preparing the archive: it will come to this chat',
  scheduled: `Your account will be deleted in ${hours} hours`,
  kept: 'Your account stays',
  caption: `Everything ${product} keeps about you. README.txt explains (in Russian) what each file holds.`,
  deleted: markup`Your account is deleted: ${product} no longer keeps anything about you. If you want to come back, just open ${product} again.`,
};
