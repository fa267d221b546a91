import {
  approveProfile,
  getOrCreateUser,
  grantModerator,
  type ProfileChanges,
  sendToModeration,
} from '@kollab/contract';
import { openStage, seeding, type SeedOptions, type Stage } from './acting.ts';
import { seedHistory } from './seed-history.ts';
import { seedProjects } from './seed-projects.ts';
import type { DemoPerson } from './world.ts';

/**
 * Gives the people of a demo world their roles, profiles, projects and history, by the same calls
 * that people make. Answers whether this was the first time; afterwards nothing is touched.
 */
export async function seedDemo(options: SeedOptions): Promise<boolean> {
  const stage = openStage(options);
  const isFirstTime = await seedPeople(stage);
  await seedProjects(stage);
  if (isFirstTime) await seedHistory(stage, submitProfile);
  return isFirstTime;
}

async function seedPeople(stage: Stage): Promise<boolean> {
  const { people } = stage.world;
  const signIn = async (person: DemoPerson) =>
    (await stage.callAs(person, person.joined))(getOrCreateUser, {
      body: { telegramId: person.telegramId },
    });
  const moderators = [];
  for (const person of people.filter(({ role }) => role === 'moderator')) {
    moderators.push(await signIn(person));
  }
  if (moderators.every(({ role }) => role === 'moderator')) return false;
  for (const admin of people.filter(({ role }) => role === 'admin')) {
    await signIn(admin);
    const call = await stage.callAs(admin, admin.joined);
    for (const { id } of moderators) await call(grantModerator, { params: { id } });
  }
  for (const person of people.toSorted((one, other) => one.joined - other.joined)) {
    const { profile, joined, review } = person;
    if (!profile) continue;
    await signIn(person);
    await seeding(`people.json, ${person.id}`, () =>
      submitProfile(stage, person, profile, joined, review),
    );
  }
  return true;
}

/** The link to their Telegram is already there: what a person adds comes after it. */
async function submitProfile(
  stage: Stage,
  person: DemoPerson,
  changes: ProfileChanges,
  time: number,
  review: DemoPerson['review'],
) {
  const { telegramId } = person;
  const call = await stage.callAs(person, time);
  const own = await call(getOrCreateUser, { body: { telegramId } });
  const links = [...own.links, ...(changes.links ?? [])];
  await call(sendToModeration, { body: { telegramId, changes: { ...changes, links } } });
  if (review === 'waiting') return;
  const judge = await stage.callAs(stage.judgeOf(person), time);
  await judge(approveProfile, { params: { telegramId }, body: {} });
}
