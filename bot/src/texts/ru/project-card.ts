const fullDate = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' });

export const projectCard = {
  titles: {
    waiting: 'Проект на проверке',
    editWaiting: 'Правка проекта на проверке',
    appealed: 'Апелляция: проект',
    Approved: 'Проект одобрен',
    partlyApproved: 'Проект одобрен частично',
    Rejected: 'Проект отклонён',
    Withdrawn: 'Заявка отозвана',
  },
  owner: (name: string) => `Владелец: ${name}`,
  guests: (names: string) => `В команде: ${names}`,
  cover: { added: 'добавлена', replaced: 'новая', removed: 'убрана' },
  vacancy: {
    added: (title: string) => `+ ${title}`,
    changed: (title: string) => `Изменена: ${title}`,
    removed: (title: string) => `− ${title}`,
    experience: (years: string) => years,
    day: (day: string) => fullDate.format(new Date(day)),
    parts: {
      title: 'Название',
      level: 'Уровень',
      experience: 'Опыт',
      tags: 'Навыки',
      tasks: 'Задачи',
      requirements: 'Требования',
      conditions: 'Условия',
      hoursAWeek: 'Часов в неделю',
      until: 'Набор до',
      places: 'Мест',
    },
  },
};
