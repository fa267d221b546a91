import {
  agreeToPair,
  apply,
  createProject,
  decideApplication,
  finishProject,
  inviteToPair,
  listMatchedVacancies,
  offerRoom,
  type Project,
  proposeMeeting,
  setCheckInDay,
  setFirstChoice,
  setLookingForTeam,
} from '@kollab/contract';
import type { Message } from '#src/product/control.ts';
import type { Cast, Someone } from './cast.ts';
import { buttonsOf } from './chat.ts';
import { almostComplete, approve } from './projects.ts';

/** At noon of a day, one day after the other. */
type Days = Partial<Record<number, () => Promise<unknown>>>;

interface Role {
  title: string;
  tags: string[];
  places: number;
}

const vacancyOf = ({ title, tags, places }: Role) => ({
  title,
  tags,
  places,
  level: null,
  experience: null,
  tasks: 'Собрать первую версию к зиме.',
  requirements: '',
  conditions: '',
  hoursAWeek: 6,
  until: null,
});

async function arrive(cast: Cast, firstName: string, lastName: string, tags: string[]) {
  const username = `${lastName}_${Date.now()}`.replaceAll(/[^\w]/g, '');
  const someone = await cast.newcomer(firstName, lastName, `k${username}`);
  await someone.send({ ...almostComplete, description: 'Учусь и ищу, с кем делать.', tags });
  await cast.approve(someone);
  return someone;
}

async function publish(cast: Cast, owner: Someone, name: string, tag: string, roles: Role[]) {
  const project = await owner.call(createProject, {
    body: {
      telegramId: owner.telegramId,
      name,
      description: 'Делаем вместе то, чего не хватает городу.',
      stage: 'Seed Stage',
      coverImage: null,
      tags: [tag],
      vacancies: roles.map(vacancyOf),
      participants: [],
    },
  });
  await approve(cast, project.id);
  return project;
}

const letter = 'Хочу помочь: умею то, что вы ищете, и по вечерам свободен.';

function placeIn({ id: projectId, vacancies }: Project, title: string) {
  const vacancy = vacancies.find((one) => one.title === title);
  if (!vacancy) throw new Error(`There is no vacancy «${title}».`);
  return { projectId, vacancyId: vacancy.id };
}

interface Group {
  telegramId: number;
}

async function openRoom({ control }: Cast, owner: Someone, project: Project) {
  const { telegramId } = owner;
  const title = 'Карта дворов: команда';
  const { telegramId: chatId } = await control.ask<Group>('/groups', { telegramId, title });
  const { token } = await owner.call(offerRoom, { params: { projectId: project.id }, body: {} });
  const bot = { telegramId, status: 'administrator', canInvite: true, startParameter: token };
  await control.ask(`/groups/${chatId}/bot`, bot, 'PUT');
  const messages = () => control.ask<Message[]>(`/groups/${chatId}/messages`);
  return {
    chatId,
    messages,
    /** Everybody lets themselves in by the owner, who knows them by now. */
    add: (memberId: number) => control.ask(`/groups/${chatId}/members`, { telegramId, memberId }),
    async vote(voterId: number, options: number[]) {
      const poll = (await messages()).findLast((message) => message.poll);
      if (!poll) throw new Error('There is no poll.');
      const { messageId } = poll;
      await control.ask(`/groups/${chatId}/vote`, { telegramId: voterId, messageId, options });
    },
  };
}

const presserOf =
  ({ told, pressButton }: Cast) =>
  async ({ telegramId }: Someone, said: readonly string[], button: string) =>
    pressButton(telegramId, await told(telegramId, ...said), button);

function eveningIn(days: number) {
  const at = new Date();
  return new Date(
    Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + days, 16),
  ).toISOString();
}

