import { type ReasonKind, readyReasons } from './ready-reasons.ts';

const isText = (field: string) => !['photo', 'coverImage', 'course', 'stage'].includes(field);
/** Places of work have logos. */
const isPicture = (field: string) => ['photo', 'coverImage', 'experiences'].includes(field);
const isOneOf =
  (...fields: string[]) =>
  (field: string) =>
    fields.includes(field);

/** The only one, which the reason names itself, or some. */
type Fields = string | ((field: string) => boolean);

/** Which fields a reason may be about; one that is not here is about the whole. */
const fits: Partial<Record<(typeof readyReasons)[ReasonKind][number], Fields>> = {
  'На фото не видно лица': 'photo',
  'Имя или фамилия не похожи на настоящие': isOneOf('firstName', 'lastName', 'middleName'),
  'Ссылка не открывается или ведёт не туда': 'links',
  'Место работы не похоже на настоящее': 'experiences',
  'Из описания непонятно, что это за проект': 'description',
  'Вакансии заполнены не до конца': 'vacancies',
  'Обложка не относится к проекту': 'coverImage',
  'В тексте реклама или спам': isText,
  'В тексте оскорбления или недопустимое содержание': isText,
  'На картинке реклама или недопустимое содержание': isPicture,
};

/** Whether a ready reason is about one field alone, and says so itself. */
export const namesField = (reason: string, field: string) =>
  (fits as Partial<Record<string, Fields>>)[reason] === field;

const isAbout = (fields: Fields, field: string) =>
  typeof fields === 'string' ? fields === field : fields(field);

export const readyReasonsFor = (
  kind: ReasonKind,
  changed: readonly string[] = [],
): readonly (typeof readyReasons)[ReasonKind][number][] =>
  readyReasons[kind].filter((reason) => {
    const fields = fits[reason];
    return changed.length === 0 || !fields || changed.some((field) => isAbout(fields, field));
  });
