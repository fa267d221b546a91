import { startParamOf, type Target } from '@kollab/contract';
import { expect, it } from 'vitest';
import { pathOfStartParam } from './start-param.ts';

const projectId = '0190d5a0-0000-7000-8000-00000000000a';
const vacancyId = '0190d5a0-0000-7000-8000-00000000000b';

it.each<[Target, string]>([
  [{ screen: 'moderationStatus' }, '/profile/moderation'],
  [{ screen: 'queue' }, '/moderation'],
  [{ screen: 'queueItem', kind: 'profile', id: '7' }, '/moderation?kind=profile&item=7'],
  [
    { screen: 'queueItem', kind: 'report', id: projectId },
    `/moderation?kind=report&item=${projectId}`,
  ],
  [{ screen: 'messages' }, '/messages'],
  [{ screen: 'user', telegramId: 7 }, '/user/7'],
  [{ screen: 'project', projectId }, `/project/${projectId}/details`],
  [{ screen: 'vacancy', projectId, vacancyId }, `/vacancy/${projectId}/${vacancyId}`],
  [
    { screen: 'application', projectId, vacancyId, telegramId: 7 },
    `/application/${projectId}/${vacancyId}/7`,
  ],
])('the start parameter of %j leads to %s', (target, path) => {
  expect(pathOfStartParam(startParamOf(target))).toBe(path);
});

it.each(['', 'home', 'u_0', 'u_1/../../blog', '//evil.example', 'toString'])(
  'the unknown start parameter %j leads nowhere',
  (startParam) => expect(pathOfStartParam(startParam)).toBeUndefined(),
);