export async function planTwoWeeks(cast: Cast) {
  const press = presserOf(cast);
  const roman = await arrive(cast, 'Роман', 'Берёзов', ['Python']);
  const lidia = await arrive(cast, 'Лидия', 'Тихая', ['Тексты']);
  const zlata = await arrive(cast, 'Злата', 'Громова', ['Python', 'React']);
  const vadim = await arrive(cast, 'Вадим', 'Юдин', ['React', 'Python']);
  const gleb = await arrive(cast, 'Глеб', 'Орлов', ['Тексты', 'Редактура', 'Python']);
  const nina = await arrive(cast, 'Нина', 'Светлая', ['Figma', 'Иллюстрация']);
  const students = [zlata, vadim, gleb, nina];
  const map = await publish(cast, roman, 'Карта дворов', 'Python', [
    { title: 'Разработчик', tags: ['Python', 'React'], places: 2 },
    { title: 'Дизайнер', tags: ['Figma', 'Иллюстрация'], places: 1 },
  ]);
  const quiet = await publish(cast, lidia, 'Тихий час', 'Тексты', [
    { title: 'Редактор', tags: ['Тексты', 'Редактура'], places: 1 },
  ]);
  const [developer, designer] = [placeIn(map, 'Разработчик'), placeIn(map, 'Дизайнер')];
  const editor = placeIn(quiet, 'Редактор');
  const ofRoom: { room?: Awaited<ReturnType<typeof openRoom>> } = {};
  const room = () => {
    if (!ofRoom.room) throw new Error('There is no chat yet.');
    return ofRoom.room;
  };
  const applyTo = ({ telegramId, call }: Someone, place: typeof editor) =>
    call(apply, { body: { ...place, telegramId, coverLetter: letter } });

  const days: Days = {
    async 0() {
      for (const { telegramId, call } of students) {
        const params = { telegramId };
        await call(setLookingForTeam, { params, body: { lookingForTeam: 'yes' } });
        await call(listMatchedVacancies, {});
      }
    },
    async 1() {
      await applyTo(gleb, editor);
      await gleb.call(setFirstChoice, { body: { ...editor, isFirstChoice: true } });
      await applyTo(gleb, developer);
      await zlata.call(inviteToPair, {
        body: {
          ...developer,
          partnerTelegramId: vadim.telegramId,
          coverLetter: letter,
          mayPart: false,
        },
      });
    },
    async 2() {
      const card = await cast.told(vadim.telegramId, 'предлагает откликнуться вдвоём');
      const pairId = screenId(card);
      await vadim.call(agreeToPair, { body: { pairId, coverLetter: letter } });
    },
    async 3() {
      await press(lidia, ['Новый отклик', 'Глеб Орлов'], 'Принять');
      await press(gleb, ['Вас приняли'], 'Забрать');
      await press(roman, ['Новый отклик вдвоём'], 'Принять обоих');
      await cast.told(vadim.telegramId, 'Вас приняли вдвоём');
      // From a week on, at the hour that it is now.
      const day = new Date().getUTCDay() || 7;
      await roman.call(setCheckInDay, { params: { projectId: map.id }, body: { day } });
      await lidia.call(setCheckInDay, { params: { projectId: quiet.id }, body: { day } });
    },
    async 4() {
      ofRoom.room = await openRoom(cast, roman, map);
      await cast.told(zlata.telegramId, 'появился чат');
      for (const { telegramId } of [zlata, vadim]) await room().add(telegramId);
      const times = [eveningIn(2), eveningIn(3), eveningIn(4)];
      const params = { projectId: map.id };
      await roman.call(proposeMeeting, { params, body: { times } });
    },
    async 5() {
      await room().vote(zlata.telegramId, [0, 1]);
      await room().vote(vadim.telegramId, [1, 2]);
    },
    9: () => press(roman, ['никто не откликался'], 'Позвать: Нина Светлая'),
    async 10() {
      await applyTo(nina, designer);
    },
    async 11() {
      const params = { ...designer, telegramId: nina.telegramId };
      await roman.call(decideApplication, { params, body: { status: 'Accepted' } });
      await press(zlata, ['Как идёт'], 'Идём');
      await press(vadim, ['Как идёт'], 'Медленно');
    },
    async 13() {
      await roman.call(finishProject, { params: { id: map.id }, body: {} });
    },
    async 14() {
      for (const name of ['Злата Громова', 'Вадим Юдин', 'Нина Светлая']) {
        await press(roman, ['Что сделано', name], 'Подтвердить');
      }
    },
  };
  return { roman, lidia, zlata, vadim, gleb, nina, map, quiet, days, room: () => ofRoom.room };
}

function screenId({ buttons }: Message) {
  const url = buttons.flat().find(({ webApp }) => webApp)?.webApp ?? '';
  const [id] = /[0-9a-f-]{36}/.exec(url) ?? [];
  if (!id) throw new Error(`No screen under it: ${buttonsOf({ buttons } as Message).join()}`);
  return id;
}
