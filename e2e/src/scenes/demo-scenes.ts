import type { Page } from 'playwright-core';
import { firstModerator, newcomer, projectOwner, student } from '@kollab/sandbox/people';

/** A screen whose look is kept as a reference. */
export interface VisualScene {
  name: string;
  telegramId: number;
  path: string;
  theme: 'light' | 'dark' | 'odd';
  platform: 'ios' | 'android';
  width: number;
  /** The client answers nothing: the page draws its own buttons. */
  isSilent: boolean;
  /** Client version; older ones know fewer colours. */
  version: string;
  act?: (page: Page) => Promise<unknown>;
}

const usual = {
  telegramId: student.telegramId,
  theme: 'light',
  platform: 'ios',
  width: 390,
  isSilent: false,
  version: '9.6',
} as const;

const dark = { theme: 'dark', platform: 'android' } as const;

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const expand = async (page: Page) => {
  await press('Подробнее о проекте')(page);
  await page.getByTestId('panel-content').getByText('Вакансии').waitFor();
};

/** Where the demo’s first project and its first vacancy are. */
export interface DemoPaths {
  project: string;
  vacancy: string;
  form: string;
}

/** Screens of every kind, light and dark, narrow and wide, of people who are always the same. */
export function visualScenes({ project, vacancy, form }: DemoPaths): VisualScene[] {
  const scenes: (Partial<VisualScene> & Pick<VisualScene, 'name' | 'path'>)[] = [
    { name: 'profile', path: '/' },
    { name: 'profile-dark', path: '/', ...dark },
    { name: 'profile-odd', path: '/', theme: 'odd' },
    { name: 'profile-wide', path: '/', width: 1280 },
    { name: 'profile-newcomer', path: '/', telegramId: newcomer.telegramId },
    { name: 'profile-editing', path: '/?mode=edit', isSilent: true },
    { name: 'profile-editing-narrow', path: '/?mode=edit', width: 320, isSilent: true, ...dark },
    { name: 'profile-version-6', path: '/', version: '6.0', ...dark },
    { name: 'settings', path: '/profile/settings', isSilent: true },
    { name: 'edit-about', path: '/profile/edit-about-me', isSilent: true },
    { name: 'edit-tags-dark', path: '/profile/add-tag', isSilent: true, ...dark },
    { name: 'carousel', path: '/followers' },
    { name: 'carousel-dark', path: '/followers', ...dark },
    { name: 'carousel-narrow', path: '/followers', width: 320 },
    { name: 'panel', path: '/followers', act: expand },
    { name: 'project', path: project },
    { name: 'project-owner-dark', path: project, telegramId: projectOwner.telegramId, ...dark },
    { name: 'vacancy', path: vacancy, isSilent: true },
    { name: 'apply-dark', path: form, isSilent: true, ...dark },
    { name: 'own-projects', path: '/createproject', telegramId: projectOwner.telegramId },
    { name: 'create-project', path: '/createprojectpage', isSilent: true },
    { name: 'search', path: '/posts?q=React' },
    { name: 'search-none-dark', path: '/posts?q=никтонайдётся', ...dark },
    { name: 'user', path: `/user/${projectOwner.telegramId}`, isSilent: true },
    { name: 'messages-none', path: '/messages', telegramId: newcomer.telegramId },
    { name: 'messages', path: '/messages' },
    { name: 'queue', path: '/moderation?kind=profile', telegramId: firstModerator.telegramId },
  ];
  return scenes.map((scene) => Object.assign({}, usual, scene));
}
