/** Texts of who applied to a project, as its owner chooses among them. */
export const applicants = {
  projectApplications: {
    title: 'Отклики',
    empty: 'Новых откликов нет',
    emptyHint: 'Когда кто-нибудь откликнется, бот напишет вам, а отклик появится здесь.',
    notOwner: 'Отклики видит только владелец проекта',
    missing: 'Проект не найден',
    group: (title: string, count: number) => `${title} · ${count}`,
    unanswered: 'Закрылись без ответа',
    unansweredNote: 'Ещё можно принять: человек узнает об этом сразу.',
    until: (vacancy: string, day: string) => `${vacancy} · принять можно до ${day}`,
    acceptNamed: (name: string) => `Принять: ${name}`,
  },
  compare: {
    title: 'Сравнить',
    hint: 'Отметьте двоих или троих, чтобы сравнить.',
    mark: (name: string) => `Сравнить: ${name}`,
    show: (count: number) => `Сравнить ${count === 2 ? 'двоих' : 'троих'}`,
    match: 'Что совпало',
  },
} as const;
