import type { ProfileChanges } from '@kollab/contract';
import {
  firstModerator,
  type Person,
  projectOwner,
  secondModerator,
  student,
} from '#src/people/people.ts';

/** What the demo people have told of themselves, by telegramId. */
export const demoProfiles: readonly { person: Person; changes: ProfileChanges }[] = [
  {
    person: student,
    changes: {
      university: 'МГУ им. М. В. Ломоносова',
      course: 3,
      major: 'Прикладная математика',
      statusShort: 'Ищу команду для хакатона',
      statusLong: [
        'Пишу на TypeScript и Go',
        'Свободен по выходным',
        'Люблю карты и открытые данные',
      ],
      description:
        'Учусь на ВМК, делаю небольшие сервисы для студентов. Хочу попробовать себя в команде, где есть дизайнер и понятная цель.',
      tags: ['TypeScript', 'React', 'Go', 'PostgreSQL', 'C#', 'SQL', 'Docker'],
      links: [{ type: 'GitHub', url: 'https://github.com' }],
      experiences: [
        {
          company: 'Яндекс',
          department: 'Поиск',
          role: 'Стажёр-разработчик',
          workDurationYears: 1,
          logoUrl: null,
          startDate: '2025-06-01',
          endDate: '2026-06-01',
        },
      ],
    },
  },
  {
    person: projectOwner,
    changes: {
      university: 'НИУ ВШЭ',
      course: 4,
      major: 'Урбанистика',
      statusShort: 'Собираю команду «Солнечной карты»',
      statusLong: ['Ищу фронтенд-разработчика', 'Ищу аналитика данных'],
      description:
        'Исследую города и энергию. Второй год веду проект о солнечных панелях на крышах: есть данные, прототип и первые жильцы.',
      tags: ['Урбанистика', 'GIS', 'Python', 'Figma'],
      links: [{ type: 'Портфолио', url: 'https://example.org' }],
      experiences: [
        {
          company: 'Центр городских исследований',
          department: 'Аналитика',
          role: 'Младший исследователь',
          workDurationYears: 2,
          logoUrl: null,
          startDate: '2024-02-01',
          endDate: null,
        },
      ],
    },
  },
  {
    person: secondModerator,
    changes: { statusShort: 'Модератор Kollab', university: 'ИТМО', course: 5 },
  },
  {
    person: firstModerator,
    changes: { statusShort: 'Модератор Kollab', university: 'СПбГУ', course: 4 },
  },
];
