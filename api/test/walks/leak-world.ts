import { v7 as uuid } from 'uuid';
import { type ContactVisibility, saveSearch, setContactVisibility } from '@kollab/contract';
import { savedKinds } from '@kollab/contract/schemas';
import { randomUUID } from 'node:crypto';
import { applyTo, decide } from '#test/steps/applications.ts';
import { agree, inviteTo } from '#test/steps/pairs.ts';
import { ask } from '#test/steps/contacts.ts';
import { say, stayOf } from '#test/steps/confirmations.ts';
import { askStuck } from '#test/steps/check-ins.ts';
import { appeal, approve, reject, save, send } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { block, complain, followIt, judge } from '#test/steps/reports.ts';
import { botApiToken, type Someone, startTestApp, type TestApp } from '#test/test-app.ts';
import { botToken } from '#test/init-data.ts';
import { makeMarkers } from './world-markers.ts';

const names = [
  'anna',
  'boris',
  'irina',
  'pavel',
  'oleg',
  'vlad',
  'zoya',
  'fedor',
  'stas',
  'gleb',
  'sonya',
  'nina',
] as const;
type Name = (typeof names)[number];

type Secrets = ReturnType<typeof makeMarkers>;
type People = Record<Name, Someone>;
interface World {
  kollab: TestApp;
  people: People;
  vera: Someone;
  secrets: Secrets;
}

/**
 * A Kollab in which everything private is marked. Anna owns projects in every state; Boris is in her
 * team, Irina invited, Pavel waits for an answer, Stas had a refusal; she herself applied to Oleg.
 * She blocked Vlad, Zoya blocked her, Fedor follows her. Gleb is hidden by moderators, Sonya
 * suspended, Nina was never approved and calls herself something of Kollab.
 */
export async function leakWorld(webappDir: string) {
  const kollab = await startTestApp({ webappDir });
  const [vera, admin] = [await kollab.moderator(), await kollab.admin()];
  const secrets = makeMarkers();
  const made = await Promise.all(
    names.map(async (name) => {
      const held = name === 'nina' && {
        lastName: secrets.keep('heldName', 'nina', 'Supportzqofninaqz'),
      };
      return [name, await kollab.person({ username: `${name}_kollab`, ...held })] as const;
    }),
  );
  const people = Object.fromEntries(made) as People;
  const world: World = { kollab, people, vera, secrets };
  await fillProfiles(world);
  const places = await fillProjects(world);
  await keep(world, Object.values(places.places));
  await meet(world);
  await moderate(world);
  secrets.keep('token', 'nobody', botToken);
  secrets.keep('token', 'nobody', botApiToken);
  return { ...world, ...places, admin };
}
export type LeakWorld = Awaited<ReturnType<typeof leakWorld>>;

const contacts: Partial<Record<Name, Partial<ContactVisibility>>> = {
  anna: { email: 'team' },
  pavel: { email: 'team' },
  boris: { email: 'everyone' },
};
export const apart: readonly (readonly Name[])[] = [
  ['anna', 'vlad'],
  ['anna', 'zoya'],
];
const close: Partial<Record<Name, Name[]>> = { anna: ['boris', 'oleg'], pavel: ['anna', 'oleg'] };

const kindOf = (name: Name) => {
  if (name === 'nina') return 'submitted';
  return name === 'gleb' || name === 'sonya' ? 'hiddenProfile' : 'published';
};

const lineOf = {
  submitted: 'submitted',
  hiddenProfile: 'hiddenProfile',
  published: 'cardLine',
} as const;

async function fillProfiles({ people, vera, secrets }: World) {
  for (const [index, name] of names.entries()) {
    const person = people[name];
    const { telegramId } = person;
    const visibility = contacts[name] ?? {};
    const secret = { team: 'emailForTeam', everyone: 'emailForAll', self: 'phone' } as const;
    const email = `${name}.zqmail@kollab.example`;
    const changes = {
      ...projects.fullProfile,
      ...(name === 'nina' && { lastName: undefined }),
      phone: secrets.keep('phone', name, `+7999123${1000 + index}`),
      email: secrets.keep(secret[visibility.email ?? 'self'], name, email, close[name]),
      description: secrets.mark(kindOf(name), name),
      statusShort: secrets.mark(lineOf[kindOf(name)], name),
      // What the projects' vacancies want: everybody who may be is proposed to their owners.
      tags: ['React', 'GIS'],
    };
    await send(person, changes);
    await person.call(setContactVisibility, { params: { telegramId }, body: visibility });
    if (name !== 'nina') await approve(vera, person);
  }
}

