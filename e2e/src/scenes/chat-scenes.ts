import {
  admin,
  firstModerator,
  projectOwner,
  secondModerator,
  student,
} from '@kollab/sandbox/people';

export interface ChatScene {
  name: string;
  telegramId: number;
  says: readonly string[];
}

/** The chats of the demo people, after the screens' scenes have filled them with cards. */
export const chatScenes: readonly ChatScene[] = [
  { name: 'chat-cards', telegramId: firstModerator.telegramId, says: [] },
  { name: 'chat-moderation', telegramId: secondModerator.telegramId, says: ['/moderation'] },
  { name: 'chat-admin', telegramId: admin.telegramId, says: ['/admin', '/admin @ilya_petrov'] },
  { name: 'chat-settings', telegramId: projectOwner.telegramId, says: ['/settings', '/privacy'] },
  { name: 'chat-links', telegramId: student.telegramId, says: ['/start m', '/start nonsense'] },
];
