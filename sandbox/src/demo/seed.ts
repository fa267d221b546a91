import {
  approveProfile,
  grantModerator,
  type ProfileChanges,
  sendToModeration,
  setLookingForTeam,
} from '@kollab/contract';
import { each, openStage, seeding, type SeedOptions, type Stage } from './acting.ts';
import { seedHistory } from './seed-history.ts';
import { seedPresent } from './seed-present.ts';
import { seedProjects } from './seed-projects.ts';
import type { DemoPerson } from './world.ts';

/**
 * By the same calls that people make. Answers whether this was the first time; afterwards nothing
 * is touched.
 */
export async function seedDemo(options: SeedOptions): Promise<boolean> {
  const stage = openStage(options);
  const isFirstTime = await seedPeople(stage);
  const projects = await seedProjects(stage, isFirstTime);
  if (isFirstTime) await seedHistory(stage, { projects, submitProfile });
  await seedPresent(stage, projects);
  return isFirstTime;
}

async function seedPeople(stage: Stage): Promise<boolean> {
  const { people } = stage.world;
  const moderators = [];
  for (const person of people.filter(({ role }) => role === 'moderator')) {
    moderators.push({ person, ...(await stage.join(person)) });
  }
  if (moderators.every(({ role }) => role === 'moderator')) return false;
  for (const admin of people.filter(({ role }) => role === 'admin')) {
    await stage.join(admin);
    for (const { id, person } of moderators) {
      const call = await stage.callAs(admin, Math.max(admin.joined, person.joined));
      await call(grantModerator, { params: { id } });
    }
  }
  await each(people, async (person) => {
    const { telegramId, profile, joined, review, lookingForTeam, hoursAWeek } = person;
    if (!profile) return;
    await stage.join(person);
    await seeding(`people.json, ${person.id}`, async () => {
      await submitProfile(stage, person, profile, joined, review);
      if (lookingForTeam === undefined) return;
      const call = await stage.callAs(person, stage.judgedAt(joined));
      await call(setLookingForTeam, {
        params: { telegramId },
        body: { lookingForTeam, hoursAWeek },
      });
    });
  });
  return true;
}

async function submitProfile(
  stage: Stage,
  person: DemoPerson,
  given: ProfileChanges,
  time: number,
  review: DemoPerson['review'],
) {
  const { telegramId } = person;
  const call = await stage.callAs(person, time);
  const changes = { ...given };
  if (given.links) {
    // The link to Telegram is already there: what a person adds comes after it.
    changes.links = [...(await stage.join(person)).links, ...given.links];
  }
  await call(sendToModeration, { body: { telegramId, changes } });
  if (review === 'waiting') return;
  const judge = await stage.callAs(stage.judgeOf(person), stage.judgedAt(time));
  await judge(approveProfile, { params: { telegramId }, body: {} });
}
