import { plural, product } from '@kollab/contract';
import { join, markup, type Html } from '#src/format/html.ts';

const lasting = (hours: number) => {
  const days = Math.floor(hours / 24);
  if (hours < 1) return 'меньше часа';
  return days < 2
    ? `${hours} ${plural(hours, ['час', 'часа', 'часов'])}`
    : `${days} ${plural(days, ['день', 'дня', 'дней'])}`;
};

export const commands = {
  profile: markup`Ваш профиль: то, что о вас видят другие.`,
  openProfile: 'Открыть профиль',
  projects: markup`Ваши проекты и команды, в которых вы участвуете.`,
  openProjects: 'Мои проекты',
  applications: markup`Ваши отклики и ответы на них.`,
  openApplications: 'Мои отклики',
  privacy: markup`${product} хранит то, что вы сами о себе рассказали, и то, что сообщает о вас Telegram: ваш Telegram ID, имя, имя пользователя, фото и язык. Пока модератор не проверил профиль, другие видят только имя и фото из Telegram. Телефон и почту видите только вы, пока не откроете их другим. Из того, что пишут боту в чате, хранятся только причины отказов от модераторов.\n\nПолучить всё, что ${product} хранит о вас, или удалить аккаунт можно здесь или в приложении, в настройках.`,
  moderation: {
    waiting: (
      {
        profile,
        project,
        report,
        appeal,
      }: Record<'profile' | 'project' | 'report', string> & { appeal: string | undefined },
      oldest: readonly Html[],
    ) =>
      markup`<b>Ждут решения</b>\nПрофили: ${profile}\nПроекты: ${project}\nЖалобы: ${report}${appeal === undefined ? '' : `\nАпелляции на ограничения: ${appeal}`}${oldest.length > 0 ? markup`\n\nДольше всего:\n${join(oldest, '\n')}` : ''}`,
    waiter: {
      profile: (name: string, hours: number) => markup`• профиль: ${name}, ${lasting(hours)}`,
      project: (name: string, hours: number) => markup`• проект «${name}», ${lasting(hours)}`,
      report: (name: string, hours: number) => markup`• жалоба: ${name}, ${lasting(hours)}`,
    },
    nothing: markup`Решать пока нечего. Можно выдохнуть.`,
    open: 'Открыть очередь',
    notYours: markup`Эта команда для модераторов. Всё остальное — в приложении.`,
  },
};

export const about = {
  commands: [
    { command: 'start', description: `Открыть ${product}` },
    { command: 'profile', description: 'Мой профиль' },
    { command: 'projects', description: 'Мои проекты' },
    { command: 'applications', description: 'Мои отклики' },
    { command: 'settings', description: 'О чём и когда мне писать' },
    { command: 'help', description: `Что умеет ${product}` },
    { command: 'privacy', description: `Что ${product} знает обо мне` },
  ],
  moderatorCommand: { command: 'moderation', description: 'Что ждёт модератора' },
  adminCommand: { command: 'admin', description: 'Модераторы' },
  menuButton: product,
  shortDescription: `${product}: найдите людей и соберите команду для проекта.`,
  description: `${product} знакомит студентов и молодых специалистов: расскажите о себе, найдите единомышленников и соберите команду для проекта.`,
};
