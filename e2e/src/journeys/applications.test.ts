import { paths } from '@kollab/contract';
import { saysInPassing } from '#src/app/in-passing.ts';
import { expect, test } from '#src/app/kollab.ts';
import { drag, type Screen } from '#src/app/sandbox-page.ts';
import { close, fill, press, toTab, words } from '#src/app/steps.ts';
import type { Cast } from '#src/cast/cast.ts';
import { applyTo, complete, givePlaces, publish } from '#src/cast/projects.ts';

test.use({ sparing: true });

async function findProject({ page, app, pressInChat }: Screen, name: string) {
  await pressInChat('Открыть Kollab');
  await toTab(app, 'Проекты');
  const shown = app.getByTestId('shown-card');
  const heading = shown.getByRole('heading', { name });
  await expect(heading).toBeVisible();
  await drag(page, shown.getByRole('heading'), -80, 0);
  await expect(heading).toBeHidden();
  await app.getByRole('button', { name: 'Предыдущий проект' }).click();
  await expect(heading).toBeVisible();
  await drag(page, shown.getByTestId('panel-preview'), 0, -80);
  await expect(app.getByTestId('project-panel')).toBeVisible();
  await expect(app.getByTestId('tabbar')).toBeHidden();
}

test('a student finds a project, applies and is accepted, and who else waited is answered', async ({
  cast,
  openSandbox,
}) => {
  const { told } = cast;
  const { owner, project, vacancyId } = await publish(cast, 'Оранжерея на крыше', ['Агроном']);
  const other = await cast.newcomer('Ждан', 'Полевой', 'zhdan_polevoy');
  await applyTo(project, vacancyId, other);
  const ada = await cast.newcomer('Ада', 'Липова', 'ada_lipova');

  const screen = await openSandbox(ada.telegramId);
  const { app } = screen;
  await findProject(screen, 'Оранжерея на крыше');
  await app.getByTestId('project-panel').getByRole('link', { name: 'Агроном' }).click();
  await screen.mainButton('Откликнуться');
  await app.getByLabel('Сопроводительное письмо').fill('Вырастила лимон в общежитии.');
  await screen.mainButton('Отправить отклик');
  await screen.acknowledge('Заявка отправлена!');
  const own = app.getByTestId('own-application');
  await expect(own.getByText('На рассмотрении')).toBeVisible();

  const owners = await openSandbox(owner.telegramId);
  await owners.told(/Новый отклик[^]*Ада Липова[^]*Вырастила лимон/);
  await owners.pressUnder('Ада Липова', 'Открыть');
  await saysInPassing(owners.app, 'Пользователь добавлен в проект', () =>
    owners.mainButton('Принять'),
  );
  await expect(own.getByText('Принят', { exact: true })).toBeVisible();
  await screen.told(/Вас приняли в команду проекта «Оранжерея на крыше»[^]*Роман Берёзов/);
  await owners.told(/Принят[^]*Познакомьтесь: Ада Липова/);
  await screen.close();

  // The only place is taken.
  await told(other.telegramId, /На вакансию «Агроном» в проекте «Оранжерея на крыше» уже набрали/);
  await owners.app.getByRole('link', { name: 'Оранжерея на крыше' }).click();
  await expect(owners.app.getByTestId('participant').getByText('Ада Липова')).toBeVisible();
  await owners.close();
});

async function approved(cast: Cast, firstName: string, lastName: string) {
  const person = await cast.newcomer(firstName, lastName);
  await complete(person);
  await cast.approve(person);
  return person;
}

test('two apply together, are accepted with one press, and their team is to meet', async ({
  cast,
  openApp,
}) => {
  const { told } = cast;
  const name = 'Парный велосипед';
  const { owner, project, vacancyId } = await publish(cast, name, ['Механик']);
  await givePlaces(owner, { projectId: project.id, vacancyId }, 2);
  const [ada, lev] = await Promise.all([
    approved(cast, 'Ада', 'Тандемова'),
    approved(cast, 'Лев', 'Тандемов'),
  ]);

  const adas = await openApp(ada.telegramId, paths.applicationForm(project.id, vacancyId));
  await fill(adas, { 'Сопроводительное письмо': 'Кручу педали впереди.' });
  await press(adas, 'Откликнуться вдвоём');
  await fill(adas, { 'Найти людей': lev.name });
  await press(adas, `Позвать: ${lev.name}`);
  await expect(adas.getByTestId('partner').getByText(lev.name)).toBeVisible();
  await press(adas, 'Отправить приглашение');
  await press(adas, 'Понятно');
  await expect(adas.getByTestId('open-pairs').getByText(`Ждём ответа: ${lev.name}`)).toBeVisible();

  await told(lev.telegramId, /Ада Тандемова[^]*вдвоём/);
  const levs = await openApp(lev.telegramId, paths.messages);
  await press(levs.getByTestId('waiting'), `Откликнуться: ${ada.name}`);
  await fill(levs, { 'Ваше письмо': 'А я сзади, и с насосом.' });
  await press(levs, /^Откликнуться вдвоём/);
  await expect(words(levs, `Вдвоём: ${ada.name}`)).toBeVisible();

  await told(owner.telegramId, /Новый отклик вдвоём[^]*впереди[^]*с насосом/);
  const owners = await openApp(owner.telegramId, paths.messages);
  await press(owners, `Принять обоих: ${ada.name} и ${lev.name}`);
  await expect(words(owners, 'Оба добавлены в проект')).toBeVisible();
  await close(owners);
  await told(owner.telegramId, /В команде проекта «Парный велосипед»[^]*Когда созвонитесь/);

  for (const page of [adas, levs]) {
    await page.goto(new URL(paths.messages, page.url()).href);
    await expect(page.getByRole('link', { name: `Вы в команде проекта «${name}»` })).toBeVisible();
    await close(page);
  }
});
