import { product } from '@kollab/contract';
import { join, markup } from '#src/format/html.ts';
import type { about as ruAbout, commands as ruCommands } from '#src/texts/ru/commands.ts';

const lasting = (hours: number) => {
  if (hours < 1) return 'under an hour';
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
};

export const commands: typeof ruCommands = {
  profile: markup`Your profile: what others see of you.`,
  openProfile: 'Open profile',
  projects: markup`Your projects, and the teams you are in.`,
  openProjects: 'My projects',
  applications: markup`Your applications, and the answers to them.`,
  openApplications: 'My applications',
  privacy: markup`${product} keeps what you told it about yourself and what Telegram says about you: your Telegram ID, name, username, photo and language. Until a moderator has reviewed your profile, others see only your name and photo from Telegram. Only you see your phone and e-mail until you open them to others. Of what people write to the bot in the chat, only moderators’ reasons for rejections are kept.\n\nYou can get everything ${product} keeps about you, or delete your account, here or in the settings of the app.`,
  moderation: {
    waiting: ({ profile, project, report, appeal }, oldest) =>
      markup`<b>Waiting for a decision</b>\nProfiles: ${profile}\nProjects: ${project}\nReports: ${report}${appeal === undefined ? '' : `\nAppeals against restrictions: ${appeal}`}${oldest.length > 0 ? markup`\n\nWaiting the longest:\n${join(oldest, '\n')}` : ''}`,
    waiter: {
      profile: (name, hours) => markup`• profile of ${name}, ${lasting(hours)}`,
      project: (name, hours) => markup`• project “${name}”, ${lasting(hours)}`,
      report: (name, hours) => markup`• report: ${name}, ${lasting(hours)}`,
    },
    nothing: markup`Nothing to decide for now. Take a breath.`,
    open: 'Open the queue',
    notYours: markup`This command is for moderators. Everything else is in the app.`,
  },
};

export const about: typeof ruAbout = {
  commands: [
    { command: 'start', description: `Open ${product}` },
    { command: 'profile', description: 'My profile' },
    { command: 'projects', description: 'My projects' },
    { command: 'applications', description: 'My applications' },
    { command: 'settings', description: 'What to tell me, and when' },
    { command: 'help', description: `What ${product} can do` },
    { command: 'privacy', description: `What ${product} knows about me` },
  ],
  moderatorCommand: { command: 'moderation', description: 'What is waiting for moderators' },
  adminCommand: { command: 'admin', description: 'Moderators' },
  menuButton: product,
  shortDescription: `${product}: find people and build a team for your project.`,
  description: `${product} brings students and young professionals together: tell people about yourself, find like-minded people and build a team for your project.`,
};
