import type { Locale } from '#src/rules/locale.ts';
import type { ProfileFieldName } from '#src/rules/profile/profile-fields.ts';
import type { ProjectField } from '#src/schemas/work/projects.ts';

interface Labels {
  profile: Record<ProfileFieldName, string>;
  project: Record<ProjectField, string>;
}

export const ruLabels = {
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
    phone: 'Телефон',
    email: 'Почта',
  },
  project: {
    name: 'Название',
    description: 'Описание',
    stage: 'Стадия',
    coverImage: 'Обложка',
    tags: 'Теги',
    vacancies: 'Вакансии',
  },
} as const satisfies Labels;

export const enLabels = {
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
    phone: 'Phone',
    email: 'E-mail',
  },
  project: {
    name: 'Name',
    description: 'Description',
    stage: 'Stage',
    coverImage: 'Cover',
    tags: 'Tags',
    vacancies: 'Openings',
  },
} as const satisfies Labels;

export const fieldLabels = { ru: ruLabels, en: enLabels } as const satisfies Record<Locale, Labels>;
