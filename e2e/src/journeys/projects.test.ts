import { listProjectsOf } from '@kollab/contract';
import { renderCover } from '@kollab/sandbox/covers';
import { expect, test } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { field, fill, press, toTab, words } from '#src/app/steps.ts';
import { moderators } from '#src/cast/cast.ts';
import { almostComplete } from '#src/cast/projects.ts';

const [vera] = moderators;

test.use({ sparing: true });

const read = ({ app }: Screen, label: string) => field(app, label).inputValue();

async function addTag({ app }: Screen, label: string, tag: string) {
  await app.getByLabel(label).fill(tag);
  await app.getByLabel(label).press('Enter');
}

async function pick(screen: Screen, name: string) {
  await fill(screen.app, { 'Найти людей': name });
  await press(screen.app, `Добавить: ${name}`);
  await expect(screen.app.getByTestId('picked').getByText(name)).toBeVisible();
}

/** Makes the profile 89 % complete. */
async function addSkill(screen: Screen) {
  const { app, mainButton, acknowledge } = screen;
  await app.getByTestId('completion').click();
  await app.getByTestId('edit-toggle').click();
  await app.locator('a[href="/profile/add-tag"]').first().click();
  await addTag(screen, 'Найти или добавить навык', 'Python');
  await expect(words(app, 'Python')).toBeVisible();
  await screen.back();
  await mainButton('Отправить на модерацию');
  await acknowledge('Профиль успешно отправлен на модерацию!');
}

async function writeVacancy(screen: Screen, title: string) {
  await press(screen.app, 'Добавить вакансию');
  await expect(screen.app.getByLabel('Теги вакансии')).toBeVisible();
  await fill(screen.app, { Название: title });
  await addTag(screen, 'Теги вакансии', 'Python');
  await screen.reload();
  expect(await read(screen, 'Название')).toBe(title);
  await fill(screen.app, { Задачи: 'Собрать первые данные' });
  await screen.mainButton('Сохранить вакансию');
  await expect(screen.app.getByTestId('vacancies').getByText(title)).toBeVisible();
}

test('an owner fills the profile, makes a project, has it approved and finds it in the carousel', async ({
  cast,
  openSandbox,
}) => {
  const owner = await cast.newcomer('Севастьян', 'Лугов', 'seva_lugov');
  await owner.send(almostComplete);
  const invited = [
    await cast.newcomer('Фаддей', 'Громов', 'fadd_gromov'),
    await cast.newcomer('Есения', 'Волкова', 'esya_volkova'),
  ];
  const screen = await openSandbox(owner.telegramId);
  const { app, become, mainButton, reload, acknowledge, told } = screen;
  await screen.pressInChat('Открыть Kollab');
  await toTab(screen.app, 'Проекты');
  await expect(app.getByTestId('shown-card')).toBeVisible();
  await expect(app.getByTestId('completion').getByText('78')).toBeVisible();
  await press(screen.app, 'Управление проектами');
  await acknowledge('Чтобы создать проект, заполните профиль хотя бы на 80%');
  await expect(app.getByTestId('shown-card')).toBeVisible();
  await addSkill(screen);
  await toTab(screen.app, 'Проекты');
  await expect(app.getByTestId('shown-card')).toBeVisible();
  await expect(app.getByTestId('completion').getByText('89')).toBeVisible();
  await press(screen.app, 'Управление проектами');
  await mainButton('Добавить проект');

  await fill(screen.app, { Название: 'Реки под городом', Описание: 'Рисуем карту рек в трубах.' });
  const cover = {
    name: 'river.jpg',
    mimeType: 'image/jpeg',
    buffer: await renderCover('quietPaths'),
  };
  await app.locator('input[type="file"]').setInputFiles(cover);
  await expect(app.getByRole('button', { name: 'Убрать обложку' })).toBeVisible();
  await reload();
  expect(await read(screen, 'Название')).toBe('Реки под городом');
  await expect(app.getByRole('button', { name: 'Убрать обложку' })).toBeVisible();
  await press(screen.app, 'Добавить участников');
  for (const { name } of invited) await pick(screen, name);
  await mainButton('Готово');
  await writeVacancy(screen, 'Картограф');
  await writeVacancy(screen, 'Исследователь архивов');
  await reload();
  await expect(app.getByText('Участники · 2')).toBeVisible();
  await expect(app.getByText('Вакансии · 2')).toBeVisible();
  await mainButton('Отправить на модерацию');
  await acknowledge('Проект отправлен на модерацию!');
  await expect(app.getByTestId('own-project').getByText('На проверке')).toBeVisible();

  await become(vera);
  await told(/Проект на проверке[^]*Реки под городом/);
  await screen.pressUnder('Реки под городом', 'Одобрить');
  await told(/Реки под городом[^]*Одобрено: Вера Орлова/);
  await become(owner.telegramId);
  await told('Проект «Реки под городом» одобрен: теперь его видят все.');
  await screen.back();
  await expect(app.getByTestId('shown-card').getByText('Реки под городом')).toBeVisible();
  await screen.close();

  const [project] = await owner.call(listProjectsOf, { params: { telegramId: owner.telegramId } });
  expect(project).toMatchObject({ status: 'одобрено', participantsCount: 1, vacanciesCount: 2 });
  expect(project?.coverImage).toMatch(/^\/uploads\//);
  expect(project?.palette.length).toBeGreaterThan(0);
});
