import { paths } from './paths.ts';

export type Target =
  | {
      screen:
        | 'home'
        | 'open'
        | 'approved'
        | 'moderationStatus'
        | 'ownApplications'
        | 'ownProjects'
        | 'messages'
        | 'saved'
        | 'searches'
        | 'matches'
        | 'account'
        | 'restriction'
        | 'queue';
    }
  | { screen: 'user'; telegramId: number }
  | {
      screen:
        | 'project'
        | 'joined'
        | 'finished'
        | 'team'
        | 'meeting'
        | 'editProject'
        | 'projectApplications';
      projectId: string;
    }
  | { screen: 'newVacancy' | 'endProject'; projectId: string }
  | { screen: 'pair'; pairId: string }
  | { screen: 'vacancy'; projectId: string; vacancyId: string }
  | { screen: 'application'; projectId: string; vacancyId: string; telegramId: number }
  /** One item of the moderators' queue: whose profile, in digits, or which project or report. */
  | { screen: 'queueItem'; kind: 'profile' | 'project' | 'report'; id: string };

export function pathOfTarget(target: Target): string {
  switch (target.screen) {
    case 'moderationStatus':
      return paths.moderation;
    case 'account':
      return paths.settings;
    case 'queueItem':
      return paths.queueItem(target.kind, target.id);
    case 'user':
      return paths.user(target.telegramId);
    case 'project':
    case 'joined':
    case 'finished':
    case 'team':
    case 'meeting':
    case 'editProject':
    case 'projectApplications':
    case 'newVacancy':
    case 'endProject':
      return paths[target.screen](target.projectId);
    case 'pair':
      return paths.pair(target.pairId);
    case 'vacancy':
      return paths.vacancy(target.projectId, target.vacancyId);
    case 'application':
      return paths.application(target.projectId, target.vacancyId, target.telegramId);
    default:
      return paths[target.screen];
  }
}