async function fillProjects({ kollab, people, vera, secrets }: World) {
  const { anna, boris, irina, pavel, oleg, fedor, stas, gleb, sonya } = people;
  const { mark, keep } = secrets;
  async function open(owner: Someone, more: object = {}) {
    const made = await projects.create(owner, {
      vacancies: [projects.vacancyInput({ places: 2 })],
      ...more,
    });
    return { ...made, vacancyIds: made.vacancies.map(({ id }) => id) };
  }
  async function publish(owner: Someone, more: object = {}) {
    const made = await open(owner, more);
    await projects.approve(vera, made);
    return made;
  }
  const shown = await publish(anna, {
    participants: [{ name: 'Ира', telegramId: irina.telegramId }],
  });
  const place = await projects.read(anna, shown);
  for (const { participantId, invited } of place.participants) {
    if (invited) keep('invitation', 'anna', participantId);
  }
  await applyTo(boris, shown, { coverLetter: mark('letter', 'boris', ['anna']) });
  await decide(anna, shown, boris, 'Accepted');
  await applyTo(stas, shown, { coverLetter: mark('letter', 'stas', ['anna']) });
  await decide(anna, shown, stas, 'Rejected', mark('refusalReason', 'stas', ['anna']));
  await applyTo(pavel, shown, { coverLetter: mark('letter', 'pavel', ['anna']) });
  await projects.edit(anna, shown, {
    description: mark('projectEdit', 'anna'),
    vacancies: [
      projects.vacancyInput({
        id: shown.vacancyIds[0],
        tags: ['React', mark('projectEdit', 'anna')].map((tagName) => ({ tagName })),
        until: keep('projectEdit', 'anna', '2077-07-07'),
      }),
    ],
  });
  await kollab.db
    .insertInto('rooms')
    .values({
      project_id: shown.id,
      chat_id: -1_001_234_567_890,
      title: mark('room', 'anna', ['boris']),
      invite_link: `https://t.me/+${mark('room', 'anna', ['boris'])}`,
      linked_at: kollab.context.clock(),
    })
    .execute();
  await kollab.db
    .insertInto('meetings')
    .values({
      id: uuid(),
      project_id: shown.id,
      times: ['2078-08-08T08:08:08.080Z', '2078-08-09T08:08:08.080Z'].map(
        (at) => new Date(keep('meeting', 'anna', at, ['boris'])),
      ),
      closes_at: new Date('2078-08-08T00:00:00Z'),
      created_at: kollab.context.clock(),
    })
    .execute();
  await askStuck(kollab, shown, [boris], mark('checkInLine', 'boris', ['anna']));
  await say(anna, await stayOf(kollab, boris, shown), mark('workText', 'anna'));
  const waiting = await open(anna, {
    description: mark('waitingProject', 'anna'),
    participants: [{ name: 'Ира', telegramId: irina.telegramId }],
  });
  const rejected = await open(anna, { description: mark('rejectedProject', 'anna') });
  await projects.reject(vera, rejected, mark('projectReason', 'anna'));
  const archived = await publish(anna, { description: mark('archivedProject', 'anna') });
  await projects.archive(anna, archived);
  const deleted = await publish(anna, { description: mark('deletedProject', 'anna') });
  await projects.remove(anna, deleted);
  const olegs = await publish(oleg);
  const invited = await inviteTo(fedor, olegs, pavel, {
    coverLetter: mark('letter', 'fedor', ['oleg']),
  });
  await agree(pavel, invited, mark('letter', 'pavel', ['oleg']));
  await inviteTo(irina, olegs, boris, { coverLetter: mark('letter', 'irina') });
  await applyTo(anna, olegs, { coverLetter: mark('letter', 'anna', ['oleg']) });
  const glebs = await publish(gleb, { description: mark('hiddenProject', 'gleb') });
  const sonyas = await publish(sonya, { description: mark('hiddenProject', 'sonya') });
  await kollab.set('users', anna, {
    telegram_photo_url: `https://t.me/i/userpic/320/${mark('telegramPhoto', 'anna')}.svg`,
  });
  return { places: { shown, waiting, rejected, archived, deleted, olegs, glebs, sonyas } };
}

interface Kept {
  id: string;
  vacancyIds: readonly string[];
}

async function keep({ kollab, people, secrets: { mark } }: World, places: readonly Kept[]) {
  const { boris, pavel, vlad, zoya } = people;
  const created_at = kollab.context.clock();
  const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);
  const subjects = {
    person: idsOf(Object.values(people)),
    project: idsOf(places),
    vacancy: places.flatMap(({ vacancyIds }) => vacancyIds),
  };
  for (const { id: user_id } of [boris, pavel, vlad, zoya]) {
    const saved = savedKinds.flatMap((kind) =>
      subjects[kind].map((subject_id) => {
        const id = randomUUID();
        return { id, user_id, kind, subject_id, created_at, remind_at: null };
      }),
    );
    await kollab.db.insertInto('saved_items').values(saved).execute();
    const followed = places.map(({ id: project_id }) => ({ user_id, project_id, created_at }));
    await kollab.db.insertInto('project_follows').values(followed).execute();
  }
  const filter = { query: mark('savedSearch', 'boris') };
  await boris.call(saveSearch, { body: { kind: 'projects', filter, mode: 'daily' } });
}

async function meet({ people, secrets: { mark } }: World) {
  const { anna, vlad, zoya, fedor } = people;
  await followIt(fedor, anna);
  await ask(fedor, anna, mark('contactText', 'fedor', ['anna']));
  await block(anna, vlad);
  await block(zoya, anna);
}

async function moderate({ kollab, people, vera, secrets: { mark } }: World) {
  const { anna, boris, fedor, stas, gleb, sonya } = people;
  await send(anna, { statusShort: mark('submitted', 'anna') });
  await save(anna, 'major', mark('draft', 'anna'));
  await send(boris, { university: mark('rejectedValue', 'boris') });
  await reject(vera, boris, mark('rejectionReason', 'boris'));
  await send(fedor, { university: mark('submitted', 'fedor') });
  await reject(vera, fedor, mark('rejectionReason', 'fedor'));
  await appeal(fedor, mark('appeal', 'fedor'));
  await complain(stas, anna, mark('report', 'stas'));
  const about = await complain(stas, gleb, mark('report', 'stas'));
  await judge(vera, about, 'block', mark('sanctionReason', 'gleb'));
  const suspended = { suspended_at: kollab.context.clock() };
  await kollab.set('users', sonya, suspended);
}
