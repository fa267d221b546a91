import type { about as ru } from '#src/texts/ru/about.ts';

export const about: typeof ru = {
  commands: [
    { command: 'start', description: 'Open Kollab' },
    { command: 'profile', description: 'My profile' },
    { command: 'projects', description: 'My projects' },
    { command: 'applications', description: 'My applications' },
    { command: 'settings', description: 'What to tell me, and when' },
    { command: 'help', description: 'What Kollab can do' },
    { command: 'privacy', description: 'What Kollab knows about me' },
  ],
  /** Besides those, for whom they are. */
  moderatorCommand: { command: 'moderation', description: 'What is waiting for moderators' },
  adminCommand: { command: 'admin', description: 'Moderators' },
  menuButton: 'Kollab',
  shortDescription: 'Kollab: find people and build a team for your project.',
  description:
    'Kollab brings students and young professionals together: tell people about yourself, find like-minded people and build a team for your project.',
};
