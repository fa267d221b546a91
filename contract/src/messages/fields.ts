import type { Locale } from '#src/rules/locale.ts';
import type { ReviewedField } from '#src/schemas/people/profile-fields.ts';
import type { ProjectField } from '#src/schemas/work/projects.ts';

interface Labels {
  profile: Record<ReviewedField, string>;
  project: Record<ProjectField, string>;
}

/** What the fields under moderation are called. */
export const fieldLabels = {
  ru: {
    profile: {
      firstName: 'Имя',
      lastName: 'Фамилия',
      middleName: 'Отчество',
      university: 'ВУЗ',
      course: 'Курс',
      major: 'Направление',
      photo: 'Фото',
      statusShort: 'Короткий статус',
      statusLong: 'Подробный статус',
      description: 'О себе',
      tags: 'Навыки',
      links: 'Ссылки',
      experiences: 'Опыт работы',
    },
    project: {
      name: 'Название',
      description: 'Описание',
      stage: 'Стадия',
      coverImage: 'Обложка',
      tags: 'Теги',
      vacancies: 'Вакансии',
    },
  },
  en: {
    profile: {
      firstName: 'First name',
      lastName: 'Last name',
      middleName: 'Middle name',
      university: 'University',
      course: 'Year',
      major: 'Major',
      photo: 'Photo',
      statusShort: 'Short status',
      statusLong: 'Full status',
      description: 'About',
      tags: 'Skills',
      links: 'Links',
      experiences: 'Work experience',
    },
    project: {
      name: 'Name',
      description: 'Description',
      stage: 'Stage',
      coverImage: 'Cover',
      tags: 'Tags',
      vacancies: 'Openings',
    },
  },
} as const satisfies Record<Locale, Labels>;
