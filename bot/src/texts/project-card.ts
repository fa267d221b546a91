import type { CardDecision, ProjectField } from '@kollab/contract';

const decided: Record<CardDecision['status'], string> = {
  Approved: 'Проект одобрен',
  Rejected: 'Проект отклонён',
  Withdrawn: 'Заявка отозвана',
};

/** What the card of a submitted project says. */
export const projectCard = {
  title: (decision: CardDecision | null, isEdit: boolean) => {
    if (decision) return decided[decision.status];
    return isEdit ? 'Правка проекта на проверке' : 'Проект на проверке';
  },
  name: (name: string) => `«${name}»`,
  owner: (name: string) => `Владелец: ${name}`,
  fields: {
    name: 'Название',
    description: 'Описание',
    stage: 'Стадия',
    coverImage: 'Обложка',
    tags: 'Теги',
    vacancies: 'Вакансии',
  } satisfies Record<ProjectField, string>,
  cover: { added: 'добавлена', replaced: 'новая', removed: 'убрана' },
  vacancy: {
    added: (title: string) => `+ ${title}`,
    changed: (title: string) => `Изменена: ${title}`,
    removed: (title: string) => `− ${title}`,
    part: (label: string, change: string) => `${label}: ${change}`,
    parts: {
      title: 'Название',
      level: 'Уровень',
      experience: 'Опыт',
      tags: 'Навыки',
      tasks: 'Задачи',
      requirements: 'Требования',
      conditions: 'Условия',
    },
  },
};
