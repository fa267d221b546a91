import type { Forms } from './applicant.ts';
import type { StepName } from './steps.ts';

export const words = {
  show: 'Показать за две минуты',
  goOn: 'Продолжить обзор',
  label: 'Обзор Kollab',
  step: (place: number, count: number) => `Шаг ${place} из ${count}`,
  over: 'Обзор пройден',
  skip: 'Дальше',
  end: 'Закончить',
  collapse: 'Свернуть обзор',
  invite: 'Позвать Лену',
  back: 'Вернуться',
};

/** What has just happened, said when the tour goes on. */
export const doneWords: Record<StepName, string> = {
  start: 'Бот ответил',
  open: 'Приложение открыто',
  edit: 'Черновик готов',
  send: 'Заявка у модераторов',
  approve: 'Решение принято',
  heard: 'Аня всё узнала',
  arrive: 'Приложение открыто',
  find: 'Вакансия открыта',
  apply: 'Отклик у Марии',
  accept: 'Ответ дан',
  joined: 'Ответ дошёл',
};

export const titles: Record<StepName | 'end', (who: Forms) => string> = {
  start: () => 'Аня здоровается с ботом',
  open: () => 'Аня открывает приложение',
  edit: () => 'Аня меняет статус',
  send: () => 'Аня просит проверить',
  approve: () => 'Вера решает в чате',
  heard: () => 'Аня узнаёт ответ',
  arrive: ({ nominative }) => `${nominative} ищет команду`,
  find: ({ nominative }) => `${nominative} выбирает проект`,
  apply: ({ nominative }) => `${nominative} откликается`,
  accept: () => 'Мария отвечает в чате',
  joined: ({ nominative }) => `${nominative} узнаёт ответ`,
  end: () => 'Вот и весь круг',
};

const chooseAnya = 'Выберите среди людей Аню: она здесь новенькая, с неё всё и начинается.';

/** How to become the person whose step it is. */
export const choose: Record<StepName, (who: Forms) => string> = {
  start: () => chooseAnya,
  open: () => chooseAnya,
  edit: () => chooseAnya,
  send: () => chooseAnya,
  approve: () => 'Выберите среди людей Веру: она модератор, и карточка Ани уже ждёт в её чате.',
  heard: () => 'Вернитесь к Ане: бот сам принёс решение в её чат.',
  arrive: ({ accusative, pronoun }) =>
    `Выберите среди людей ${accusative}: у ${pronoun === 'его' ? 'него' : 'неё'} свой чат и своё приложение.`,
  find: ({ dative }) => `Вернитесь к ${dative}: проект выбирают в приложении.`,
  apply: ({ dative }) => `Вернитесь к ${dative}: отклик отправляют из вакансии.`,
  accept: ({ genitive }) =>
    `Выберите среди людей Марию: проект её, и отклик ${genitive} уже ждёт в её чате.`,
  joined: ({ dative }) => `Вернитесь к ${dative}: бот сам принёс ответ.`,
};

/** What to do, one sentence each, and why it matters. */
export const acts = {
  start: 'Нажмите «Старт» внизу чата: бот в Telegram пишет только тем, кто написал ему сам.',
  edit: 'В телефоне, на вкладке «Профиль», нажмите карандаш у имени, затем «Статус»: по нему человека и находят.',
  editAway: 'Вернитесь в приложении на вкладку «Профиль»: статус меняют там.',
  editing:
    'Напишите короткий статус и нажмите «Сохранить как черновик»: пока его видите только вы.',
  send: 'Отметьте согласие на публикацию, если оно спрашивается, и нажмите «Отправить на модерацию»: другие увидят правки, только когда их одобрят.',
  sendAway:
    'В телефоне, на вкладке «Профиль», нажмите карандаш: внизу появится «Отправить на модерацию».',
  approveGroup: 'Откройте группу модераторов и нажмите «Одобрить» под карточкой Ани.',
  approveNothing: 'Заявки от Ани пока нет: отправьте её на проверку, и карточка придёт сюда.',
  heard: 'Сейчас бот напишет Ане, что решили: ждать и обновлять ничего не надо.',
  heardNow: 'Прочитайте, что решили: бот написал Ане сам, ничего обновлять не надо.',
  heardNothing: 'Вера ещё не решила, поэтому Ане отвечать нечего: решение можно принять сейчас.',
  find: 'Во вкладке «Проекты» потяните вверх карточку «Солнечная карта» и откройте вакансию: так находят команду.',
  acceptNothing: 'Отклика пока нет: он придёт сюда, как только его отправят из вакансии.',
  unblock: 'Этот человек заблокировал бота: разблокируйте, иначе бот промолчит.',
  end: 'Человек рассказал о себе, модератор проверил, команда нашлась, и никто не искал новости сам. Дальше пробуйте своё: откажите, смените тему телефона, добавьте людей.',
};

/** The same, by what the card's button says: cards are in the language of whom they are for. */
export const pressWords = {
  approve: (button: string) =>
    `Нажмите «${button}» под карточкой: видно, что изменилось, и решать можно прямо в чате.`,
  approveReasons: (button: string) =>
    `Нажмите «${button}», чтобы одобрить, или выберите причину отказа: Аня её увидит.`,
  accept: (button: string) =>
    `Нажмите «${button}» под откликом: человек сразу станет участником проекта.`,
};

/** Why to open the mini-app: Аня does it first, whoever applies knows it by then. */
export const whyOpen = {
  first: 'приложение узнает человека по подписи Telegram, без пароля',
  seeking: 'там собраны проекты, которым нужны люди',
};

/** How to open the mini-app by the chat's button of this name. */
export const open = (button: string, why: string) => `Нажмите в чате «${button}»: ${why}.`;

export const openFromPhone = (why: string) => `Нажмите «Открыть» в телефоне: ${why}.`;

/** How to close the mini-app's dialog. */
export const closeNotice = (button: string) =>
  `Прочитайте сообщение в телефоне и нажмите под ним «${button}».`;

/** The same, where it depends on who applies. */
export const actsOf = {
  apply: ({ nominative, pronoun }: Forms) =>
    `Нажмите «Откликнуться», напишите пару слов и отправьте: Мария увидит, кто ${pronoun === 'его' ? 'такой' : 'такая'} ${nominative}.`,
  joined: ({ dative }: Forms) => `Сейчас бот напишет ${dative}, что решила Мария.`,
  joinedNow: ({ dative }: Forms) =>
    `Прочитайте ответ: бот принёс его ${dative} сам, как только Мария решила.`,
  joinedMeet: ({ dative }: Forms, button: string) =>
    `Бот сам принёс ответ ${dative}: нажмите «${button}», команда уже ждёт.`,
  joinedNothing: ({ dative }: Forms) =>
    `Мария ещё не решила, поэтому ${dative} отвечать нечего: решение можно принять сейчас.`,
  invite: ({ nominative, genitive, pronoun }: Forms) =>
    `${nominative} уже ${pronoun === 'его' ? 'получил' : 'получила'} ответ Марии раньше: позовите вместо ${genitive} кого-то нового.`,
};
