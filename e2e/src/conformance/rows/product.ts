import { expect } from 'vitest';
import { says } from '#src/app/steps.ts';
import { checked, type Row, tested } from '#src/conformance/row.ts';

const journeys = 'e2e/src/journeys';

/** Section 1: what the product does and for whom. */
export const productRows: readonly Row[] = [
  checked(
    '1.1',
    'Users are identified by their messenger id (telegramId)',
    async ({ ask, ids }) => {
      const own = await ask('newcomer', 'POST /api/User/get-or-create', {
        telegramId: ids.newcomer,
      });
      expect(own.body.telegramId).toBe(ids.newcomer);
      const others = await ask('newcomer', 'POST /api/User/get-or-create', {
        telegramId: ids.owner,
      });
      expect(others.status).toBe(403);
    },
  ),
  checked(
    '1.2',
    'A profile has name, university, course, major, tags, short and long status, about-me, links, experience and avatar',
    async ({ at }) => {
      const page = await at('owner', '/');
      for (const text of ['Агния Картова', 'МИСИС', 'Металлургия', 'Python', 'Рисую карты рек']) {
        await says(page, text);
      }
      for (const text of ['Веду кружок', /Люблю города и людей/, 'maps.example/me']) {
        await says(page, text);
      }
    },
  ),
  checked('1.3', 'One searches for other people by tags or name', async ({ ask, ids }) => {
    for (const query of ['Python', 'Агния', 'Картова']) {
      const call = `GET /api/User/search-users?limit=200&query=${encodeURIComponent(query)}`;
      const { body } = await ask('newcomer', call);
      expect(body).toContainEqual(expect.objectContaining({ telegramId: ids.owner }));
    }
  }),
  tested(
    '1.4',
    'One follows and unfollows people',
    'api/src/follows/follows.test.ts',
    'counts once, however often, and ends the same way',
  ),
  tested(
    '1.5',
    'One creates projects with vacancies and participants',
    `${journeys}/projects.test.ts`,
    'an owner fills the profile, makes a project, has it approved and finds it in the carousel',
  ),
  tested(
    '1.6',
    'One applies to vacancies with a cover letter, and the owner accepts',
    `${journeys}/applications.test.ts`,
    'a student finds a project, applies and is accepted, and who else waited is answered',
  ),
  checked('1.7', 'One sees the status of one’s applications', async ({ at }) => {
    const page = await at('applicant', '/myapplications');
    await page.getByTestId('own-application').getByText('На рассмотрении').waitFor();
  }),
  tested(
    '1.8',
    'Project owners accept or reject applications',
    `${journeys}/errors-of-forms.test.ts`,
    'a decision on an application that failed may be taken again',
  ),
  tested(
    '1.9',
    'Moderators review profile changes',
    `${journeys}/chat.test.ts`,
    'approving by button publishes, tells the owner and closes both cards',
  ),
  tested(
    '1.10',
    'Moderators review projects',
    `${journeys}/projects.test.ts`,
    'a project rejected in the app is mended by its owner and sent again',
  ),
  checked('1.11', 'The blog is a placeholder reading «Coming soon...»', async ({ at }) => {
    await says(await at('newcomer', '/blog'), 'Coming soon...');
  }),
  tested(
    '1.12',
    'On start the app reads the messenger user, adds a link to the messenger profile when a username exists, and saves the avatar',
    `${journeys}/loop.test.ts`,
    'a change travels from Anya’s screen to the moderators’ chat and back',
    {
      decision: 20,
      why: 'The photo is fetched only from Telegram’s hosts and only until the person has one of their own; the link stays away once its owner deleted it',
    },
  ),
];
