import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

type Load = () => Promise<{ default: ComponentType }>;

const loads = {
  [paths.home]: () => import('#src/features/profile/profile-page.tsx'),
  [paths.editStatus]: () => import('#src/features/profile/edit-status-page.tsx'),
  [paths.addTag]: () => import('#src/features/profile/tags/add-tag-page.tsx'),
  [paths.editAboutMe]: () => import('#src/features/profile/edit-about-me-page.tsx'),
  [paths.editLinks]: () => import('#src/features/profile/links/edit-links-page.tsx'),
  [paths.anyOwnLink]: () => import('#src/features/profile/links/edit-link-page.tsx'),
  [paths.addLink]: () => import('#src/features/profile/links/add-link-page.tsx'),
  [paths.editExperience]: () => import('#src/features/profile/experience/edit-experience-page.tsx'),
  [paths.newExperience]: () => import('#src/features/profile/experience/new-experience-page.tsx'),
  [paths.moderation]: () => import('#src/features/moderation/moderation-page.tsx'),
  [paths.queue]: () => import('#src/features/moderation/queue-page.tsx'),
  [paths.anyModerationRecord]: () => import('#src/features/moderation-record/record-page.tsx'),
  [paths.moderationStatistics]: () => import('#src/features/moderation-record/statistics-page.tsx'),
  [paths.messages]: () => import('#src/features/messages/messages-page.tsx'),
  [paths.projects]: () => import('./followers-page.tsx'),
  [paths.search]: () => import('#src/features/search/search-page.tsx'),
  [paths.anyUser]: () => import('#src/features/people/user-page.tsx'),
  [paths.anyUserLinks]: () => import('#src/features/people/user-links-page.tsx'),
  [paths.blog]: () => import('#src/features/blog/blog-page.tsx'),
  [paths.anyProject]: () => import('#src/features/projects/project-page.tsx'),
  [paths.anyVacancy]: () => import('#src/features/vacancies/vacancy-page.tsx'),
  [paths.ownProjects]: () => import('#src/features/own-projects/own-projects-page.tsx'),
  [paths.createProject]: () => import('#src/features/own-projects/project-form-page.tsx'),
  [paths.addParticipants]: () => import('#src/features/own-projects/add-participants-page.tsx'),
  [paths.vacancyForm]: () => import('#src/features/own-projects/vacancy-form-page.tsx'),
  [paths.anyApplicationForm]: () => import('#src/features/applications/apply-page.tsx'),
  [paths.anyProjectApplications]: () =>
    import('#src/features/applications/project-applications-page.tsx'),
  [paths.anyApplication]: () => import('#src/features/applications/application-page.tsx'),
  [paths.blocked]: () => import('#src/features/people/blocked-page.tsx'),
  [paths.settings]: () => import('#src/features/settings/settings-page.tsx'),
  [paths.ownApplications]: () => import('#src/features/applications/own-applications-page.tsx'),
} satisfies Record<string, Load>;

const screen = (path: keyof typeof loads) => ({ path, Screen: lazy(loads[path]) });

/** Screens of the person who is signed in. */
export const ownScreens = [
  screen(paths.home),
  screen(paths.editStatus),
  screen(paths.addTag),
  screen(paths.editAboutMe),
  screen(paths.editLinks),
  screen(paths.anyOwnLink),
  screen(paths.addLink),
  screen(paths.editExperience),
  screen(paths.newExperience),
  screen(paths.moderation),
  screen(paths.queue),
  screen(paths.anyModerationRecord),
  screen(paths.moderationStatistics),
  screen(paths.messages),
  screen(paths.projects),
  screen(paths.search),
  screen(paths.ownProjects),
  screen(paths.createProject),
  screen(paths.addParticipants),
  screen(paths.vacancyForm),
  screen(paths.anyApplicationForm),
  screen(paths.anyProjectApplications),
  screen(paths.anyApplication),
  screen(paths.ownApplications),
  screen(paths.blocked),
  screen(paths.settings),
];

/** Screens that anyone with a link may open. */
export const publicScreens = [
  screen(paths.anyUser),
  screen(paths.anyUserLinks),
  screen(paths.blog),
  screen(paths.anyProject),
  screen(paths.anyVacancy),
];

/** Fetches a screen's code while the person is still being signed in. */
export function preloadScreen(pathname: string) {
  const address = pathname === paths.profileAlias ? paths.home : pathname;
  for (const [path, load] of Object.entries(loads)) {
    if (matchPath(path, address)) void load().catch(() => undefined);
  }
}
