import type { Request } from '@kollab/contract';
import type { createProject } from '@kollab/contract/schemas';
import { type Person, projectOwner, student } from '#src/people/people.ts';
import type { CoverName } from './covers.ts';

type Body = Request<typeof createProject>['body'];

export interface DemoProject {
  owner: Person;
  cover: CoverName;
  invited: readonly Person[];
  project: Pick<Body, 'name' | 'description' | 'stage' | 'tags' | 'vacancies'>;
}

/** What the demo people build, the newest last. */
export const demoProjects: readonly DemoProject[] = [
  {
    owner: student,
    cover: 'sharedShelf',
    invited: [],
    project: {
      name: 'Общая полка',
      description:
        'Сервис, где студенты одного общежития делятся учебниками: взял, прочитал, вернул на полку.\n\nУже есть каталог на 300 книг и бот, который напоминает о возврате. Хотим добавить поиск по обложке.',
      stage: 'Startup Stage',
      tags: ['TypeScript', 'PostgreSQL', 'Telegram-боты'],
      vacancies: [
        {
          title: 'Бэкенд-разработчик',
          level: 'Middle',
          experience: '1-3 года',
          tags: ['Go', 'PostgreSQL'],
          tasks: 'Переписать поиск по каталогу\nСделать напоминания о возврате',
          requirements: 'Уверенный SQL, любой серверный язык',
          conditions: 'Удалённо, пять часов в неделю',
        },
      ],
    },
  },
  {
    owner: projectOwner,
    cover: 'quietPaths',
    invited: [],
    project: {
      name: 'Тихие маршруты',
      description:
        'Прокладываем пешие маршруты по городу так, чтобы вокруг было тихо и зелено. Данные о шуме собираем сами: https://example.org/noise',
      stage: 'Pre-Seed Stage',
      tags: ['GIS', 'Python', 'Урбанистика'],
      vacancies: [],
    },
  },
  {
    owner: projectOwner,
    cover: 'sunlitRoofs',
    invited: [],
    project: {
      name: 'Солнечная карта',
      description:
        'Карта крыш, на которых солнечные панели окупятся быстрее всего. Берём открытые данные о домах, считаем тень от соседей и показываем жильцам, сколько они сэкономят.\n\nЕсть прототип для двух районов и первые двадцать домов, которые хотят панели. Подробнее: https://example.org/sun',
      stage: 'Seed Stage',
      tags: ['GIS', 'Python', 'React', 'Энергетика'],
      vacancies: [
        {
          title: 'Фронтенд-разработчик',
          level: 'Junior',
          experience: '0-1 год',
          tags: ['React', 'TypeScript'],
          tasks:
            'Сделать карту крыш, которая не тормозит на телефоне\nПоказать расчёт для одного дома',
          requirements: 'React и TypeScript\nЖелание разобраться в картах',
          conditions: 'Удалённо, созвон по средам, 6–8 часов в неделю',
        },
        {
          title: 'Аналитик данных',
          level: null,
          experience: null,
          tags: ['Python', 'GIS'],
          tasks: 'Проверить модель тени на данных двух районов',
          requirements: '',
          conditions: 'Можно совмещать с дипломом',
        },
      ],
    },
  },
];
