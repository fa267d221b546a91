import { plural } from '@kollab/contract';

export const vacancies = {
  list: {
    title: 'Вакансии',
    search: 'Кем хочется быть или что уметь',
    empty: 'Открытых вакансий пока нет',
    emptyHint: 'Как только проекты начнут искать людей, вы увидите это здесь.',
    notFound: 'Вакансии не найдены',
    notFoundHint: 'Проверьте, нет ли опечатки, или ищите шире.',
    order: 'Порядок',
    newest: 'Сначала новые',
    fitting: 'Подходят мне',
    applied: 'Вы откликнулись',
    inTeam: 'Вы в команде',
    applications: (count: number) =>
      count === 0
        ? 'откликов пока нет'
        : `${count}\u00a0${plural(count, ['отклик ждёт', 'отклика ждут', 'откликов ждут'])} ответа`,
  },
  filters: {
    title: 'Фильтры',
    open: (count: number) => (count === 0 ? 'Фильтры' : `Фильтры: ${count}`),
    level: 'Уровень',
    experience: 'Опыт',
    stage: 'Стадия',
    any: 'Любой',
    anyStage: 'Любая',
    anyTag: 'Достаточно любого из навыков',
    chosenTags: (count: number) => `Выбрано навыков: ${count}`,
    noTags: 'Выберите из подсказок или напишите свой.',
    useTag: (name: string) => `Искать «${name}»`,
    useTagHint: 'В общем списке такого навыка пока нет',
    alreadyTag: 'Этот навык уже выбран',
    reset: 'Сбросить',
    show: 'Показать',
  },
  wider: {
    title: 'Поискать шире',
    query: (count: string) => `Без слов: ${count}`,
    tags: (count: string) => `Без навыков: ${count}`,
    everyTag: (count: string) => `С любым из навыков: ${count}`,
    level: (count: string) => `Без уровня: ${count}`,
    experience: (count: string) => `Без опыта: ${count}`,
  },
  projects: {
    title: 'Проекты',
    notFound: 'Проекты не найдены',
    notFoundHint: 'Проверьте, нет ли опечатки, или поищите по одному слову.',
    tags: 'Теги',
    withoutStage: 'Искать на всех стадиях',
  },
  ofPerson: {
    title: 'Проекты',
    owner: 'Владелец',
    member: 'В команде',
    invite: 'Пригласить в проект',
    choose: 'В какой проект позвать?',
    invited: 'Приглашение отправлено',
    inviteFailed: 'Не удалось пригласить',
  },
} as const;
