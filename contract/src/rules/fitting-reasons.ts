import { type ReasonKind, readyReasons } from './ready-reasons.ts';

const isText = (field: string) => !['photo', 'coverImage', 'course', 'stage'].includes(field);
/** Places of work have logos. */
const isPicture = (field: string) => ['photo', 'coverImage', 'experiences'].includes(field);
const isOneOf =
  (...fields: string[]) =>
  (field: string) =>
    fields.includes(field);

/** Which fields a reason may be about; one that is not here is about the whole. */
const fits: Partial<Record<(typeof readyReasons)[ReasonKind][number], (field: string) => boolean>> =
  {
    'На фото не видно лица': isOneOf('photo'),
    'Имя или фамилия не похожи на настоящие': isOneOf('firstName', 'lastName', 'middleName'),
    'Ссылка не открывается или ведёт не туда': isOneOf('links'),
    'Место работы не похоже на настоящее': isOneOf('experiences'),
    'Из описания непонятно, что это за проект': isOneOf('description'),
    'Вакансии заполнены не до конца': isOneOf('vacancies'),
    'Обложка не относится к проекту': isOneOf('coverImage'),
    'В тексте реклама или спам': isText,
    'В тексте оскорбления или недопустимое содержание': isText,
    'На картинке реклама или недопустимое содержание': isPicture,
  };

export const readyReasonsFor = (
  kind: ReasonKind,
  changed: readonly string[] = [],
): readonly (typeof readyReasons)[ReasonKind][number][] =>
  readyReasons[kind].filter((reason) => {
    const isAbout = fits[reason];
    return changed.length === 0 || !isAbout || changed.some((field) => isAbout(field));
  });
