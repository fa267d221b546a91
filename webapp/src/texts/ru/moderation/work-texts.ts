/** Texts of where moderators read what owners say of people's work. */
export const workTexts = {
  title: 'Слова о работе',
  about: (name: string, role: string) => (role === '' ? name : `${name}, ${role}`),
  from: (owner: string, project: string) => `${owner} о работе в проекте «${project}»`,
  forOthers: 'Это решит другой модератор',
  approve: 'Опубликовать',
  reject: 'Отклонить',
  rejectTitle: 'Отклонить слова?',
  reason: 'Причина',
  reasonHint: 'Её прочитает владелец проекта.',
  approved: 'Опубликовано',
  rejected: 'Отклонено',
  failed: 'Не удалось решить',
  more: 'Показать ещё',
} as const;
