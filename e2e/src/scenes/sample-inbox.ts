import {
  addToProjectTeam,
  apply,
  answerContactRequest,
  answerHandOver,
  answerInvitation,
  approveProfile,
  archiveProject,
  decideApplication,
  decideProfile,
  decideReport,
  handOverProject,
  leaveProject,
  listInbox,
  listReports,
  rejectProfile,
  rejectProject,
  releaseUser,
  reportUser,
  requestContact,
} from '@kollab/contract';
import { type Cast, moderators, type Someone } from '#src/cast/cast.ts';
import { applyTo, approve, complete, create, givePlaces } from '#src/cast/projects.ts';

const longReason =
  'Это объявление, а не рассказ о себе. Напишите, что вы умеете, чем хотите заниматься и кого ищете: так вас найдут те, кому это нужно.';
const longText =
  'Здравствуйте! Мы учились рядом, и я видела ваш разбор старых карт. Собираю такой же архив по Выборгу и хочу спросить, как вы договорились с музеем, чем сканировали листы и кто помогал с подписями. Хватит получаса: можно голосом, можно письмом. Если не до того, напишите, когда удобнее.';

type Judge = Awaited<ReturnType<Cast['callAs']>>;

async function decideAbout(
  judge: Judge,
  { telegramId }: Someone,
  decision: 'dismiss' | 'block' | 'suspend',
) {
  const report = (await judge(listReports, { query: {} })).find(
    (one) => one.telegramId === telegramId,
  );
  if (!report) throw new Error('The report is lost.');
  await judge(decideReport, {
    params: { id: report.id },
    body: { decision, comment: 'Реклама курсов в описании профиля' },
  });
}

const report = (reporter: Someone, { telegramId }: Someone) =>
  reporter.call(reportUser, { params: { id: telegramId }, body: { category: 'spam', text: '' } });

async function hearOfOwnProfile(judge: Judge, reader: Someone) {
  const params = { telegramId: reader.telegramId };
  await complete(reader);
  await judge(decideProfile, {
    params,
    body: {
      rejected: [
        { field: 'description', reason: 'Расскажите, чем вы занимаетесь' },
        { field: 'tags', reason: 'Назовите навыки, а не интересы' },
      ],
    },
  });
  await reader.submit('Продам курсы');
  await judge(rejectProfile, { params, body: { comment: longReason } });
  await complete(reader);
  await judge(approveProfile, { params, body: {} });
}

async function hearOfReports(cast: Cast, judge: Judge, reader: Someone) {
  const spammer = await cast.newcomer('Продам', 'Курсы');
  await report(reader, spammer);
  await decideAbout(judge, spammer, 'block');
  const neighbour = await cast.newcomer('Нил', 'Тихонов');
  await report(reader, neighbour);
  await decideAbout(judge, neighbour, 'dismiss');
  await report(neighbour, reader);
  await decideAbout(judge, reader, 'block');
  await judge(releaseUser, { params: { id: reader.telegramId }, body: {} });
}

const invite = (owner: Someone, projectId: string, { telegramId }: Someone) =>
  owner.call(addToProjectTeam, { body: { projectId, telegramId } });

const answer = ({ call }: Someone, projectId: string, accept: boolean) =>
  call(answerInvitation, { body: { projectId, accept } });

const decide = (
  owner: Someone,
  at: { projectId: string; vacancyId: string },
  { telegramId }: Someone,
  body: { status: 'Accepted' | 'Rejected'; reason?: string },
) => owner.call(decideApplication, { params: { ...at, telegramId }, body });

const firstVacancy = ({ vacancies: [first] }: { vacancies: { id: string }[] }) => {
  if (!first) throw new Error('The project lost its vacancy.');
  return first.id;
};

