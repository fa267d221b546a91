import {
  getModerationHistory,
  getToday,
  getUnread,
  getWaiting,
  listInbox,
  listOwnApplications,
  listProjectApplications,
  listProjectsOf,
  listReports,
  listSubmittedProfiles,
  listSubmittedProjects,
  listTeamProjects,
} from '@kollab/contract';
import { expect } from 'vitest';
import type { Someone, TestApp } from '#test/test-app.ts';
import { countWaits } from '#test/waits.ts';

const own = {
  unread: getUnread,
  history: getModerationHistory,
  applications: listOwnApplications,
  projects: listProjectsOf,
  teams: listTeamProjects,
  inbox: listInbox,
  today: getToday,
};
const ofModerators = {
  profiles: listSubmittedProfiles,
  projectQueue: listSubmittedProjects,
  reports: listReports,
  waiting: getWaiting,
};

interface Reader {
  who: Someone;
  name: string;
  path: string;
  /** To show a queue is an act of its own, which no tag spares. */
  isMade?: boolean;
}

const pathOf = ({ path }: { path: string }, value: number | string) =>
  path.replace(/\{\w+\}/, String(value));

/** All that the open app of a person asks for again and again. */
export const readsOf = (person: Someone): Reader[] => [
  ...Object.entries(own).map(([name, endpoint]) => ({
    who: person,
    name: `${name} of ${person.firstName}`,
    path: pathOf(endpoint, person.telegramId),
  })),
  {
    who: person,
    name: `rejected applications of ${person.firstName}`,
    path: `${pathOf(listOwnApplications, person.telegramId)}?status=Rejected&limit=2`,
  },
];

/** What the owner of a project asks for on its page of applications; others try. */
export const waitingRead = (person: Someone, project: { id: string }): Reader => ({
  who: person,
  name: `what waits for ${person.firstName}`,
  path: pathOf(listProjectApplications, project.id),
});

/** What the open queue of a moderator asks for. */
export const queueReads = (moderator: Someone): Reader[] =>
  Object.entries(ofModerators).map(([name, { path }]) => ({
    who: moderator,
    name: `${name} for ${moderator.firstName}`,
    path,
    isMade: true,
  }));

/** The statement that tells who calls, and the one that tells whether anything changed. */
const least = 2;
const mostTries = 50;

interface Reply {
  status: number;
  tag: string;
  text: string;
}

/** Asks for all reads again and again, as open apps do, with the tags of what was there before. */
export function pollAll({ baseUrl, signed }: TestApp, reads: readonly Reader[]) {
  const known = new Map<Reader, Reply>();

  async function ask({ who, path }: Reader, tag?: string): Promise<Reply> {
    const headers = { ...signed(who), ...(tag !== undefined && { 'if-none-match': tag }) };
    const response = await fetch(baseUrl + path, { headers });
    return {
      status: response.status,
      tag: response.headers.get('etag') ?? '',
      text: (await response.text()).replace(/"requestId":"[^"]*"/, ''),
    };
  }

  /** Asks until the answer is known to be the same by one small read: others write meanwhile. */
  async function getUsedTo(read: Reader, tag: string) {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { statements } = await countWaits(() => ask(read, tag));
      if (statements.length <= least) return;
    }
    throw new Error(`${read.name} is made again and again`);
  }

  /** Asks one read, and says what it answers who knows what was there before. */
  async function pollOne(read: Reader) {
    const before = known.get(read);
    let asked: Reply | undefined;
    const { statements } = await countWaits(async () => {
      asked = before?.tag ? await ask(read, before.tag) : undefined;
    });
    const plain = asked?.status === 200 ? asked : await ask(read);
    const isSame = asked?.status === 304;
    const { status, text } = isSame ? { status: 200, text: before?.text } : (asked ?? plain);
    known.set(read, plain);
    const isUsedTo = read.isMade || (isSame && statements.length <= least);
    if (plain.status === 200 && !isUsedTo) await getUsedTo(read, plain.tag);
    return {
      told: { of: read.name, status, text },
      there: { of: read.name, status: plain.status, text: plain.text },
      isChanged: before?.text !== plain.text,
    };
  }

  /** Asks after something happened. Answers whether anything is another than before. */
  return async function poll(after: string) {
    const polls: Awaited<ReturnType<typeof pollOne>>[] = [];
    for (const read of reads) polls.push(await pollOne(read));
    const [told, there] = [polls.map((one) => one.told), polls.map((one) => one.there)];
    expect({ after, told }).toEqual({ after, told: there });
    return polls.some(({ isChanged }) => isChanged);
  };
}

/**
 * Does one thing after another; after each, whoever asks with a tag is told what is there now. Answers
 * after what nothing was another than before.
 */
export const walkOf =
  (kollab: TestApp) =>
  async (acts: Record<string, () => unknown>, reads: readonly Reader[]): Promise<string[]> => {
    const poll = pollAll(kollab, reads);
    await poll('nothing');
    const silent: string[] = [];
    for (const [name, act] of Object.entries(acts)) {
      await act();
      if (!(await poll(name))) silent.push(name);
    }
    return silent;
  };
