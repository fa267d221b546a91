import { product } from '@kollab/contract';

/** What the files of an export are called, and what its README says of each. */
export const files = {
  profile: 'профиль: имя, контакты, учёба, теги, ссылки, опыт, настройки видимости и согласие',
  'profile-changes': 'правки профиля: черновики, то, что на модерации, и то, что уже решено',
  'moderation-history': 'история модерации профиля с причинами отказов',
  'decisions-made': 'ваши решения как модератора',
  roles: 'когда вы становились модератором и переставали им быть',
  projects: 'ваши проекты: вакансии, участники и то, что ещё не опубликовано',
  teams: 'команды, в которых вы участвуете, и приглашения в них',
  'meeting-answers': 'когда вы могли созвониться со своими командами',
  'confirmed-work': 'что вы делали в командах и что из этого подтвердили владельцы проектов',
  'confirmed-by-you': 'что делали в ваших проектах другие и что из этого подтверждено',
  'check-ins': 'что вы отвечали на вопрос «Как идёт?» о проектах',
  'applications-sent': 'ваши отклики с сопроводительными письмами и ответами на них',
  'applications-received': 'сколько откликов пришло на ваши вакансии (письма — данные их авторов)',
  'pairs-sent': 'кого вы звали откликнуться вдвоём и что написали',
  'pairs-received': 'кто звал откликнуться вдвоём вас',
  'calls-sent': 'кого и куда вы звали откликнуться',
  'calls-received': 'куда звали откликнуться вас',
  'not-for-me': 'вакансии и люди, которых вы попросили не предлагать, и почему',
  following: 'на кого вы подписаны',
  'projects-followed': 'на какие проекты вы подписаны',
  views: 'какие проекты вы открывали за последние пять недель: по этому считается статистика',
  saved: 'что вы сохранили и когда напомнить',
  'saved-searches': 'поиски, о новом в которых вам пишет бот',
  'feed-settings': 'что вы хотите видеть в ленте и рассказывать в ней о себе',
  followers: 'кто подписан на вас',
  'contact-requests-sent': 'кому и что вы писали с просьбой о контакте',
  'contact-requests-received': 'кто просил у вас контакт (тексты — данные их авторов)',
  blocks: 'кого вы заблокировали',
  sanctions: 'что решали о вас и ваших проектах модераторы и ваши апелляции',
  reports: 'ваши жалобы и решения по ним',
  notifications: 'ваши уведомления',
  'notification-settings': 'когда и о чём вам пишет бот',
  activity: 'ваши действия, которые считаются за день: отклики, приглашения и другие',
} as const;
export type FileName = keyof typeof files;

interface Facts {
  name: string;
  telegramId: number;
  at: Date;
}

export const readme = ({ name, telegramId, at }: Facts) => `Данные из ${product}

Чьи: ${name}, Telegram ID ${telegramId}
Когда собраны: ${at.toISOString()}

В архиве всё, что ${product} хранит о вас. Файлы .json открываются любым текстовым
редактором; время указано по Гринвичу (UTC).

${Object.entries(files)
  .map(([file, about]) => `${file}.json — ${about}`)
  .join('\n')}
pictures/ — загруженные вами изображения

Чужих писем, телефонов и адресов почты здесь нет: они принадлежат другим людям.
Большие архивы Telegram не принимает, поэтому часть изображений может не войти:
тогда они перечислены в ${leftOutFile}.
`;

/** Where they are named. */
export const leftOutFile = 'pictures/не-вошли.txt';

/** Names those pictures for which there was no room. */
export const leftOut = (names: readonly string[]) =>
  `Эти изображения не поместились в архив:\n${names.join('\n')}\n`;
