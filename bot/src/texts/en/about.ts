import { product } from '@kollab/contract';
import type { about as ru } from '#src/texts/ru/about.ts';

export const about: typeof ru = {
  commands: [
    { command: 'start', description: `Open ${product}` },
    { command: 'profile', description: 'My profile' },
    { command: 'projects', description: 'My projects' },
    { command: 'applications', description: 'My applications' },
    { command: 'settings', description: 'What to tell me, and when' },
    { command: 'help', description: `What ${product} can do` },
    { command: 'privacy', description: `What ${product} knows about me` },
  ],
  /** Besides those, for whom they are. */
  moderatorCommand: { command: 'moderation', description: 'What is waiting for moderators' },
  adminCommand: { command: 'admin', description: 'Moderators' },
  menuButton: product,
  shortDescription: `${product}: find people and build a team for your project.`,
  description: `${product} brings students and young professionals together: tell people about yourself, find like-minded people and build a team for your project.`,
};
