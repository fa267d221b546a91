import { plural } from '#src/rules/words/plural.ts';
import { product } from '#src/rules/product.ts';
import { pairRu } from './pair-messages.ts';
import { bold, type Piece, rich } from './rich-text.ts';
import { projectStoppedRu, roomRu } from './team-messages.ts';

/** Names and reasons come cut. */
export const ru = {
  news: {
    becameModerator: rich`Теперь вы модератор: заявки и жалобы будут приходить сюда, а очередь ждёт в приложении.`,
    lostModerator: rich`Вы больше не модератор. Спасибо за помощь!`,
    profileApproved: rich`Ваш профиль одобрен: теперь его видят все.`,
    profileEditApproved: (fields: string) =>
      rich`Правки профиля одобрены, теперь их видят все: ${fields}.`,
    profileRejected: rich`Профиль не прошёл модерацию. Ваши правки сохранены как черновик.`,
    profilePartlyApproved: rich`Правки профиля одобрены частично: остальные сохранены как черновик.`,
    projectApproved: (project: string) => rich`Проект «${project}» одобрен: теперь его видят все.`,
    projectEditApproved: (project: string) =>
      rich`Правка проекта «${project}» одобрена: теперь её видят все.`,
    projectRejected: (project: string) =>
      rich`Проект «${project}» не прошёл модерацию. Он сохранён как черновик: поправьте и отправьте снова.`,
    projectEditRejected: (project: string) =>
      rich`Правка проекта «${project}» не прошла модерацию: все видят его прежним. Правка сохранена как черновик.`,
    projectPartlyApproved: (project: string) =>
      rich`Проект «${project}» одобрен частично: его видят все, а остальное сохранено как черновик.`,
    projectEditPartlyApproved: (project: string) =>
      rich`Правка проекта «${project}» одобрена частично: остальное сохранено как черновик.`,
    applicationAccepted: (project: string, vacancy: string, owner: Piece) =>
      rich`Вас приняли в команду проекта «${project}» на вакансию «${vacancy}»!\n\nПознакомьтесь с владельцем: ${owner}`,
    pairAccepted: (project: string, vacancy: string, owner: Piece) =>
      rich`Вас приняли вдвоём в команду проекта «${project}» на вакансию «${vacancy}»!\n\nПознакомьтесь с владельцем: ${owner}`,
    applicationRejected: (project: string, vacancy: string) =>
      rich`В этот раз не сложилось: отклик на вакансию «${vacancy}» в проекте «${project}» отклонён.`,
    vacancyClosed: (project: string, vacancy: string) =>
      rich`Вакансия «${vacancy}» в проекте «${project}» закрыта, и ваш отклик больше не рассматривается.`,
    vacancyFilled: (project: string, vacancy: string) =>
      rich`На вакансию «${vacancy}» в проекте «${project}» уже набрали людей. Дело не в вас: места кончились раньше, чем дошла очередь. Посмотрите похожие вакансии.`,
    placeAdded: (project: string, vacancy: string) =>
      rich`На вакансии «${vacancy}» в проекте «${project}» появилось место: ваш отклик снова ждёт ответа.`,
    applicationExpired: (project: string, vacancy: string) =>
      rich`Владелец проекта «${project}» так и не ответил на ваш отклик на вакансию «${vacancy}», и мы его закрыли. Дело не в вас: у команды могли не дойти руки. Можно откликнуться снова или выбрать другую вакансию.`,
    vacancyMatched: (project: string, vacancy: string, count: number) =>
      rich`Вакансия «${vacancy}» в проекте «${project}»: ${plural(count, ['подходит', 'подходят', 'подходят'])} ${bold(`${count} ${plural(count, ['человек', 'человека', 'человек'])}`)}. Показать?`,
    vacanciesMatched: (project: string) =>
      rich`Новым вакансиям проекта «${project}» подходят люди:`,
    vacancyMatchedLine: (vacancy: string, count: number) =>
      rich`• «${vacancy}»: ${bold(`${count} ${plural(count, ['человек', 'человека', 'человек'])}`)}`,
    projectClosed: (project: string) => rich`Проект «${project}» закрыт.`,
    projectClosedForApplicant: (project: string) =>
      rich`Проект «${project}» закрыт, и ваш отклик больше не рассматривается.`,
    projectReopened: (project: string) => rich`Проект «${project}» снова открыт.`,
    projectReopenedForApplicant: (project: string) =>
      rich`Проект «${project}» снова открыт, и ваш отклик снова ждёт ответа.`,
    invitationAccepted: (project: string, person: Piece) =>
      rich`Приглашение принято: в команде проекта «${project}» пополнение.\n\nПознакомьтесь: ${person}`,
    invitationDeclined: (project: string, name: string) =>
      rich`Приглашение в проект «${project}» отклонено: ${bold(name)} не сможет присоединиться.`,
    contactAccepted: (person: Piece) =>
      rich`Ваша просьба о контакте принята.\n\nПознакомьтесь: ${person}`,
    contactDeclined: (name: string) =>
      rich`Просьба о контакте отклонена: ${bold(name)} пока не сможет пообщаться.`,
    deletionScheduled: (moment: Piece) =>
      rich`Ваш аккаунт будет удалён ${moment}. До этого всё работает как прежде, и можно передумать.`,
    deletionCancelled: rich`Удаление отменено: ваш аккаунт остаётся.`,
    projectTakenDown: (project: string) =>
      rich`Проект «${project}» снят с публикации модератором: другие его больше не видят. С решением можно не согласиться: на странице проекта есть апелляция.`,
  },
  projectStopped: projectStoppedRu,
  change: {
    joined: (project: string, link: Piece) =>
      rich`В команде проекта «${project}» пополнение.\n\nПознакомьтесь: ${link}`,
    left: (project: string, _: Piece, name: string) =>
      rich`${bold(name)} больше не в команде проекта «${project}».`,
    removed: (project: string, _: Piece, name: string) =>
      rich`Вы больше не в команде проекта «${project}». Так решил владелец: ${bold(name)}.`,
    becameOwner: (project: string, link: Piece) =>
      rich`Теперь вы владелец проекта «${project}»: его передаёт вам ${link}.`,
  },
  room: roomRu,
  sanction: {
    warned: rich`Модератор предупреждает вас: это нарушает правила. Пока всё доступно как прежде.`,
    blocked: rich`Ваш профиль скрыт модератором: другие его больше не видят.`,
    suspended: [
      `Ваш профиль приостановлен модератором: ${product} доступен вам только для просмотра.`,
    ],
    ended: rich`Срок приостановки истёк: вам снова всё доступно.`,
    released: rich`Ограничения с вашего профиля сняты.`,
    until: (moment: string) => `До ${moment}.`,
    untilLifted: 'Пока модератор не снимет ограничение.',
  },
  appealDecided: {
    granted: rich`Апелляция удовлетворена: ограничение с вашего профиля снято.`,
    refused: rich`Апелляция отклонена: решение модератора остаётся в силе.`,
    projectGranted: (project: string) =>
      rich`Апелляция удовлетворена: проект «${project}» восстановлен.`,
    projectRefused: (project: string) =>
      rich`Апелляция отклонена: проект «${project}» остаётся снятым с публикации.`,
  },
  report: {
    profile: {
      dismiss: (name: string) => rich`Жалоба рассмотрена: в профиле ${bold(name)} нарушений нет.`,
      warn: (name: string) => rich`Жалоба рассмотрена: ${bold(name)} получит предупреждение.`,
      block: (name: string) => rich`Жалоба рассмотрена: профиль ${bold(name)} скрыт от всех.`,
      suspend: (name: string) => rich`Жалоба рассмотрена: профиль ${bold(name)} приостановлен.`,
    },
    project: {
      dismiss: (name: string) => rich`Жалоба рассмотрена: в проекте «${name}» нарушений нет.`,
      warn: (name: string) =>
        rich`Жалоба рассмотрена: владелец проекта «${name}» получит предупреждение.`,
      block: (name: string) => rich`Жалоба рассмотрена: проект «${name}» снят с публикации.`,
      suspend: (name: string) =>
        rich`Жалоба рассмотрена: профиль владельца проекта «${name}» приостановлен.`,
    },
  },
  application: {
    firstChoice: 'Это первый выбор этого человека',
    title: 'Новый отклик',
    decidedTitle: 'Отклик',
    vacancy: (vacancy: string, project: string) => `Вакансия «${vacancy}», проект «${project}»`,
    statuses: { Accepted: 'Принят', Rejected: 'Отклонён', Withdrawn: 'Отозван' },
    pairTitle: 'Новый отклик вдвоём',
    decidedPairTitle: 'Отклик вдвоём',
    pairStatuses: { Accepted: 'Приняты оба', Rejected: 'Отклонены оба', Withdrawn: 'Отозван' },
    together: 'Порознь не хотят: возьмите обоих или никого',
    apart: 'Можно порознь: возьмите обоих, одного или никого',
    partnerAway:
      'Это отклик вдвоём, но второго человека сейчас нет в приложении: взять пару нельзя',
    leftAlone: 'Раньше это был отклик вдвоём, теперь отдельный',
    unanswered: 'Закрыт без ответа: принять ещё можно',
  },
  invitation: {
    invited: (project: string, owner: string) =>
      rich`${bold(owner)} приглашает вас в проект «${project}».`,
    member: (project: string) => rich`Вы в команде проекта «${project}».`,
    declined: (project: string) => rich`Вы отказались от приглашения в проект «${project}».`,
    cancelled: (project: string) => rich`Приглашение в проект «${project}» больше не действует.`,
  },
  handOver: {
    open: (project: string, owner: string) =>
      rich`${bold(owner)} предлагает вам стать владельцем проекта «${project}».`,
    accepted: (project: string) => rich`Теперь вы владелец проекта «${project}».`,
    declined: (project: string) => rich`Вы отказались стать владельцем проекта «${project}».`,
    over: (project: string) =>
      rich`Предложение стать владельцем проекта «${project}» больше не действует.`,
  },
  handOverAnswered: {
    accepted: (project: string, name: string) =>
      rich`Проект «${project}» передан. Его новый владелец: ${bold(name)}. Вы остаётесь в команде.`,
    declined: (project: string, name: string) =>
      rich`Проект «${project}» остаётся у вас: ${bold(name)} не сможет стать владельцем.`,
    none: (project: string, name: string) =>
      rich`Проект «${project}» остаётся у вас: две недели прошли, а ответа на предложение стать владельцем нет (${bold(name)}).`,
  },
  confirmation: {
    title: 'Что сделано в проекте',
    who: (name: string, role: string) =>
      role === '' ? rich`${bold(name)}` : rich`${bold(name)}, ${role}`,
    where: (project: string, months: string) => `Проект «${project}», ${months}`,
    question:
      'Подтвердите? Это встанет в профиль и на страницу проекта, пока кто-то из вас не уберёт.',
    states: { confirmed: 'Подтверждено', declined: 'Не подтверждено' },
    over: 'Подтверждать здесь больше нечего.',
  },
  workTextRejected: (project: string) =>
    rich`Слова о работе в проекте «${project}» не прошли проверку и никому не видны.`,
  workConfirmed: (project: string, role: string, months: string) =>
    rich`Вашу работу в проекте «${project}» подтвердил его владелец: ${bold([role, months].filter(Boolean).join(', '))}. Это видно в вашем профиле.`,
  call: {
    called: (owner: string, project: string, vacancy: string) =>
      rich`${bold(owner)} зовёт вас откликнуться на вакансию «${vacancy}» в проекте «${project}».`,
    states: {
      applied: 'Вы откликнулись',
      declined: 'Не сейчас',
      over: 'Приглашение больше не действует',
    },
  },
  peopleToCall: {
    open: (project: string, vacancy: string) =>
      rich`На вакансию «${vacancy}» в проекте «${project}» больше пяти дней никто не откликался. Вот кому она подойдёт и кого в последнее время не звали:`,
    applied: (project: string, vacancy: string) =>
      rich`На вакансию «${vacancy}» в проекте «${project}» снова откликаются.`,
    closed: (project: string, vacancy: string) =>
      rich`Вакансия «${vacancy}» в проекте «${project}» больше никого не ждёт.`,
    called: '(позвали)',
  },
  pair: pairRu,
  alerts: {
    title: (count: number) => `Новое по вашим поискам: ${count}`,
    vacancy: (title: string, project: string) => `Вакансия «${title}» в проекте «${project}»`,
    project: (project: string) => `Проект «${project}»`,
    person: (name: string) => `Человек: ${name}`,
    more: (count: number) => `И ещё ${count}`,
    by: (labels: string) => `По поискам: ${labels}`,
    everything: 'всё новое',
    looking: { yes: 'ищут команду', maybe: 'присматриваются' },
    matches: 'Вам может подойти',
    fewApplied: 'Вам может подойти, и откликов пока мало',
    news: 'Новости подписок за неделю',
    newsOf: {
      project: 'новый проект',
      vacancy: 'новые вакансии',
      stage: 'новая стадия',
      joined: 'пополнение в команде',
      finished: 'завершён',
    },
    saved: 'Вы просили напомнить:',
    ends: (day: string) => `Вы сохранили вакансию, а откликнуться можно до ${day}:`,
  },
  waiting: {
    title: (count: number) =>
      `${plural(count, ['Ждёт', 'Ждут', 'Ждут'])} ответа: ${count} ${plural(count, ['отклик', 'отклика', 'откликов'])}`,
    done: 'Ответа больше никто не ждёт.',
    unanswered: (count: number, until: string) =>
      `${plural(count, ['Закрылся', 'Закрылись', 'Закрылись'])} без ответа: ${count}, принять можно до ${until}.`,
    and: ' и ',
    one: (person: string, vacancy: string, project: string) =>
      rich`${bold(person)}, «${vacancy}», проект «${project}»`,
    more: (count: number) => `и ещё ${count}`,
    closes: (days: number, count: number) =>
      `Через ${days} ${plural(days, ['день', 'дня', 'дней'])} ${count === 1 ? 'отклик закроется' : 'отклики закроются'} без ответа.`,
  },
  checkIn: {
    asked: (project: string) => rich`Как идёт «${project}»?`,
    answered: (project: string, answer: 'going' | 'slow' | 'stuck') =>
      rich`Как идёт «${project}»? Ваш ответ: ${bold({ going: 'идём', slow: 'медленно', stuck: 'застряли' }[answer])}. Его видит только команда, и до следующего вопроса его можно поменять.`,
    over: (project: string) => rich`Как идёт «${project}»? Ответы за ту неделю уже собраны.`,
    somebodyMissing: (project: string, link: Piece) =>
      rich`Команда проекта «${project}» застряла: не хватает человека. Так считает ${link}. Откройте вакансию, и мы подскажем, кому она подойдёт.`,
  },
  projectCheck: {
    asked: (project: string) =>
      rich`Три недели никто не говорит, как идёт «${project}». Проект продолжается? Если не ответить, через две недели он встанет на паузу.`,
    goesOn: (project: string) => rich`Проект «${project}» продолжается.`,
    paused: (project: string) =>
      rich`Проект «${project}» на паузе: его вакансий в списках нет. Вернуть всё можно одним нажатием.`,
    over: (project: string) => rich`Проект «${project}» завершён или закрыт.`,
  },
  vacancyCheck: {
    asked: (project: string, vacancy: string) =>
      rich`Вакансия «${vacancy}» в проекте «${project}» давно без перемен. Ещё ищете? Если не ответить, через две недели она встанет на паузу.`,
    kept: (project: string, vacancy: string) =>
      rich`Вакансия «${vacancy}» в проекте «${project}» открыта.`,
    paused: (project: string, vacancy: string) =>
      rich`Вакансия «${vacancy}» в проекте «${project}» на паузе: в списках её нет. Вернуть можно одним нажатием.`,
    closed: (project: string, vacancy: string) =>
      rich`Вакансия «${vacancy}» в проекте «${project}» закрыта.`,
    freed: (project: string, vacancy: string) =>
      rich`В проекте «${project}» освободилось место на вакансии «${vacancy}». Открыть её снова?`,
  },
  meeting: {
    open: (project: string) =>
      rich`Когда созвонимся? Команда проекта «${project}» выбирает время: отметьте всё, что вам подходит.`,
    set: (project: string, moment: Piece) => rich`Созвон команды проекта «${project}»: ${moment}.`,
    failed: (project: string) =>
      rich`Команда проекта «${project}» пока не нашла времени для созвона.`,
    cancelled: (project: string) => rich`Команда проекта «${project}» время больше не выбирает.`,
    offered: (project: string) =>
      rich`В команде проекта «${project}» теперь не только вы. Когда созвонитесь? Предложите время, а команда отметит, что ей подходит.`,
    ownerFailed: (project: string) =>
      rich`Для созвона команды проекта «${project}» время не нашлось: ни одно не подошло хотя бы двоим. Предложите другое.`,
  },
  contactRequest: {
    title: 'Просьба о контакте',
    stranger: `Это написал незнакомый человек, не ${product}.`,
    states: {
      accepted: 'Контакт передан',
      declined: 'Вы отказались',
      withdrawn: 'Просьба больше не действует',
    },
  },
  introduction: (person: Piece) => rich`Познакомьтесь: ${person}`,
  reason: 'Причина:',
  rejectedFields: 'Что поправить:',
  actions: {
    newVacancy: 'Открыть вакансию',
    openQueue: 'Открыть очередь',
    openProfile: 'Открыть профиль',
    openSanction: 'Подробнее и апелляция',
    openProject: 'Открыть проект',
    enterRoom: 'Войти в чат команды',
    openRoom: 'Чат и встречи',
    proposeTimes: 'Предложить время',
    openTeam: 'Познакомиться с командой',
    whatNext: 'Что дальше',
    fix: 'Исправить',
    keepAccount: 'Передумать',
    ownApplications: 'Мои отклики',
    openApplication: 'Открыть',
    open: 'Открыть',
    applyAlone: 'Что дальше',
    openSearches: 'Мои поиски',
    look: 'Посмотреть',
    show: 'Показать',
    allApplications: 'Все отклики',
    otherVacancies: 'Вакансии для вас',
    chooseChat: 'Выбрать чат',
  },
};

export type Messages = typeof ru;
