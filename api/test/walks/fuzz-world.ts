import {
  type ApiError,
  getOrCreateUser,
  grantModerator,
  reopenVacancy,
  sendToModeration,
  serverLimits,
} from '@kollab/contract';
import * as projects from '#test/steps/projects.ts';
import { approve } from '#test/steps/profiles.ts';
import { botApiToken, startTestApp, type Someone } from '#test/test-app.ts';
import { initData } from '#test/init-data.ts';
import { emptyPools, harvest, lookUp, type Pools } from './pools.ts';
import { logPublished } from './published-log.ts';
import type { Identity } from './send.ts';
import type { Sender, Step } from './steps.ts';

const plenty = 1_000_000;

const dailyLimits = Object.fromEntries(
  Object.keys(serverLimits.perDay).map((act) => [act, plenty]),
);

const fill = (person: Someone) =>
  person
    .call(sendToModeration, {
      body: { telegramId: person.telegramId, changes: projects.fullProfile },
    })
    .catch(unlessBroken);

/** Refused is fine here, broken is not. */
function unlessBroken(error: ApiError) {
  if (error.statusCode === undefined || error.statusCode >= 500) throw error;
}

export async function fuzzWorld() {
  const kollab = await startTestApp({ dailyLimits, hourlyFollows: plenty });
  await logPublished(kollab.db);
  const admin = await kollab.admin();
  const people = await Promise.all(Array.from({ length: 8 }, () => projects.author(kollab)));
  const [moderator, second, suspended] = [
    await kollab.person(),
    await kollab.person(),
    await projects.author(kollab),
  ];
  for (const { id } of [moderator, second]) {
    await admin.call(grantModerator, { params: { id }, body: {} });
  }
  for (const person of [...people.slice(0, 5), suspended]) await approve(moderator, person);
  const pools = emptyPools();
  for (const owner of people.slice(0, 3)) {
    const project = await projects.create(owner, {
      vacancies: [projects.vacancyInput(), projects.vacancyInput()],
    });
    await projects.approve(moderator, project);
    harvest(pools, await projects.create(owner, { vacancies: [projects.vacancyInput()] }));
    harvest(pools, project);
  }
  const everybody = [...people, moderator, second, suspended, admin];
  const signIn = ({ call, telegramId }: Someone) => call(getOrCreateUser, { body: { telegramId } });
  pools.people = everybody.map(({ id, telegramId }) => ({ id, telegramId }));

  const proofs = new Map<number, string>();
  function proofOf(telegramId: number) {
    const known =
      proofs.get(telegramId) ?? `tma ${initData({ telegramId }, kollab.context.clock())}`;
    proofs.set(telegramId, known);
    return { telegramId, headers: { authorization: known } };
  }
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  const bot = { authorization: `Bearer ${botApiToken}` };
  const identities: Record<Sender, (step: Step) => Identity> = {
    anonymous: () => ({ telegramId: 1, headers: {} }),
    bot: () => ({ telegramId: 1, headers: bot }),
    person: ({ who }) => proofOf(at(people, who).telegramId),
    owner: ({ focus }) => proofOf(at(pools.places, focus).ownerTelegramId),
    applicant: ({ focus }) => proofOf(Number(lookUp(pools, 'applicant', focus, 1))),
    moderator: ({ who }) => proofOf(at([moderator, second], who).telegramId),
    admin: () => proofOf(admin.telegramId),
    suspended: () => proofOf(suspended.telegramId),
    botForPerson({ who }) {
      const { telegramId } = at(people, who);
      return { telegramId, headers: { ...bot, 'x-telegram-id': String(telegramId) } };
    },
  };

  /** What has come to its end tells no more: most projects are to be open. */
  async function revive({ projectId: id, vacancyId, ownerTelegramId }: Pools['places'][number]) {
    const owner = people.find(({ telegramId }) => telegramId === ownerTelegramId);
    if (!owner) return;
    const params = { projectId: id, vacancyId };
    await projects.restore(owner, { id }).catch(unlessBroken);
    await projects.approve(moderator, { id }).catch(unlessBroken);
    await owner.call(reopenVacancy, { params, body: {} }).catch(unlessBroken);
  }

  /** Everybody as they should be: what was done to them would end the game. */
  async function refresh() {
    const { db, context } = kollab;
    const inNumbers = (someone: Someone[]) => someone.map(({ telegramId }) => telegramId);
    await db
      .updateTable('users')
      .set({ suspended_at: null, hidden_at: null, hidden_by: null })
      .where('telegram_id', 'in', inNumbers([...people, moderator, second]))
      .execute();
    await db.deleteFrom('blocks').execute();
    // Who left comes back as somebody new.
    for (const { id, telegramId } of await Promise.all(everybody.map(signIn))) {
      const known = pools.people.find((person) => person.telegramId === telegramId);
      if (known) known.id = id;
    }
    await db
      .updateTable('users')
      .set({ suspended_at: context.clock() })
      .where('telegram_id', '=', suspended.telegramId)
      .execute();
    for (const { telegramId: id } of [moderator, second]) {
      await admin.call(grantModerator, { params: { id }, body: {} });
    }
    for (const person of people.slice(0, 5)) await fill(person);
    await Promise.all(pools.places.map(revive));
  }
  await refresh();
  return {
    kollab,
    pools,
    refresh,
    identityOf: (step: Step) => identities[step.sender](step),
  };
}
