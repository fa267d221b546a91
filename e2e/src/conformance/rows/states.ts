import { expect } from 'vitest';
import { channelsOf, close, openPhone, press, says, styleOf } from '#src/conformance/phone.ts';
import { checked, type Row, tested } from '#src/conformance/row.ts';
import type { Stage } from '#src/conformance/stage.ts';

const steps = 'webapp/src/features/profiles/moderation/timeline-steps.test.ts';
const panel = 'webapp/src/features/projects/carousel/project-panel.test.tsx';
const gestures = 'webapp/src/features/projects/carousel/gestures.test.ts';
const own = 'webapp/src/features/applications/own-applications-page.test.tsx';

let polled: Promise<void> | undefined;

/** Has somebody wait for a decision with a clock of their own, and counts what is asked. */
async function watchPolling({ browser, product, ask, ids }: Stage, seconds: number) {
  const change = { telegramId: ids.newcomer, changes: { statusShort: 'Жду' } };
  await ask('newcomer', 'POST /api/User/send-to-moderation', change);
  const page = await openPhone(browser, product, '/blog', ids.newcomer);
  await page.clock.install();
  await page.goto(`${product.appUrl}/profile/moderation`);
  await says(page, 'Заявка отправлена');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/moderation-history/')) calls += 1;
  });
  await page.clock.runFor((seconds - 1) * 1000);
  expect(calls).toBe(0);
  const asked = page.waitForRequest(/moderation-history/);
  await page.clock.runFor(1100);
  await asked;
  await close(page);
}

/** The open timeline asks how it stands after so many seconds, and not before. */
export const pollsTheStatus = (stage: Stage, { seconds }: { seconds: number }) =>
  (polled ??= watchPolling(stage, seconds));

