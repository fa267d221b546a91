import { deleteProject, startParamOf, type Target } from '@kollab/contract';
import { expect, test } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { type Cast, moderators } from '#src/cast/cast.ts';
import { applyTo, publish } from '#src/cast/projects.ts';

test.use({ sparing: true });

interface Link {
  telegramId: number;
  target: Target;
  button: string;
  path: string;
  shows: string;
}

async function tell(cast: Cast) {
  const { owner, project, vacancyId } = await publish(cast, 'Мост через двор', ['Сварщик']);
  const ada = await cast.newcomer('Ада', 'Мостовая', 'ada_mostovaya');
  await applyTo(project, vacancyId, ada);
  const { telegramId } = owner;
  const projectId = project.id;
  const [vera] = moderators;
  const applicant = ada.telegramId;
  const links: Link[] = [
    {
      telegramId,
      target: { screen: 'moderationStatus' },
      button: 'Статус проверки',
      path: '/profile/moderation',
      shows: 'Заявка отправлена',
    },
    {
      telegramId,
      target: { screen: 'messages' },
      button: 'Открыть «Сегодня»',
      path: '/messages',
      shows: 'Отклик: ',
    },
    {
      telegramId,
      target: { screen: 'user', telegramId: applicant },
      button: 'Открыть профиль',
      path: `/user/${applicant}`,
      shows: 'Ада Мостовая',
    },
    {
      telegramId,
      target: { screen: 'project', projectId },
      button: 'Открыть проект',
      path: `/project/${projectId}/details`,
      shows: 'Мост через двор',
    },
    {
      telegramId,
      target: { screen: 'vacancy', projectId, vacancyId },
      button: 'Открыть вакансию',
      path: `/vacancy/${projectId}/${vacancyId}`,
      shows: 'Собрать первые данные',
    },
    {
      telegramId,
      target: { screen: 'application', projectId, vacancyId, telegramId: applicant },
      button: 'Открыть отклик',
      path: `/application/${projectId}/${vacancyId}/${applicant}`,
      shows: 'Хочу помочь: умею Python.',
    },
    {
      telegramId: vera,
      target: { screen: 'queue' },
      button: 'Открыть очередь',
      path: '/moderation',
      shows: 'Роман Берёзов',
    },
  ];
  return { owner, project, links };
}

let story: Awaited<ReturnType<typeof tell>>;
test.beforeAll(async ({ cast }) => {
  story = await tell(cast);
});

const greeting = 'Рады видеть вас в Kollab';

test('/start with a payload answers with one button that opens exactly that screen', async ({
  cast,
  product,
}) => {
  const { ask } = cast;
  for (const { telegramId, target, button, path } of story.links) {
    const payload = startParamOf(target);
    expect(payload).toMatch(/^[\w-]{1,64}$/);
    const { buttons } = await ask(telegramId, `/start ${payload}`, greeting);
    expect(buttons).toEqual([[{ text: button, webApp: product.appUrl + path }]]);
  }
});

const linkTo = (startParam: string) => `https://t.me/kollab_sandbox_bot?startapp=${startParam}`;

async function follow({ page, app }: Screen, startParam: string) {
  const { pathname, search } = new URL(linkTo(startParam));
  await page.locator(`a[href$="${pathname}${search}"]`).last().click();
  await expect(app.locator('main')).toBeVisible();
}

test('?startapp= opens that screen from a cold start, and «Сегодня» for a link nobody knows', async ({
  control,
  openSandbox,
}) => {
  const { owner, links } = story;
  // Which link leads to which screen is proven above; here, that a start leads there.
  const followed = links.filter(({ target }) => ['vacancy', 'queue'].includes(target.screen));
  for (const { telegramId, target } of followed) {
    await control.write(telegramId, linkTo(startParamOf(target)));
  }
  await control.write(owner.telegramId, linkTo('nonsense'));
  const screen = await openSandbox(owner.telegramId);
  await follow(screen, 'nonsense');
  await expect(screen.app.getByText('Этой ссылки больше нет')).toBeVisible();
  await expect.poll(screen.pathOf).toBe('/messages');
  let acting = owner.telegramId;
  for (const { telegramId, target, path, shows } of followed) {
    if (telegramId !== acting) await screen.become(telegramId);
    acting = telegramId;
    await follow(screen, startParamOf(target));
    await expect.poll(screen.pathOf).toBe(path);
    await expect(screen.app.getByText(shows).first()).toBeVisible();
  }
  await screen.close();
});

const staleLink =
  'Рады видеть вас в Kollab! Этой ссылки больше нет, зато есть много других интересных проектов и людей.';

test('an unknown or stale payload opens the app with a kind word', async ({ cast, product }) => {
  const { ask } = cast;
  const { owner, project } = story;
  const [vacancy] = project.vacancies;
  const projectId = project.id;
  await owner.call(deleteProject, { params: { id: projectId }, body: {} });
  const eve = await cast.newcomer('Ева');
  const gone: Target[] = [
    { screen: 'project', projectId },
    { screen: 'vacancy', projectId, vacancyId: vacancy?.id ?? '' },
    { screen: 'user', telegramId: 1 },
  ];
  for (const payload of ['nonsense', ...gone.map(startParamOf)]) {
    const { text, buttons } = await ask(eve.telegramId, `/start ${payload}`, greeting);
    expect({ payload, text }).toEqual({ payload, text: staleLink });
    expect(buttons).toEqual([[{ text: 'Открыть Kollab', webApp: `${product.appUrl}/open` }]]);
  }
});
