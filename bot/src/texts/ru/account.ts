import { limits, product } from '@kollab/contract';
import { type Html, markup } from '#src/format/html.ts';

const hours = limits.deletionDelay / 3_600_000;

/** What a person's own data and their leaving take to say. */
export const account = {
  getData: 'Получить мои данные',
  delete: 'Удалить аккаунт',
  keep: 'Передумать: оставить аккаунт',
  leaving: (moment: Html) =>
    markup`<b>Ваш аккаунт будет удалён ${moment}.</b> До этого всё работает как прежде, и можно передумать.`,
  sure: markup`<b>Точно удалить аккаунт?</b>\n\nЧерез ${hours} часов исчезнут ваш профиль, отклики, подписки, приглашения и сообщения в приложении. Ваши проекты перейдут к тем, кто дольше всех в команде, а если там никого нет, закроются. До этого можно передумать, а после вернуть ничего нельзя.`,
  confirm: 'Да, удалить',
  cancel: 'Отмена',
  gathering: 'Собираем: архив придёт в этот чат',
  scheduled: `Удалим через ${hours} часов`,
  kept: 'Аккаунт остаётся',
  caption: `Всё, что ${product} хранит о вас. Что в каком файле, сказано в README.txt.`,
  deleted: markup`Ваш аккаунт удалён: данных о вас в ${product} больше нет. Если захотите вернуться, просто откройте ${product} снова.`,
};
