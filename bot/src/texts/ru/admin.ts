import { product } from '@kollab/contract';
import { markup, join, type Html } from '#src/format/html.ts';

export const admin = {
  list: (lines: Html[]) => markup`<b>Модераторы</b>\n${join(lines, '\n')}`,
  nobody: markup`Модераторов пока нет.`,
  moderator: (name: string, username: string | null) =>
    username === null ? markup`${name}` : markup`${name}, @${username}`,
  more: (count: number) => markup`и ещё ${count}`,
  how: markup`Чтобы назначить модератора, пришлите /admin и имя пользователя или Telegram ID: <code>/admin @username</code>. Человек должен хотя бы раз открыть ${product}.`,
  take: (name: string) => `Снять: ${name}`,
  confirmTake: (name: string) => `Да, снять: ${name}`,
  sureTake: 'Точно снять? Решать заявки и жалобы человек больше не сможет.',
  cancel: 'Отмена',
  grant: (name: string) => `Назначить: ${name}`,
  ask: (name: string) => markup`Назначить модератором: <b>${name}</b>?`,
  unknown: markup`Такого человека в ${product} нет. Возможно, он ещё не открывал приложение.`,
  already: (name: string) => markup`<b>${name}</b> уже модератор.`,
  alreadyAdmin: (name: string) =>
    markup`<b>${name}</b> — администратор и может решать без назначения.`,
  granted: 'Назначено',
  taken: 'Роль снята',
  notYours: markup`Эта команда для администраторов. Всё остальное — в приложении.`,
};
