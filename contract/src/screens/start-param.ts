import { letters } from './start-param-of.ts';
import type { Target } from './target.ts';
import { unpackId } from '#src/rules/unpack-id.ts';

/** Packed ids may hold the separator themselves, so that only their length tells them apart. */
const patterns = {
  user: /^u_([1-9]\d{0,15})$/,
  project: /^([pjfkt])_([\w-]{22})$/,
  pair: /^w_([\w-]{22})$/,
  vacancy: /^v_([\w-]{22})_([\w-]{22})$/,
  application: /^a_([\w-]{22})_([\w-]{22})_([1-9a-z][\da-z]{0,10})$/,
  queuedProfile: /^qu_([1-9]\d{0,15})$/,
  queuedOther: /^q([pr])_([\w-]{22})$/,
};

export function targetOfStartParam(startParam: string): Target | undefined {
  const screen = Object.entries(letters).find(([letter]) => letter === startParam)?.[1];
  if (screen) return { screen };
  return (
    readUser(startParam) ??
    readProject(startParam) ??
    readPair(startParam) ??
    readApplication(startParam) ??
    readQueueItem(startParam)
  );
}

function readUser(startParam: string): Target | undefined {
  const telegramId = Number(patterns.user.exec(startParam)?.[1]);
  return Number.isSafeInteger(telegramId) ? { screen: 'user', telegramId } : undefined;
}

const projectScreens = [
  ['p', 'project'],
  ['j', 'joined'],
  ['f', 'finished'],
  ['k', 'team'],
  ['t', 'meeting'],
] as const;

function readProject(startParam: string): Target | undefined {
  const [, letter, packed = ''] = patterns.project.exec(startParam) ?? [];
  const alone = unpackId(packed);
  const screen = projectScreens.find(([one]) => one === letter)?.[1];
  if (alone !== undefined && screen) return { screen, projectId: alone };
  const [, project = '', vacancy = ''] = patterns.vacancy.exec(startParam) ?? [];
  const [projectId, vacancyId] = [unpackId(project), unpackId(vacancy)];
  if (projectId === undefined || vacancyId === undefined) return undefined;
  return { screen: 'vacancy', projectId, vacancyId };
}

function readPair(startParam: string): Target | undefined {
  const pairId = unpackId(patterns.pair.exec(startParam)?.[1] ?? '');
  return pairId === undefined ? undefined : { screen: 'pair', pairId };
}

function readApplication(startParam: string): Target | undefined {
  const [, project = '', vacancy = '', digits = ''] = patterns.application.exec(startParam) ?? [];
  const [projectId, vacancyId] = [unpackId(project), unpackId(vacancy)];
  const telegramId = Number.parseInt(digits, 36);
  const isWhole = projectId !== undefined && vacancyId !== undefined;
  if (!isWhole || !Number.isSafeInteger(telegramId)) return undefined;
  return { screen: 'application', projectId, vacancyId, telegramId };
}

function readQueueItem(startParam: string): Target | undefined {
  const digits = patterns.queuedProfile.exec(startParam)?.[1];
  if (Number.isSafeInteger(Number(digits))) {
    return { screen: 'queueItem', kind: 'profile', id: String(digits) };
  }
  const [, letter, packed = ''] = patterns.queuedOther.exec(startParam) ?? [];
  const id = unpackId(packed);
  const kind = letter === 'p' ? 'project' : 'report';
  return id === undefined ? undefined : { screen: 'queueItem', kind, id };
}
