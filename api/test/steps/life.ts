import { sql } from 'kysely';
import {
  followProject,
  markRead,
  save as keep,
  saveSearch,
  setContactVisibility,
  setFeedSettings,
  setNotificationSettings,
  updateProfile,
} from '@kollab/contract';
import { answer as answerContact, ask, requestsOf } from './contacts.ts';
import { applyTo, decide } from './applications.ts';
import { askStuck } from './check-ins.ts';
import { inviteTo } from './pairs.ts';
import { judgeText, say, stayOf } from './confirmations.ts';
import { notifyOfDigest } from '#src/platform/outbox/outbox.service.ts';
import { readCurrent } from '#src/delivery/notifications/events.ts';
import { look } from './matching.ts';
import { appeal, approve, decide as decideParts, reject, save, send } from './profiles.ts';
import {
  appealIt,
  appealsFor,
  block,
  complain,
  complainOfProject,
  decideAppeal,
  followIt,
  judge,
  release,
} from './reports.ts';
import { chat, open as openRoom } from './rooms.ts';
import { add, addGuest, answer } from './team.ts';
import { sampleProject } from '#test/sample-project.ts';
import type { Someone, TestApp } from '#test/test-app.ts';
import { storePicture } from '#test/uploads.ts';
import { twoColours } from '#test/pictures.ts';
import { approve as approveIt, author, create, edit, reject as rejectIt } from './projects.ts';

/** In every text that the person writes; nowhere else. */
export const mark = 'Зюмарк';
export const username = 'zyumark_zyu';
export const phone = '+7 911 0987';

const profile = (n: number, logoUrl: string, photo: string) => ({
  firstName: `${mark}а`,
  lastName: `${mark}ова`,
  middleName: `${mark}овна`,
  university: `${mark} ${n}`,
  major: `${mark} ${n}`,
  statusShort: `${mark} ${n}`,
  statusLong: [`${mark} ${n}`],
  description: `${mark} ${n}`,
  photo,
  links: [{ type: mark, url: `https://${username}.example/${n}` }],
  experiences: [{ company: mark, department: mark, role: mark, workDurationYears: 2, logoUrl }],
});

interface Cast {
  zoya: Someone;
  vera: Someone;
  oleg: Someone;
  boris: Someone;
  olga: Someone;
}

async function livesAsProfile({ context }: TestApp, { zoya, vera, oleg }: Cast) {
  const params = { telegramId: zoya.telegramId };
  const picture = await twoColours(32, 32);
  const [photo, logo] = [
    await storePicture(context, zoya.id, picture),
    await storePicture(context, zoya.id, picture),
  ];
  await zoya.call(updateProfile, { params, body: { phone, email: `${username}@kollab.ru` } });
  await zoya.call(setContactVisibility, { params, body: { phone: 'everyone' } });
  await send(zoya, { ...profile(1, logo, photo), course: '2', tags: ['GIS', `Навык ${mark}`] });
  await approve(vera, zoya);
  await send(zoya, profile(2, logo, photo));
  await reject(vera, zoya, `Не похоже на ${mark}`);
  await appeal(zoya, `Я правда ${mark}`);
  await reject(oleg, zoya, `Всё ещё не ${mark}`);
  await send(zoya, { major: `${mark} 3`, university: `${mark} 3` });
  await decideParts(vera, zoya, { university: `Нет такого: ${mark}` });
  await send(zoya, { major: `${mark} 4` });
  await save(zoya, 'description', `${mark} 4`);
}

