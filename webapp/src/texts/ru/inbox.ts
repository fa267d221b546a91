/** Texts of the inbox. */
export const inbox = {
  title: 'Сообщения',
  isUnread: 'Не прочитано',
  empty: 'Здесь будут ваши новости',
  hint: 'Решения модераторов, приглашения в проекты, отклики и просьбы о контакте.',
  seeProjects: 'Посмотреть проекты',
  list: 'Уведомления',
  accept: 'Принять',
  decline: 'Отказаться',
  reject: 'Отклонить',
  answerTo: (answer: string, name: string) => `${answer}: ${name}`,
  answerFailed: 'Не удалось ответить',
  answered: {
    invitation: { accepted: 'Вы в команде', declined: 'Приглашение отклонено' },
    contact: { accepted: 'Контакт передан', declined: 'Просьба отклонена' },
  },
} as const;
