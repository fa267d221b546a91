import { plural } from '@kollab/contract';
import { type Html, markup } from '#src/format/html.ts';

/** The buttons of an application's card and what they answer (spec §4, §8). */
export const application = {
  accept: 'Принять',
  reject: 'Отклонить',
  acceptBoth: 'Принять обоих',
  acceptOne: (name: string) => `Только ${name}`,
  accepted: 'Пользователь добавлен в проект',
  bothAccepted: 'Оба добавлены в проект',
  bothRejected: 'Отклик вдвоём отклонён',
  rejected: 'Отклик отклонён',
  rejectSilently: 'Без причины',
  ownWords: 'Своими словами',
  askReason: (person: Html) =>
    markup`Что ответить: ${person}? Ответьте на это сообщение, ваши слова придут вместе с отказом.`,
  again: (refusal: string, person: Html) =>
    markup`${refusal}. Что ответить: ${person}? Ответьте на это сообщение ещё раз.`,
  back: 'Назад',
};

export const reminders = {
  accept: (name: string) => `Принять: ${name}`,
  acceptBoth: (name: string, partner: string) => `Принять обоих: ${name} и ${partner}`,
  tomorrow: 'Завтра',
  fewer: 'Реже',
  willRemind: 'Хорошо, напомню завтра',
  nothing: 'Ответа больше никто не ждёт',
  replaced: 'Ниже есть напоминание новее.',
};

export const vacancyCheck = {
  keep: 'Ещё ищу',
  close: 'Закрыть',
  bringBack: 'Вернуть',
  open: 'Открыть',
  leaveClosed: 'Не нужно',
  kept: 'Хорошо, вакансия открыта',
  closed: 'Вакансия закрыта',
};

const applications = (count: number) =>
  `${count} ${plural(count, ['отклик', 'отклика', 'откликов'])}`;

export const others = {
  question: (count: number) =>
    `${count === 1 ? 'Другой отклик' : `Остальные ${applications(count)}`} забрать?`,
  withdraw: 'Забрать',
  keep: 'Оставить',
  kept: 'Хорошо, они ждут ответа',
  withdrawn: (count: number) =>
    count === 0 ? 'Забирать уже нечего' : `Отозвано: ${applications(count)}`,
};

export const closing = {
  question: (vacancy: string) =>
    markup`В команде пополнение! Вакансия «${vacancy}» ещё открыта. Если больше никого не ищете, её можно закрыть.`,
  filled: (vacancy: string) =>
    markup`Все места на вакансии «${vacancy}» заняты, и она закрылась. Если ответа ждал кто-то ещё, мы ему напишем.`,
  addPlace: 'Добавить место',
  placeAdded: 'Место добавлено, вакансия открыта',
  meet: (person: Html) => markup`Познакомьтесь: ${person}`,
  closeAndReject: 'Закрыть вакансию и отклонить остальных',
  sure: 'Да, закрыть и отклонить',
  back: 'Назад',
  hint: 'Тем, кто ждёт ответа, придёт сообщение',
  closed: (count: number) =>
    count === 0
      ? markup`Вакансия закрыта.`
      : markup`Вакансия закрыта, отклонено: ${applications(count)}.`,
};

export const invitation = {
  accept: 'Принять',
  decline: 'Отказаться',
  answered: { member: 'Вы в команде', declined: 'Приглашение отклонено' },
};

export const pair = {
  decline: 'Не в этот раз',
  declined: 'Хорошо, не в этот раз',
};

export const handOver = {
  accept: 'Принять',
  decline: 'Отказаться',
  answered: { accepted: 'Теперь вы владелец', declined: 'Вы отказались' },
};
export const declining = { sure: 'Да, отказаться', back: 'Назад' };

export const call = {
  call: (name: string) => `Позвать: ${name}`,
  called: 'Передам приглашение',
  decline: 'Не сейчас',
  sure: 'Да, не предлагать',
  declined: 'Хорошо, не сейчас',
};

export const contactRequest = {
  accept: 'Принять',
  decline: 'Отказаться',
  answered: { accepted: 'Контакт передан', declined: 'Просьба отклонена' },
};

export const confirmation = {
  confirm: 'Подтвердить',
  decline: 'Не нужно',
  answered: {
    confirmed: 'Подтверждено. Пару слов можно добавить на странице проекта',
    declined: 'Хорошо, не подтверждаем',
  },
};