async function livesInProjects(kollab: TestApp, { zoya, vera, boris, olga }: Cast) {
  const cover = await storePicture(kollab.context, zoya.id, await twoColours(32, 32), 'cover');
  const own = await create(zoya, {
    name: `Ничей ${mark}`,
    description: mark,
    coverImage: cover,
    tags: [{ tagName: 'GIS' }, { tagName: `Тема ${mark}` }],
    vacancies: [
      {
        title: `Разработчик ${mark}`,
        level: null,
        experience: null,
        tags: [{ tagName: 'React' }, { tagName: `Задача ${mark}` }],
        tasks: mark,
        requirements: mark,
        conditions: mark,
      },
    ],
  });
  await approveIt(vera, own);
  await edit(zoya, own, { description: `${mark} иначе` });
  await rejectIt(vera, own, `Похоже на ${mark}`);
  await addGuest(zoya, own, `Гость ${mark}`);
  for (const title of [`Чат ${mark}`, `Новый чат ${mark}`]) {
    await openRoom(kollab, zoya, own, { ...chat(), title });
  }
  const shared = await sampleProject(kollab, { owner: zoya, members: [boris], name: 'Общий' });
  const others = await sampleProject(kollab, { owner: boris, members: [zoya], name: 'Чужой' });
  await askStuck(kollab, others, [zoya], `${mark} застряла`);
  const wanted = await sampleProject(kollab, {
    owner: boris,
    name: 'Желанный',
    vacancies: ['Один', 'Два', 'Три'],
  });
  const joined = await sampleProject(kollab, { owner: olga, name: 'Новый' });
  const invited = await sampleProject(kollab, { owner: olga, name: 'Зовущий' });
  const refused = await sampleProject(kollab, { owner: olga, name: 'Отказ' });
  await applyTo(zoya, wanted, { coverLetter: `${mark} просится`, key: username });
  await applyTo(zoya, joined, { coverLetter: `${mark} просится` });
  await decide(olga, joined, zoya, 'Accepted');
  const forTwo = await sampleProject(kollab, { owner: olga, places: 2 });
  await inviteTo(zoya, forTwo, await kollab.approved(), {
    coverLetter: `${mark} зовёт`,
  });
  await add(olga, invited, zoya);
  await add(olga, refused, zoya);
  await answer(zoya, refused, false);
  await add(zoya, shared, olga);
  await applyTo(vera, shared);
  await decide(zoya, shared, vera, 'Rejected', `Нам нужен ${mark}`);
  await complainOfProject(vera, shared);
  const [ofBoris, ofOlga] = [
    await stayOf(kollab, boris, shared),
    await stayOf(kollab, olga, shared),
  ];
  await say(zoya, ofBoris, `${mark} хвалит`);
  await say(zoya, ofOlga, `${mark} хвалит`);
  await judgeText(vera, ofOlga, { comment: `Так не хвалят, ${mark}` });
  await stayOf(kollab, zoya, others);
  return { own, shared, others, wanted, joined, invited };
}

async function livesAmongOthers(kollab: TestApp, { zoya, vera, oleg, boris, olga }: Cast) {
  const [nina, petr] = [
    await kollab.person({ firstName: 'Нина' }),
    await kollab.person({ firstName: 'Пётр' }),
  ];
  await followIt(zoya, boris);
  await followIt(boris, zoya);
  await ask(zoya, olga, `${mark} хочет написать`);
  await ask(zoya, boris, `${mark} хочет написать`);
  const [toBoris] = await requestsOf(boris);
  await answerContact(boris, toBoris?.requestId ?? '', true);
  await ask(olga, zoya, 'Можно написать?');
  await ask(nina, zoya, 'Можно написать?');
  await ask(petr, zoya, 'Можно написать?');
  const [second, first] = await requestsOf(zoya);
  await answerContact(zoya, first?.requestId ?? '', true);
  await answerContact(zoya, second?.requestId ?? '', false);
  await complain(zoya, petr, `${mark} жалуется`);
  await complain(boris, zoya, `Это ${mark}`);
  await judge(vera, await complain(nina, zoya, `Это ${mark}`), 'dismiss', `Это не ${mark}`);
  await judge(vera, await complain(nina, zoya, `Опять ${mark}`), 'suspend', `За ${mark}`, 30);
  await appealIt(zoya, `Не за что, ${mark}`);
  const [appealed] = await appealsFor(oleg);
  await decideAppeal(oleg, { id: appealed?.id ?? '' }, 'refused', `Всё же ${mark}`);
  await release(vera, zoya);
  await complain(petr, zoya, `Снова ${mark}`);
  await block(zoya, petr);
  await block(nina, zoya);
  const params = { telegramId: zoya.telegramId };
  await zoya.call(setNotificationSettings, { params, body: { quietFrom: 60, quietTo: 120 } });
  await zoya.call(markRead, { body: { ...params, ids: [crypto.randomUUID()] } });
  await digestOf(kollab, [boris, olga, oleg]);
  return { nina, petr };
}

