import { paths } from '@kollab/contract';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { texts } from '#src/texts/common.ts';
import { OpenPage } from './open-page.tsx';

/** Known before a screen's code is there. */
interface Row {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** For anyone with a link; others are for who is signed in. */
  isPublic?: true;
  title?: () => Promise<string>;
  /** Spec §2. */
  hasTabbar?: true;
  /** As theme.js has it before the first paint; else a head and sections. */
  shape?: 'profile' | 'carousel' | 'today' | 'search' | 'person' | 'project';
}

const rows: Row[] = [
  {
    path: paths.home,
    load: () => import('#src/features/profiles/profile-page.tsx'),
    hasTabbar: true,
    shape: 'profile',
  },
  {
    path: paths.editStatus,
    load: () => import('#src/features/profiles/edit-status-page.tsx'),
    title: async () => (await import('#src/texts/profile.ts')).profileTexts.status.title,
  },
  { path: paths.addTag, load: () => import('#src/features/profiles/tags/add-tag-page.tsx') },
  { path: paths.editAboutMe, load: () => import('#src/features/profiles/edit-about-me-page.tsx') },
  { path: paths.editLinks, load: () => import('#src/features/profiles/links/edit-links-page.tsx') },
  { path: paths.anyOwnLink, load: () => import('#src/features/profiles/links/edit-link-page.tsx') },
  { path: paths.addLink, load: () => import('#src/features/profiles/links/add-link-page.tsx') },
  {
    path: paths.editExperience,
    load: () => import('#src/features/profiles/experience/edit-experience-page.tsx'),
  },
  {
    path: paths.anyExperience,
    load: () => import('#src/features/profiles/experience/work-page.tsx'),
  },
  {
    path: paths.moderation,
    load: () => import('#src/features/profiles/moderation/moderation-page.tsx'),
    title: async () => (await import('#src/texts/moderation.ts')).moderationTexts.moderation.title,
  },
  {
    path: paths.restriction,
    load: () => import('#src/features/profiles/moderation/restriction-page.tsx'),
    title: async () =>
      (await import('#src/texts/moderation/sanctions.ts')).sanctionTexts.page.title,
  },
  {
    path: paths.queue,
    load: () => import('#src/features/queue/queue-page.tsx'),
    title: async () => (await import('#src/texts/moderators.ts')).moderatorTexts.queue.title,
    hasTabbar: true,
  },
  {
    path: paths.anyModerationRecord,
    load: () => import('#src/features/record/record-page.tsx'),
    title: async () => (await import('#src/texts/moderators.ts')).moderatorTexts.record.title,
  },
  {
    path: paths.moderationStatistics,
    load: () => import('#src/features/record/statistics-page.tsx'),
    title: async () => (await import('#src/texts/moderators.ts')).moderatorTexts.statistics.title,
  },
  {
    path: paths.messages,
    load: () => import('#src/features/today/today-page.tsx'),
    title: async () => texts.tabs.messages,
    hasTabbar: true,
    shape: 'today',
  },
  {
    path: paths.projects,
    load: () => import('./followers-page.tsx'),
    title: async () => (await import('#src/texts/people.ts')).peopleTexts.follows.title,
    hasTabbar: true,
    shape: 'carousel',
  },
  {
    path: paths.search,
    load: () => import('./posts-page.tsx'),
    title: async () => (await import('#src/texts/people.ts')).peopleTexts.search.title,
    hasTabbar: true,
    shape: 'search',
  },
  {
    path: paths.ownProjects,
    load: () => import('#src/features/projects/own/own-projects-page.tsx'),
  },
  {
    path: paths.createProject,
    load: () => import('#src/features/projects/form/project-form-page.tsx'),
  },
  {
    path: paths.addParticipants,
    load: () => import('#src/features/projects/team/add-participants-page.tsx'),
  },
  {
    path: paths.vacancyForm,
    load: () => import('#src/features/projects/vacancy/vacancy-form-page.tsx'),
  },
  {
    path: paths.anyApplicationForm,
    load: () => import('#src/features/applications/apply-page.tsx'),
  },
  { path: paths.anyPair, load: () => import('#src/features/applications/pairs/pair-page.tsx') },
  {
    path: paths.anyProjectApplications,
    load: () => import('#src/features/applications/project-applications-page.tsx'),
  },
  {
    path: paths.anyTeam,
    load: () => import('#src/features/projects/page/team-page.tsx'),
    title: async () => (await import('#src/texts/team/room.ts')).roomTexts.team.title,
  },
  {
    path: paths.anyMeeting,
    load: () => import('#src/features/meetings/meeting-page.tsx'),
    title: async () => (await import('#src/texts/team/meeting.ts')).meetingTexts.title,
  },
  { path: paths.anyFigures, load: () => import('#src/features/analytics/analytics-page.tsx') },
  {
    path: paths.anyApplication,
    load: () => import('#src/features/applications/application-page.tsx'),
  },
  { path: paths.blocked, load: () => import('#src/features/blocks/blocked-page.tsx') },
  { path: paths.settings, load: () => import('#src/features/account/settings-page.tsx') },
  { path: paths.saved, load: () => import('#src/features/saved/saved-page.tsx') },
  { path: paths.matches, load: () => import('#src/features/matching/matches-page.tsx') },
  {
    path: paths.ownApplications,
    load: () => import('#src/features/applications/own-applications-page.tsx'),
  },
  {
    path: paths.anyUser,
    load: () => import('#src/features/users/user-page.tsx'),
    shape: 'person',
    isPublic: true,
  },
  {
    path: paths.anyUserLinks,
    load: () => import('#src/features/users/user-links-page.tsx'),
    isPublic: true,
  },
  {
    path: paths.howWeMatch,
    load: () => import('#src/features/matching/how-page.tsx'),
    isPublic: true,
  },
  {
    path: paths.policy,
    load: () => import('#src/features/account/policy-page.tsx'),
    isPublic: true,
  },
  { path: paths.blog, load: () => import('./blog-page.tsx'), hasTabbar: true, isPublic: true },
  {
    path: paths.anyProject,
    load: () => import('#src/features/projects/page/project-page.tsx'),
    shape: 'project',
    isPublic: true,
  },
  {
    path: paths.anyVacancy,
    load: () => import('#src/features/vacancies/vacancy-page.tsx'),
    isPublic: true,
  },
];

export interface AppRoute extends Omit<Row, 'load'> {
  Screen: ComponentType & { preload: () => Promise<boolean> };
}

export const routes: readonly AppRoute[] = [
  // Loaded first: it only leads on. It has the bar while one's profile cannot be read.
  {
    path: paths.open,
    hasTabbar: true,
    Screen: Object.assign(OpenPage, { preload: async () => true }),
  },
  ...rows.map((row) => Object.assign(row, { Screen: lazyWithPreload(row.load) })),
];

export const routeAt = (pathname: string) => {
  const address = matchPath(paths.profileAlias, pathname) ? paths.home : pathname;
  return routes.find(({ path }) => matchPath(path, address) !== null);
};

/** Spec §2. */
export const hasTabbar = (pathname: string) => routeAt(pathname)?.hasTabbar === true;

let first: Promise<unknown> = Promise.resolve();

export const firstScreen = () => first;

export function preloadScreen(pathname: string, greet: (isPublic: boolean) => void) {
  const route = routeAt(pathname);
  if (!route) return;
  greet(route.isPublic === true);
  first = route.Screen.preload();
}
