import type { Target } from '@kollab/contract';

export type MiniApp = ReturnType<typeof miniApp>;

/** Every address of the mini-app that the bot links to; `publicUrl` has no trailing slash. */
export function miniApp(publicUrl: string) {
  const app = {
    home: `${publicUrl}/`,
    user: (telegramId: number) => `${publicUrl}/user/${telegramId}`,
    project: (projectId: string) => `${publicUrl}/project/${projectId}/details`,
  };
  const pathsOf = {
    home: '/',
    moderationStatus: '/profile/moderation',
    queue: '/moderation',
    ownApplications: '/myapplications',
    ownProjects: '/createproject',
    messages: '/messages',
    account: '/profile/settings',
  } as const;

  /** The address of a screen. */
  function at(target: Target): string {
    switch (target.screen) {
      case 'user':
        return app.user(target.telegramId);
      case 'project':
        return app.project(target.projectId);
      case 'editProject':
        return `${publicUrl}/createprojectpage?project=${target.projectId}`;
      case 'projectApplications':
        return `${publicUrl}/project/${target.projectId}/applications`;
      case 'vacancy':
        return `${publicUrl}/vacancy/${target.projectId}/${target.vacancyId}`;
      case 'queueItem':
        return `${publicUrl}/moderation?kind=${target.kind}&item=${target.id}`;
      case 'application': {
        const { projectId, vacancyId, telegramId } = target;
        return `${publicUrl}/application/${projectId}/${vacancyId}/${telegramId}`;
      }
    }
    return `${publicUrl}${pathsOf[target.screen]}`;
  }

  return { ...app, at };
}
