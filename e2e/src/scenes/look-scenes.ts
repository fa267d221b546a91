import type { Page } from 'playwright-core';
import { firstModerator, projectOwner, student } from '@kollab/sandbox/people';
import { oddPalette } from './odd-palette.ts';
import type { Scene } from './scenes.ts';

/** As somebody reads it who chose English on this device. */
const inEnglish = (page: Page) =>
  page.addInitScript(`try { localStorage.setItem('kollab:language', 'en'); } catch {}`);

/** The same screens in colours of nobody's choice, in another language, and in other widths. */
export function lookScenes(longNamed: number): Scene[] {
  const { telegramId } = student;
  const moderator = firstModerator.telegramId;
  const odd = { palette: oddPalette };
  return [
    { name: 'odd-profile', telegramId, path: '/', ...odd },
    { name: 'odd-carousel', telegramId, path: '/followers', ...odd },
    { name: 'odd-queue', telegramId: moderator, path: '/moderation?kind=profile', ...odd },
    { name: 'english-settings', telegramId, path: '/profile/settings', before: inEnglish },
    { name: 'english-profile', telegramId, path: '/', before: inEnglish, width: 320 },
    { name: 'narrow-long-names', telegramId: longNamed, path: '/', width: 320 },
    {
      name: 'tablet-projects',
      telegramId: projectOwner.telegramId,
      path: '/createproject',
      width: 768,
    },
    { name: 'wide-queue', telegramId: moderator, path: '/moderation', width: 1280 },
  ];
}
