import { momentsIn } from '#src/format/moment.ts';
import { plural } from '@kollab/contract';
import { type Html, markup } from '#src/format/html.ts';

const { clock, dayAndClock } = momentsIn('ru');

const monthName = new Intl.DateTimeFormat('ru', { month: 'long', timeZone: 'UTC' });

export const card = {
  titles: {
    waiting: 'Профиль на проверке',
    appealed: 'Апелляция: профиль',
    Approved: 'Профиль одобрен',
    partlyApproved: 'Профиль одобрен частично',
    Rejected: 'Профиль отклонён',
    Withdrawn: 'Заявка отозвана',
  },
  course: (course: string) => `${course} курс`,
  claimedBy: (name: string, until: string) => markup`В работе: ${name}, до ${clock(until)}`,
  approved: (name: string, at: string) => markup`Одобрено: ${name}, ${dayAndClock(at)}`,
  partlyApproved: (name: string, at: string) =>
    markup`Одобрено частично: ${name}, ${dayAndClock(at)}`,
  rejected: (name: string, at: string) => markup`Отклонено: ${name}, ${dayAndClock(at)}`,
  withdrawn: markup`Отозвано`,
  reason: (reason: string) => markup`Причина: ${reason}`,
  rejectedField: (label: string, reason: string) => markup`${label}: ${reason}`,
  appeal: 'Апелляция',
  earlier: (who: Html, reason: string) =>
    who.html === '' ? markup`Прежний отказ: ${reason}` : markup`Прежний отказ (${who}): ${reason}`,
  ownDecision: 'Решает другой модератор',
  moment: dayAndClock,
  quoted: (value: string) => `«${value}»`,
  replaced: (before: string, after: string) => `${before} → ${after}`,
  warnings: {
    serviceWord: 'Имя похоже на служебное',
    mixedAlphabets: 'В имени смешаны алфавиты',
  },
  cleared: 'убрано',
  added: (item: string) => `+ ${item}`,
  removed: (item: string) => `− ${item}`,
  more: (count: number) => `и ещё ${count}`,
  updated: 'обновлено',
  photo: { added: 'добавлено', replaced: 'новое фото', removed: 'убрано' },
  picture: { added: 'добавлено', replaced: 'новое', removed: 'убрано', earlier: 'что было' },
  month: (day: string) => `${monthName.format(new Date(day))} ${day.slice(0, 4)}`,
  years: (years: number) => `${years.toLocaleString('ru-RU')} ${yearsWord(years)}`,
  work: {
    changed: (title: string) => `Изменено: ${title}`,
    part: (label: string, change: Html) => markup`${label}: ${change}`,
    parts: {
      logoUrl: 'Логотип',
      role: 'Должность',
      company: 'Компания',
      department: 'Отдел',
      workDurationYears: 'Сколько лет',
      startDate: 'Начало',
      endDate: 'Окончание',
    },
  },
  link: (type: string, url: string) => `${type}: ${url}`,
  experience: (role: string, company: string, department: string, years: number) =>
    `${role}, ${company} (${department}), ${years.toLocaleString('ru-RU')} ${yearsWord(years)}`,
  newTags: (tags: string) => `Новые теги: ${tags}`,
  notAll: 'Здесь показано не всё. Целиком заявка есть в приложении.',
  openWhole: 'Посмотреть целиком',
  approve: 'Одобрить',
  reject: 'Отклонить',
  take: 'В работу',
  open: 'Открыть',
};

const yearsWord = (years: number) =>
  Number.isInteger(years) ? plural(years, ['год', 'года', 'лет']) : 'года';
