import { expect, it } from 'vitest';
import { pathOfTarget, type Target } from './target.ts';

const projectId = '0190d5a0-0000-7000-8000-00000000000a';
const vacancyId = '0190d5a0-0000-7000-8000-00000000000b';

it.each<[Target, string]>([
  [{ screen: 'home' }, '/'],
  [{ screen: 'open' }, '/open'],
  [{ screen: 'moderationStatus' }, '/profile/moderation'],
  [{ screen: 'ownApplications' }, '/myapplications'],
  [{ screen: 'ownProjects' }, '/createproject'],
  [{ screen: 'messages' }, '/messages'],
  [{ screen: 'account' }, '/profile/settings'],
  [{ screen: 'queue' }, '/moderation'],
  [{ screen: 'queueItem', kind: 'profile', id: '7' }, '/moderation?kind=profile&item=7'],
  [{ screen: 'queueItem', kind: 'report', id: '7' }, '/moderation?kind=report&item=7'],
  [{ screen: 'user', telegramId: 7 }, '/user/7'],
  [{ screen: 'project', projectId }, `/project/${projectId}/details`],
  [{ screen: 'approved' }, '/profile/moderation?approved=1'],
  [{ screen: 'meeting', projectId }, `/project/${projectId}/meeting`],
  [{ screen: 'joined', projectId }, `/project/${projectId}/details?joined=1`],
  [{ screen: 'finished', projectId }, `/project/${projectId}/details?finished=1`],
  [{ screen: 'editProject', projectId }, `/createprojectpage?project=${projectId}`],
  [{ screen: 'projectApplications', projectId }, `/project/${projectId}/applications`],
  [{ screen: 'vacancy', projectId, vacancyId }, `/vacancy/${projectId}/${vacancyId}`],
  [
    { screen: 'application', projectId, vacancyId, telegramId: 7 },
    `/application/${projectId}/${vacancyId}/7`,
  ],
])('%j is at %s', (target, path) => expect(pathOfTarget(target)).toBe(path));
