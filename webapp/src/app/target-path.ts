import type { Target } from '@kollab/contract';
import { paths } from './paths.ts';

/** The address of the screen that a message leads to. */
export function pathOfTarget(target: Target): string {
  switch (target.screen) {
    case 'home':
      return paths.home;
    case 'moderationStatus':
      return paths.moderation;
    case 'ownApplications':
      return paths.ownApplications;
    case 'ownProjects':
      return paths.ownProjects;
    case 'messages':
      return paths.messages;
    case 'account':
      return paths.settings;
    case 'queue':
      return paths.queue;
    case 'queueItem':
      return paths.queueItem(target.kind, target.id);
    case 'user':
      return paths.user(target.telegramId);
    case 'project':
      return paths.project(target.projectId);
    case 'editProject':
      return paths.editProject(target.projectId);
    case 'projectApplications':
      return paths.projectApplications(target.projectId);
    case 'vacancy':
      return paths.vacancy(target.projectId, target.vacancyId);
    case 'application':
      return paths.application(target.projectId, target.vacancyId, target.telegramId);
  }
  return paths.home;
}