/** Section 4: states and transitions. */
export const stateRows: readonly Row[] = [
  tested('4.1', 'pending: «Заявка отправлена»', steps, 'starts with a sent submission'),
  tested(
    '4.2',
    'in_review: «Заявка в работе»',
    steps,
    'goes on when a moderator takes it, also without an event of its own',
  ),
  tested(
    '4.3',
    'rejected: the rejection reason, or the default «Профиль не прошёл модерацию.»',
    steps,
    'ends with the reason of a rejection, or the default one',
  ),
  checked(
    '4.4',
    'approved: the status screen redirects to /profile',
    async ({ at }) => {
      const page = await at('owner', '/profile/moderation');
      await page.waitForURL((url) => url.pathname === '/');
    },
    { decision: 18, why: '/profile is an alias that replaces itself with /' },
  ),
  checked(
    '4.5',
    'The status is polled every 10 seconds',
    (stage) => pollsTheStatus(stage, { seconds: 10 }),
    { decision: 52, why: 'Not while the page is hidden; an unchanged answer is 304' },
  ),
  checked('4.6', 'A clock icon for Pending', async ({ loaded }) => {
    const icon = (await loaded('newcomer', '/')).locator('[data-status="pending"] svg');
    expect(await icon.getAttribute('class')).toContain('clock');
  }),
  checked('4.7', 'A clock icon for In_review', async ({ loaded, ask, ids }) => {
    await ask('moderator', `POST /api/User/set-in-review/${ids.newcomer}`);
    const icon = (await loaded('newcomer', '/')).locator('[data-status="in_review"] svg');
    expect(await icon.getAttribute('class')).toContain('clock');
  }),
  checked('4.8', 'A red alert for Rejected', async ({ loaded, ask, ids }) => {
    const comment = 'Слишком коротко';
    await ask('moderator', `POST /api/User/reject-profile/${ids.newcomer}`, { comment });
    const badge = (await loaded('newcomer', '/')).locator('[data-status="rejected"]');
    expect(await badge.locator('svg').getAttribute('class')).toContain('circle-alert');
    const [red, green, blue] = channelsOf(await styleOf(badge.locator('svg'), 'color'));
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  }),
  checked('4.9', 'No icon when approved', async ({ at }) => {
    const page = await at('owner', '/');
    await page.getByRole('heading', { name: 'Агния Картова' }).waitFor();
    expect(await page.getByTestId('moderation-status').count()).toBe(0);
  }),
  tested(
    '4.10',
    'New projects are sent with status pending',
    'webapp/src/features/projects/form/project-form.test.tsx',
    'starts as Seed Stage, outlives a reload and is sent once per double tap',
  ),
  checked(
    '4.11',
    'The carousel shows only projects whose status is the Russian word for "approved"',
    async ({ at, ask, ids }) => {
      await ask('owner', 'POST /api/User/create-project', {
        telegramId: ids.owner,
        name: 'Черновой атлас',
        description: 'Ждёт проверки',
        tags: [],
        participants: [],
        vacancies: [],
      });
      const { body } = await ask('newcomer', 'GET /api/User/all-projects?limit=200');
      expect(new Set(body.map(({ status }: { status: string }) => status))).toEqual(
        new Set(['одобрено']),
      );
      const page = await at('owner', '/followers');
      await page.getByTestId('shown-card').waitFor();
      expect(await page.getByText('Черновой атлас').count()).toBe(0);
    },
    { decision: 28, why: 'Readers take одобрено, одобрен and approved in any case' },
  ),
  tested(
    '4.12',
    'A moderator can approve a project, or reject it with a comment',
    'e2e/src/journeys/errors-of-forms.test.ts',
    'what a moderator could not decide is said in the card, and may be decided again',
  ),
  tested(
    '4.13',
    'Application status: 0 or Pending, 1 or Accepted, 2 or Rejected',
    'contract/src/endpoints/work/applications.test.ts',
    '%j is read as %s',
  ),
  tested(
    '4.14',
    'Labels: «На рассмотрении», «Принят», «Отклонён»',
    own,
    'shows how each application stands, once',
  ),
  checked('4.15', 'The owner sees only pending applications', async ({ ask, project }) => {
    const { body } = await ask('owner', `GET /api/User/project-applications/${project.id}`);
    expect(body.map(({ status }: { status: string }) => status)).toEqual(['Pending']);
  }),
  tested(
    '4.16',
    'Accept adds the user to the team and then sets Accepted',
    'e2e/src/journeys/applications.test.ts',
    'an owner accepts in the chat; a second press answers «уже обработано»',
    { decision: 36, why: 'Both happen in one transaction of one call' },
  ),
  tested(
    '4.17',
    'Reject sets Rejected',
    'e2e/src/journeys/errors-of-forms.test.ts',
    'a decision on an application that failed may be taken again',
  ),
  tested(
    '4.18',
    'The own applications list refreshes every 15 seconds',
    own,
    'asks again every 15 seconds',
  ),
  checked('4.19', 'It can be filtered by all, pending, accepted, rejected', async ({ at }) => {
    const page = await at('applicant', '/myapplications');
    for (const name of ['Все', 'Ждут', 'Приняты', 'Отклонены']) {
      await page.getByRole('tab', { name }).waitFor();
    }
    await page.getByRole('tab', { name: 'Отклонены' }).click();
    await says(page, 'Отклонённых откликов нет');
  }),
  tested(
    '4.20',
    'Duplicates are removed by the project, vacancy and user triple',
    'webapp/src/api/application-lists.test.ts',
    'keeps one application of each project, vacancy and person, the newest',
  ),
  checked(
    '4.21',
    'Edits are kept as local drafts, marked with an orange icon',
    async ({ at, ids }) => {
      const page = await at('owner', '/?mode=edit');
      await page.getByLabel('ВУЗ', { exact: true }).first().fill('МИСиС');
      const icon = page.getByTestId('draft-icon').first();
      await icon.waitFor();
      const [red, green, blue] = channelsOf(await styleOf(icon, 'color'));
      expect(red > green && green > blue).toBe(true);
      const kept = await page.evaluate('JSON.stringify({ ...localStorage })');
      expect(kept).toContain(String(ids.owner));
      expect(kept).toContain('МИСиС');
    },
  ),
  checked(
    '4.22',
    '"Send for moderation" sends them, clears the draft and leaves edit mode',
    async ({ at }) => {
      const page = await at('owner', '/');
      await press(page, 'Отправить на модерацию');
      await says(page, 'Профиль успешно отправлен на модерацию!');
      await press(page, 'Понятно');
      await page.locator('[data-testid="edit-toggle"]:not([data-editing])').waitFor();
      expect(await page.evaluate('JSON.stringify({ ...localStorage })')).not.toContain('МИСиС');
    },
    { decision: 55, why: 'Only once the server has confirmed, and only what was sent' },
  ),
  checked('4.23', 'The edit-mode flag is remembered locally', async ({ at }) => {
    const page = await at('newcomer', '/?mode=edit');
    await page.locator('[data-testid="edit-toggle"][data-editing]').waitFor();
    await page.goto(new URL('/', page.url()).href);
    await page.locator('[data-testid="edit-toggle"][data-editing]').waitFor();
  }),
  tested(
    '4.24',
    'Project drafts are kept locally and cleared after sending',
    'webapp/src/features/projects/draft/project-draft.test.ts',
    'loses what was sent and keeps what was changed meanwhile',
  ),
  tested(
    '4.25',
    'Vacancy drafts are kept locally',
    'webapp/src/features/projects/vacancy/vacancy-form.test.tsx',
    'outlives a reload half typed',
  ),
  checked(
    '4.26',
    'The moderator button sets all profiles to in-review before opening the queue',
    async ({ at }) => {
      const page = await at('moderator', '/');
      const call = page.waitForResponse(/set-all-in-review/);
      await press(page, 'Профили на модерации');
      expect((await call).status()).toBe(200);
      await page.waitForURL('**/moderation');
    },
    { decision: 14, why: 'Only Pending becomes In_review; nobody is told' },
  ),
  tested(
    '4.27',
    'The panel expands on an upward swipe of more than 50px',
    gestures,
    '%i px upwards while it is collapsed: %s',
  ),
  tested(
    '4.28',
    'It collapses on a downward swipe of more than 100px',
    gestures,
    '%i px downwards while it is expanded: %s',
  ),
  tested(
    '4.29',
    'It collapses on a click on a participant card',
    panel,
    'of a guest collapses the panel and leads nowhere',
  ),
  tested(
    '4.30',
    'Swipes shorter than 30px are ignored',
    gestures,
    '%i px upwards while it is collapsed: %s',
  ),
  tested(
    '4.31',
    'The panel follows a real finger, expands and collapses',
    'e2e/src/journeys/panel.test.ts',
    'the panel follows a finger beyond 30 px, expands beyond 50 upwards, collapses beyond 100 downwards',
    {
      decision: 50,
      why: 'Gestures start on the handle or at the top; between the thresholds it springs back',
    },
  ),
  tested(
    '4.32',
    'The expanded state is reported to the parent, which hides the bottom bar; removing the panel collapses it',
    panel,
    'locks the page and takes the bottom bar away, until it is gone',
  ),
];
