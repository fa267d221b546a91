/**
 * Reasons to reject that moderators and owners choose from; each can stand as the comment (spec §5).
 * Buttons in chats name them by their places: new ones come last.
 */
export const readyReasons = {
  profile: [
    'На фото не видно лица',
    'Имя или фамилия не похожи на настоящие',
    'Ссылка не открывается или ведёт не туда',
    'В тексте реклама или спам',
    'В тексте оскорбления или недопустимое содержание',
    'На картинке реклама или недопустимое содержание',
  ],
  project: [
    'Из описания непонятно, что это за проект',
    'Вакансии заполнены не до конца',
    'Обложка не относится к проекту',
    'В тексте реклама или спам',
    'В тексте оскорбления или недопустимое содержание',
    'На картинке реклама или недопустимое содержание',
  ],
  /** Of a project that was approved once. */
  removal: [
    'Реклама или спам',
    'Похоже на обман: просят деньги или личные данные',
    'Проект выдаёт себя за чужой',
    'Оскорбления или недопустимое содержание',
  ],
  /** Of an application, by its owner. */
  application: [
    'Уже нашли человека на эту роль',
    'Сейчас нужны другие навыки',
    'Нужно больше опыта',
    'Планы поменялись, пока никого не берём',
  ],
} as const;

type Kind = keyof typeof readyReasons;
type InPlace<Reasons> = { [Place in keyof Reasons]: string };

/** The same in English, in the same order: the Russian ones are given, people read theirs. */
export const readyReasonsInEnglish = {
  profile: [
    'The photo shows no face',
    'The first or last name does not look real',
    'A link does not open or leads elsewhere',
    'The text contains advertising or spam',
    'The text contains insults or indecent content',
    'The picture shows advertising or indecent content',
  ],
  project: [
    'The description does not make clear what the project is',
    'The openings are not fully filled in',
    'The cover has nothing to do with the project',
    'The text contains advertising or spam',
    'The text contains insults or indecent content',
    'The picture shows advertising or indecent content',
  ],
  removal: [
    'Advertising or spam',
    'It looks like fraud: it asks for money or personal data',
    'The project passes itself off as somebody else’s',
    'Insults or indecent content',
  ],
  application: [
    'We have already found somebody for this role',
    'We need other skills right now',
    'We need more experience',
    'Our plans have changed: we are taking nobody for now',
  ],
} as const satisfies { [K in Kind]: InPlace<(typeof readyReasons)[K]> };

const isText = (field: string) => !['photo', 'coverImage', 'course', 'stage'].includes(field);
const isPicture = (field: string) => ['photo', 'coverImage'].includes(field);
const isOneOf =
  (...fields: string[]) =>
  (field: string) =>
    fields.includes(field);

/** Which fields a reason may be about; one that is not here is about the whole. */
const fits: Partial<Record<(typeof readyReasons)[Kind][number], (field: string) => boolean>> = {
  'На фото не видно лица': isOneOf('photo'),
  'Имя или фамилия не похожи на настоящие': isOneOf('firstName', 'lastName', 'middleName'),
  'Ссылка не открывается или ведёт не туда': isOneOf('links'),
  'Из описания непонятно, что это за проект': isOneOf('description'),
  'Вакансии заполнены не до конца': isOneOf('vacancies'),
  'Обложка не относится к проекту': isOneOf('coverImage'),
  'В тексте реклама или спам': isText,
  'В тексте оскорбления или недопустимое содержание': isText,
  'На картинке реклама или недопустимое содержание': isPicture,
};

/** The ready reasons that fit what changes, or all of them where that is not known. */
export const readyReasonsFor = (
  kind: Kind,
  changed: readonly string[] = [],
): readonly (typeof readyReasons)[Kind][number][] =>
  readyReasons[kind].filter((reason) => {
    const isAbout = fits[reason];
    return changed.length === 0 || !isAbout || changed.some((field) => isAbout(field));
  });
