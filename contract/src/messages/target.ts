/** The one screen that a message leads to; the bot and the mini-app each know its address. */
export type Target =
  | {
      screen:
        | 'home'
        | 'moderationStatus'
        | 'ownApplications'
        | 'ownProjects'
        | 'messages'
        | 'account'
        | 'queue';
    }
  | { screen: 'user'; telegramId: number }
  | { screen: 'project' | 'editProject' | 'projectApplications'; projectId: string }
  | { screen: 'vacancy'; projectId: string; vacancyId: string }
  | { screen: 'application'; projectId: string; vacancyId: string; telegramId: number }
  /** One item of the moderators' queue: whose profile, in digits, or which project or report. */
  | { screen: 'queueItem'; kind: 'profile' | 'project' | 'report'; id: string };
