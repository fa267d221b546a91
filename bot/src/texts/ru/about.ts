import { product } from '@kollab/contract';

/** What the person's profile in Telegram and the chat's menu say of the bot. */
export const about = {
  commands: [
    { command: 'start', description: `Открыть ${product}` },
    { command: 'profile', description: 'Мой профиль' },
    { command: 'projects', description: 'Мои проекты' },
    { command: 'applications', description: 'Мои отклики' },
    { command: 'settings', description: 'О чём и когда мне писать' },
    { command: 'help', description: `Что умеет ${product}` },
    { command: 'privacy', description: `Что ${product} знает обо мне` },
  ],
  /** Besides those, for whom they are. */
  moderatorCommand: { command: 'moderation', description: 'Что ждёт модератора' },
  adminCommand: { command: 'admin', description: 'Модераторы' },
  menuButton: product,
  shortDescription: `${product}: найдите людей и соберите команду для проекта.`,
  description: `${product} знакомит студентов и молодых специалистов: расскажите о себе, найдите единомышленников и соберите команду для проекта.`,
};
