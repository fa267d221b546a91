const general = [
  'В тексте реклама или спам',
  'В тексте оскорбления или недопустимое содержание',
  'На картинке реклама или недопустимое содержание',
] as const;

/**
 * Reasons to reject that moderators and owners choose from; each can stand as the comment (spec §5).
 * Buttons in chats name them by their places: new ones come last.
 */
export const readyReasons = {
  profile: [
    'На фото не видно лица',
    'Имя или фамилия не похожи на настоящие',
    'Ссылка не открывается или ведёт не туда',
    ...general,
    'Место работы не похоже на настоящее',
  ],
  project: [
    'Из описания непонятно, что это за проект',
    'Вакансии заполнены не до конца',
    'Обложка не относится к проекту',
    ...general,
  ],
  /** Of a project that was approved once, or of a person. */
  removal: [
    'Реклама или спам',
    'Похоже на обман: просят деньги или личные данные',
    'Выдаёт себя за другого человека или чужой проект',
    'Оскорбления или недопустимое содержание',
  ],
  application: [
    'Уже нашли человека на эту роль',
    'Сейчас нужны другие навыки',
    'Нужно больше опыта',
    'Планы поменялись, пока никого не берём',
  ],
} as const;

export type ReasonKind = keyof typeof readyReasons;
type InPlace<Reasons> = { [Place in keyof Reasons]: string };

const generalInEnglish = [
  'The text contains advertising or spam',
  'The text contains insults or indecent content',
  'The picture contains advertising or indecent content',
] as const;

/** The same in English, in the same order: the Russian ones are given, people read theirs. */
export const readyReasonsInEnglish = {
  profile: [
    'The photo shows no face',
    'The first or last name does not look real',
    'A link does not open or leads elsewhere',
    ...generalInEnglish,
    'The place of work does not look real',
  ],
  project: [
    'The description does not make clear what the project is',
    'The openings are not fully filled in',
    'The cover has nothing to do with the project',
    ...generalInEnglish,
  ],
  removal: [
    'Advertising or spam',
    'It looks like fraud: it asks for money or personal data',
    'It passes itself off as another person or somebody else’s project',
    'Insults or indecent content',
  ],
  application: [
    'We have already found somebody for this role',
    'We need other skills right now',
    'We need more experience',
    'Our plans have changed: we are taking nobody for now',
  ],
} as const satisfies { [K in ReasonKind]: InPlace<(typeof readyReasons)[K]> };
