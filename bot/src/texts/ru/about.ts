/** What the person's profile in Telegram and the chat's menu say of the bot. */
export const about = {
  commands: [
    { command: 'start', description: 'Открыть Kollab' },
    { command: 'profile', description: 'Мой профиль' },
    { command: 'projects', description: 'Мои проекты' },
    { command: 'applications', description: 'Мои отклики' },
    { command: 'settings', description: 'О чём и когда мне писать' },
    { command: 'help', description: 'Что умеет Kollab' },
    { command: 'privacy', description: 'Что Kollab знает обо мне' },
  ],
  /** Besides those, for whom they are. */
  moderatorCommand: { command: 'moderation', description: 'Что ждёт модератора' },
  adminCommand: { command: 'admin', description: 'Модераторы' },
  menuButton: 'Kollab',
  shortDescription: 'Kollab: найдите людей и соберите команду для проекта.',
  description:
    'Kollab знакомит студентов и молодых специалистов: расскажите о себе, найдите единомышленников и соберите команду для проекта.',
};
