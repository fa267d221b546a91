import { saysInPassing } from '#src/app/in-passing.ts';
import { expect, test } from '#src/app/kollab.ts';
import { drag, type Screen } from '#src/app/sandbox-page.ts';
import { applyTo, publish } from '#src/cast/projects.ts';

test.use({ sparing: true });

async function findProject({ page, app, pressInChat }: Screen, name: string) {
  await pressInChat('Открыть Kollab');
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
