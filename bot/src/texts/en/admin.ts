import { product } from '@kollab/contract';
import { markup, join } from '#src/format/html.ts';
import type { admin as ruAdmin } from '#src/texts/ru/admin.ts';

export const admin: typeof ruAdmin = {
  list: (lines) => markup`<b>Moderators</b>\n${join(lines, '\n')}`,
  nobody: markup`There are no moderators yet.`,
  moderator: (name, username) =>
    username === null ? markup`${name}` : markup`${name}, @${username}`,
  more: (count) => markup`and ${count} more`,
  how: markup`To appoint a moderator, send /admin with a username or Telegram id: <code>/admin @username</code>. They must have opened ${product} once.`,
  take: (name) => `Remove: ${name}`,
  confirmTake: (name) => `Yes, remove: ${name}`,
  sureTake: 'Really remove? This person will no longer decide on submissions and reports.',
  cancel: 'Cancel',
  grant: (name) => `Appoint: ${name}`,
  ask: (name) => markup`Appoint as a moderator: <b>${name}</b>?`,
  unknown: markup`Nobody in ${product} goes by that. They may not have opened the app yet.`,
  already: (name) => markup`<b>${name}</b> is already a moderator.`,
  alreadyAdmin: (name) =>
    markup`<b>${name}</b> is an admin and can decide without being appointed.`,
  granted: 'Appointed',
  taken: 'Removed',
  notYours: markup`This command is for admins. Everything else is in the app.`,
};
