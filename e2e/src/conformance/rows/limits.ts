import { limits } from '@kollab/contract';
import { expect } from 'vitest';
import { press, says, styleOf } from '#src/conformance/phone.ts';
import { checked, type Row, tested } from '#src/conformance/row.ts';
import { pollsTheStatus } from './states.ts';

const gestures = 'webapp/src/features/projects/carousel/gestures.test.ts';
const cut = 'webapp/src/kit/lib/cut.test.ts';

/** Section 9: business constants and limits. */
export const limitRows: readonly Row[] = [
  tested(
    '9.1',
    'Request time-out: 600000 ms',
    'e2e/src/journeys/errors.test.ts',
    '4xx, 5xx, no network, time-out and cancelling are told apart and written down',
  ),
  tested(
    '9.2',
    'Version header: 1.0',
    'contract/src/client.test.ts',
    'names the version and its caller, and carries no cookies',
  ),
  checked(
    '9.3',
    'Profile completion threshold for creating a project: 80%',
    async ({ ask, ids }) => {
      const body = { telegramId: ids.beginner, name: 'Рано', description: 'Рано' };
      const refused = await ask('beginner', 'POST /api/User/create-project', body);
      expect(refused.body.message).toContain('80');
    },
  ),
  checked(
    '9.4',
    'Project stages: Pre-Seed Stage, Seed Stage (default), Startup Stage, Growth Stage, Maturity Stage',
    async ({ at }) => {
      const page = await at('owner', '/createprojectpage');
      const select = page.getByLabel('Стадия');
      expect(await select.inputValue()).toBe('Seed Stage');
      expect(await select.locator('option').allTextContents()).toEqual([
        'Pre-Seed Stage',
        'Seed Stage',
        'Startup Stage',
        'Growth Stage',
        'Maturity Stage',
      ]);
    },
  ),
  checked('9.5', 'Vacancy levels: Intern, Junior, Middle, Senior, Team lead', async ({ at }) => {
    const page = await at('owner', '/vacancyform');
    const levels = page.getByRole('group', { name: 'Уровень' }).getByRole('button');
    await levels.first().waitFor();
    expect(await levels.allTextContents()).toEqual([
      'Intern',
      'Junior',
      'Middle',
      'Senior',
      'Team lead',
    ]);
  }),
  checked(
    '9.6',
    'Vacancy experience: Без опыта, 0-1 год, 1-3 года, 3-5 лет, более 7 лет',
    async ({ at }) => {
      const page = await at('owner', '/vacancyform');
      const years = page.getByRole('group', { name: 'Опыт' }).getByRole('button');
      await years.first().waitFor();
      const all = ['Без опыта', '0-1 год', '1-3 года', '3-5 лет', 'более 7 лет'];
      expect(await years.allTextContents()).toEqual(all);
    },
  ),
  checked('9.7', 'Tag lists show 4 suggestions', async ({ at }) => {
    const page = await at('newcomer', '/profile/add-tag');
    const list = page.getByTestId('tag-suggestions').getByRole('listitem');
    await list.first().waitFor();
    expect(await list.count()).toBe(4);
  }),
  checked(
    '9.8',
    'The profile view shows 6 tags before «Показать все теги»',
    async ({ at, ids }) => {
      const page = await at('newcomer', `/user/${ids.owner}`);
      const list = page.getByRole('list', { name: 'Навыки' }).getByRole('listitem');
      await list.first().waitFor();
      expect(await list.count()).toBe(6);
      await press(page, 'Показать все теги');
      expect(await list.count()).toBe(7);
    },
  ),
  tested(
    '9.9',
    'Participant search suggestions debounce: 300 ms',
    'webapp/src/features/projects/team/add-participants.test.tsx',
    'are looked for 300 ms after the last letter, without oneself',
  ),
  checked('9.10', 'Status polling: 10 s', (stage) => pollsTheStatus(stage, { seconds: 10 })),
  tested(
    '9.11',
    'Applications polling: 15 s',
    'webapp/src/features/applications/own-applications-page.test.tsx',
    'asks again every 15 seconds',
  ),
  tested('9.12', 'Carousel swipe threshold: 50 px', gestures, 'of %i px goes on by %i'),
  checked('9.13', 'Carousel transition 0.5 s', async ({ at }) => {
    expect(limits.carouselTransition).toBe(500);
    const track = (await at('newcomer', '/followers')).getByTestId('track');
    await track.waitFor();
    expect(await styleOf(track, 'transition-duration')).toBe('0.5s');
  }),
  tested(
    '9.14',
    'Bottom bar hides after a downward scroll of more than 50px',
    'webapp/src/app/tabbar-visibility.test.ts',
    'gives way only after more than 50 px downwards',
  ),
  tested(
    '9.15',
    'Project panel swipes: under 30px ignored; up over 50px expands',
    gestures,
    '%i px upwards while it is collapsed: %s',
  ),
  tested(
    '9.16',
    'Project panel swipes: down over 100px collapses',
    gestures,
    '%i px downwards while it is expanded: %s',
  ),
  tested(
    '9.17',
    'User card role text is cut at 70 characters',
    cut,
    'of 71 is cut at 70, and says that there is more',
  ),
  tested(
    '9.18',
    'An application’s user description is cut at 30 characters',
    'webapp/src/features/applications/project-applications-page.test.tsx',
    'cuts a person’s description at 30 characters',
  ),
  checked('9.19', 'Link names show the first 10 characters', async ({ at, ids }) => {
    const page = await at('newcomer', `/user/${ids.owner}/links`);
    const name = page.getByText('Моё портфо', { exact: true });
    await name.waitFor();
    expect((await name.textContent())?.length).toBe(10);
  }),
  tested(
    '9.20',
    'Moderator long texts show 100 characters',
    'webapp/src/entities/changes/excerpt.test.ts',
    'begins near the first change and has 100 letters of the new text',
  ),
  tested(
    '9.21',
    'A "show in full" toggle',
    'webapp/src/features/queue/queue-projects.test.tsx',
    'a new project is shown with its texts, its owner and who takes part',
  ),
  tested(
    '9.22',
    'Years label: Russian plural forms год, года, лет',
    'contract/src/rules/plural.test.ts',
    '%i takes the form «%s»',
  ),
  checked(
    '9.23',
    'Experience total is computed in months from dates and shown as years and months',
    async ({ at, ids }) => {
      const page = await at('newcomer', `/user/${ids.owner}`);
      await says(page, '1 год 3 месяца');
    },
    { decision: 24, why: 'Without valid dates years × 12; overlapping periods are merged' },
  ),
  checked('9.24', 'Profile-change rejection needs 5 or more characters', async ({ ask, ids }) => {
    const call = `POST /api/User/reject-profile/${ids.newcomer}`;
    const { status } = await ask('moderator', call, { comment: 'я'.repeat(5 - 1) });
    expect(status).toBe(400);
  }),
  tested(
    '9.25',
    'Application duplicates are removed by the project, vacancy and user triple',
    'webapp/src/api/application-lists.test.ts',
    'keeps one application of each project, vacancy and person, the newest',
  ),
  checked('9.26', 'Avatar icon size: 80', async ({ at }) => {
    const page = await at('newcomer', '/?mode=edit');
    const avatar = page.locator('label:has(input[type="file"]) > *').first();
    await avatar.waitFor();
    expect(await avatar.boundingBox()).toMatchObject({ width: 80, height: 80 });
  }),
];
