import {
  approveProfile,
  createClient,
  getOrCreateUser,
  grantModerator,
  type ProfileChanges,
  sendToModeration,
} from '@kollab/contract';
import {
  admin,
  demoPeople,
  firstModerator,
  newcomer,
  type Person,
  secondModerator,
} from '#src/people/people.ts';
import { demoProfiles } from './profiles.ts';
import { seedProjects } from './seed-projects.ts';

export interface SeedOptions {
  apiUrl: string;
  sandboxUrl: string;
}

/**
 * Gives the demo people their profiles, roles and projects, by the same calls that people make.
 * Answers whether this was the first time; afterwards nothing is touched.
 */
export async function seedDemo({ apiUrl, sandboxUrl }: SeedOptions): Promise<boolean> {
  const isFirstTime = await seedProfiles({ apiUrl, sandboxUrl });
  await seedProjects({
    apiUrl,
    authorizationOf: (person) => authorizationOf(sandboxUrl, person),
    callAs: (person) => callAs(apiUrl, sandboxUrl, person),
  });
  return isFirstTime;
}

async function seedProfiles({ apiUrl, sandboxUrl }: SeedOptions): Promise<boolean> {
  const as = (person: Person) => callAs(apiUrl, sandboxUrl, person);
  const signIn = async (person: Person) =>
    (await as(person))(getOrCreateUser, { body: { telegramId: person.telegramId } });
  const moderators = [await signIn(firstModerator), await signIn(secondModerator)];
  if (moderators.every(({ role }) => role === 'moderator')) return false;
  await signIn(admin);
  for (const moderator of moderators) {
    await (
      await as(admin)
    )(grantModerator, { params: { id: moderator.id } });
  }
  for (const { person, changes } of demoProfiles) {
    await signIn(person);
    await submit(await as(person), person, changes);
    const reviewer = person === firstModerator ? secondModerator : firstModerator;
    const params = { telegramId: person.telegramId };
    await (
      await as(reviewer)
    )(approveProfile, { params, body: {} });
  }
  return true;
}

type Call = ReturnType<typeof createClient>;

/** The link to their Telegram is already there: what a person adds comes after it. */
async function submit(call: Call, { telegramId }: Person, changes: ProfileChanges) {
  const own = await call(getOrCreateUser, { body: { telegramId } });
  const links = [...own.links, ...(changes.links ?? [])];
  await call(sendToModeration, { body: { telegramId, changes: { ...changes, links } } });
}

async function callAs(apiUrl: string, sandboxUrl: string, person: Person): Promise<Call> {
  const authorization = await authorizationOf(sandboxUrl, person);
  return createClient({ baseUrl: apiUrl, headers: () => ({ authorization }) });
}

async function authorizationOf(sandboxUrl: string, { telegramId }: Person) {
  const response = await fetch(`${sandboxUrl}/control/people/${telegramId}/init-data`);
  const { initData } = (await response.json()) as { initData: string };
  return `tma ${initData}`;
}

/** Everyone but the newcomer has already said hello to the bot. */
export async function startDemoChats(sandboxUrl: string) {
  for (const { telegramId } of demoPeople.filter((person) => person !== newcomer)) {
    const response = await fetch(`${sandboxUrl}/control/chats/${telegramId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: '/start' }),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to /start.`);
  }
}