/** What others did about the reader in their projects; the invitation to the first one waits. */
async function hearOfOthersProjects(cast: Cast, reader: Someone) {
  const owner = await cast.newcomer('Елизавета', 'Константинопольск', 'liza_of_the_city');
  await complete(owner);
  const name = 'Архив рукописных карт Выборга и его окрестностей: оцифровать и рассказать';
  const archive = await create(owner, name, ['Редактор карт и длинных подписей к ним']);
  const bridge = await create(owner, 'Пешеходный мост');
  const stopped = await create(owner, 'Ночной трамвай', ['Водитель']);
  for (const { id } of [archive, bridge, stopped]) await approve(cast, id);

  await applyTo(stopped, firstVacancy(stopped), reader);
  await owner.call(archiveProject, { params: { id: stopped.id }, body: {} });
  const at = { projectId: archive.id, vacancyId: firstVacancy(archive) };
  await applyTo(archive, at.vacancyId, reader);
  await decide(owner, at, reader, {
    status: 'Rejected',
    reason: 'Уже нашли редактора, но позовём на выставку',
  });
  await invite(owner, bridge.id, reader);
  await answer(reader, bridge.id, true);
  await owner.call(handOverProject, {
    body: { projectId: bridge.id, telegramId: reader.telegramId },
  });
  await reader.call(answerHandOver, { body: { projectId: bridge.id, accept: true } });
  await invite(owner, archive.id, reader);
}

async function hearOfOwnProject(cast: Cast, judge: Judge, reader: Someone) {
  const yard = await create(reader, 'Тихий двор', ['Садовник', 'Фотограф']);
  const refused = await create(reader, 'Продам гараж');
  await judge(rejectProject, { params: { id: refused.id }, body: { comment: longReason } });
  await approve(cast, yard.id);
  const at = { projectId: yard.id, vacancyId: firstVacancy(yard) };
  await givePlaces(reader, at, 2);
  const [zoya, mark, nina] = [
    await cast.newcomer('Зоя', 'Преображенская-Рим', 'zoya_preobrazhenskaya_rim'),
    await cast.newcomer('Марк', 'Лесной'),
    await cast.newcomer('Нина', 'Полевая', 'nina_p'),
  ];
  await invite(reader, yard.id, nina);
  await answer(nina, yard.id, true);
  await nina.call(leaveProject, { body: { projectId: yard.id } });
  await invite(reader, yard.id, mark);
  await answer(mark, yard.id, false);
  await applyTo(yard, at.vacancyId, zoya);
  await decide(reader, at, zoya, { status: 'Accepted' });
  const { telegramId, call } = mark;
  await call(apply, { body: { ...at, telegramId, coverLetter: longText.repeat(3) } });
  return mark;
}

const ask = ({ call }: Someone, { telegramId: id }: Someone, text: string) =>
  call(requestContact, { params: { id }, body: { text } });

async function answerContact({ telegramId, call }: Someone, accept: boolean) {
  const items = await call(listInbox, { params: { telegramId }, query: {} });
  for (const { event } of items) {
    if (event.kind !== 'contactRequestCard') continue;
    await call(answerContactRequest, { body: { requestId: event.card.requestId, accept } });
    return;
  }
  throw new Error('Nobody asked for contact.');
}

async function hearOfContacts(cast: Cast, reader: Someone) {
  const [ada, mira] = [
    await cast.newcomer('Ада', 'Речная'),
    await cast.newcomer('Александравикторинам', 'Преображенскаярубикн'),
  ];
  await ask(reader, ada, 'Здравствуйте!');
  await answerContact(ada, true);
  await ask(reader, mira, 'Здравствуйте!');
  await answerContact(mira, false);
  await ask(ada, reader, 'Научите сажать яблони?');
  await answerContact(reader, true);
  await mira.submit('Рисую карты, собираю архивы и ищу тех, кто сохранил старые фотографии города');
  await ask(mira, reader, longText);
  return { accepted: ada, declined: mira };
}

/** Somebody who was told of everything that an inbox can tell, and those whom they asked to write. */
export async function prepareInbox(cast: Cast) {
  const judge = await cast.callAs(moderators[0]);
  const reader = await cast.newcomer('Лев', 'Ясный');
  await hearOfOwnProfile(judge, reader);
  await hearOfReports(cast, judge, reader);
  const pending = await hearOfOwnProject(cast, judge, reader);
  await hearOfOthersProjects(cast, reader);
  const { accepted, declined } = await hearOfContacts(cast, reader);
  return { reader, pending, accepted, declined };
}

/** Somebody whose inbox takes more than a page. */
export async function prepareLongInbox(cast: Cast, entries: number) {
  const judge = await cast.callAs(moderators[0]);
  const reader = await cast.newcomer('Вениамин', 'Долгих');
  for (let entry = 0; entry < entries; entry += 1) {
    await reader.submit(`Пишу книгу, глава ${entry}`);
    await judge(approveProfile, { params: { telegramId: reader.telegramId }, body: {} });
  }
  return reader;
}