async function livesAsReader({ zoya, boris }: Cast, project: { id: string }) {
  const params = { telegramId: zoya.telegramId };
  await look(zoya, 'yes', 8);
  await zoya.call(setFeedSettings, { params, body: { hiddenKinds: ['stage'] } });
  await zoya.call(followProject, { body: { projectId: project.id } });
  await zoya.call(keep, { params: { kind: 'project', id: project.id }, body: { remindIn: 'day' } });
  await boris.call(keep, { params: { kind: 'person', id: zoya.id }, body: {} });
  const filter = { query: `${mark} ищет` };
  await zoya.call(saveSearch, { body: { kind: 'vacancies', filter, mode: 'daily' } });
}

/** What everybody was told so far, as if some of it had been held back for a digest. */
async function digestOf({ db, context }: TestApp, readers: Someone[]) {
  await db.transaction().execute(async (trx) => {
    for (const { id } of readers) {
      const rows = await trx
        .selectFrom('notifications')
        .innerJoin('users', 'users.id', 'notifications.recipient_id')
        .where('recipient_id', '=', id)
        .where('kind', 'not in', ['moderationCard', 'reportCard', 'appealCard', 'workTextCard'])
        .selectAll('notifications')
        .select(['users.role', 'users.suspended_at'])
        .execute();
      const told = await readCurrent(trx, rows, context.clock());
      const events = [...told.values()].map(({ event }) => event as never);
      await notifyOfDigest(trx, id, { kind: 'digest', count: events.length, events });
    }
  });
}

async function livesByJobs({ db, set }: TestApp, zoya: Someone) {
  const [digestId, now] = [crypto.randomUUID(), new Date()];
  const digest = { id: digestId, user_id: zoya.id, created_at: now };
  await db.insertInto('alert_digests').values(digest).execute();
  await db
    .insertInto('alerts')
    .values({
      user_id: zoya.id,
      subject_id: crypto.randomUUID(),
      kind: 'vacancies',
      search_ids: [],
      created_at: now,
      due_at: null,
      digest_id: digestId,
    })
    .execute();
  await sql`insert into project_views (project_id, day, user_id, source)
    select id, '2026-01-01', ${zoya.id}, 'feed' from projects where owner_id <> ${zoya.id}`.execute(
    db,
  );
  await set('users', zoya, {
    telegram_photo_url: `https://t.me/i/${username}.jpg`,
    rejection_reason: `Не ${mark}`,
  });
}

export async function liveLife(kollab: TestApp) {
  const vera = await kollab.moderator();
  const oleg = await kollab.moderator({ firstName: 'Олег' });
  const boris = await kollab.person({ firstName: 'Борис' });
  const olga = await kollab.person({ firstName: 'Ольга' });
  const zoya = await author(kollab, { firstName: mark, lastName: mark, username });
  const cast = { zoya, vera, oleg, boris, olga };
  await livesAsProfile(kollab, cast);
  const projects = await livesInProjects(kollab, cast);
  await livesAsReader(cast, projects.wanted);
  await livesByJobs(kollab, zoya);
  return { ...cast, ...projects, ...(await livesAmongOthers(kollab, cast)) };
}
