import { getProject, listProjectsOf } from '@kollab/contract';
import { renderCover } from '@kollab/sandbox/covers';
import { expect, test } from 'vitest';
import { useSharedKollab } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { says, sees, seesNo } from '#src/app/sees.ts';
import { field, fill, press, toTab, unfold } from '#src/app/steps.ts';
import { moderators } from '#src/cast/cast.ts';
import { almostComplete, approve, complete, create } from '#src/cast/projects.ts';

const [vera, daniil] = moderators;

const { cast, openSandbox } = await useSharedKollab({ sparing: true });
const { told, pressButton, changed, slowCards } = cast;

const read = ({ app }: Screen, label: string) => field(app, label).inputValue();

async function addTag({ app }: Screen, label: string, tag: string) {
  await app.getByLabel(label).fill(tag);
  await app.getByLabel(label).press('Enter');
}

async function pick(screen: Screen, name: string) {
  await fill(screen.app, { 'Найти людей': name });
  await press(screen.app, `Добавить: ${name}`);
  await sees(screen.app.getByTestId('picked').getByText(name));
}

/** Fills the profile on, up to 89 %: a skill, sent to the moderators. */
async function addSkill(screen: Screen) {
  const { app, mainButton, acknowledge } = screen;
  await app.getByTestId('completion').click();
  await app.getByTestId('edit-toggle').click();
  await app.locator('a[href="/profile/add-tag"]').first().click();
  await addTag(screen, 'Найти или добавить навык', 'Python');
  await says(app, 'Python');
  await screen.back();
  await mainButton('Отправить на модерацию');
  await acknowledge('Профиль успешно отправлен на модерацию!');
}

async function writeVacancy(screen: Screen, title: string) {
  await press(screen.app, 'Добавить вакансию');
  await sees(screen.app.getByLabel('Теги вакансии'));
  await fill(screen.app, { Название: title });
  await addTag(screen, 'Теги вакансии', 'Python');
  await screen.reload();
  expect(await read(screen, 'Название')).toBe(title);
  await fill(screen.app, { Задачи: 'Собрать первые данные' });
  await screen.mainButton('Сохранить вакансию');
  await sees(screen.app.getByTestId('vacancies').getByText(title));
}

test('an owner fills the profile, makes a project, has it approved and finds it in the carousel', async () => {
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
  await sees(app.getByTestId('shown-card'));
  await sees(app.getByTestId('completion').getByText('78'));
  await press(screen.app, 'Управление проектами');
  await acknowledge('Чтобы создать проект, заполните профиль хотя бы на 80%');
  await sees(app.getByTestId('shown-card'));
  await addSkill(screen);
  await toTab(screen.app, 'Проекты');
  await sees(app.getByTestId('shown-card'));
  await sees(app.getByTestId('completion').getByText('89'));
  await press(screen.app, 'Управление проектами');
  await mainButton('Добавить проект');

  await fill(screen.app, { Название: 'Реки под городом', Описание: 'Рисуем карту рек в трубах.' });
  const cover = {
    name: 'river.jpg',
    mimeType: 'image/jpeg',
    buffer: await renderCover('quietPaths'),
  };
  await app.locator('input[type="file"]').setInputFiles(cover);
  await sees(app.getByRole('button', { name: 'Убрать обложку' }));
  await reload();
  expect(await read(screen, 'Название')).toBe('Реки под городом');
  await sees(app.getByRole('button', { name: 'Убрать обложку' }));
  await press(screen.app, 'Добавить участников');
  for (const { name } of invited) await pick(screen, name);
  await mainButton('Готово');
  await writeVacancy(screen, 'Картограф');
  await writeVacancy(screen, 'Исследователь архивов');
  await reload();
  await sees(app.getByText('Участники · 2'));
  await sees(app.getByText('Вакансии · 2'));
  await mainButton('Отправить на модерацию');
  await acknowledge('Проект отправлен на модерацию!');
  await sees(app.getByTestId('own-project').getByText('На проверке'));

  await become(vera);
  await told(/Проект на проверке[^]*Реки под городом/);
  await screen.pressUnder('Реки под городом', 'Одобрить');
  await told(/Реки под городом[^]*Одобрено: Вера Орлова/);
  await become(owner.telegramId);
  await told('Проект «Реки под городом» одобрен: теперь его видят все.');
  await screen.back();
  await sees(app.getByTestId('shown-card').getByText('Реки под городом'));
  await screen.close();

  const [project] = await owner.call(listProjectsOf, { params: { telegramId: owner.telegramId } });
  expect(project).toMatchObject({ status: 'одобрено', participantsCount: 1, vacanciesCount: 2 });
  expect(project?.coverImage).toMatch(/^\/uploads\//);
  expect(project?.palette.length).toBeGreaterThan(0);
});

test('one invited person accepts in the chat, another declines on the screen, and late presses do nothing', async () => {
  const owner = await cast.newcomer('Лавр', 'Снегов', 'lavr_snegov');
  await complete(owner);
  const [kim, tea] = [
    await cast.newcomer('Ким', 'Рябов', 'kim_r'),
    await cast.newcomer('Тея', 'Рябова', 'teya_r'),
  ];
  const people = [kim, tea].map(({ telegramId, name }) => ({ telegramId, name }));
  const { id } = await create(owner, 'Ночной театр', [], people);
  await approve(cast, id);
  const invitationOf = (telegramId: number) =>
    told(telegramId, 'приглашает вас в проект «Ночной театр»');

  const toKim = await invitationOf(kim.telegramId);
  const kimPresses = (button: string) => pressButton(kim.telegramId, toKim, button);
  await slowCards(kim.telegramId);
  expect((await kimPresses('Принять')).answer).toBe('Вы в команде');
  await kimPresses('Отказаться');
  const asked = await changed(kim.telegramId, toKim, 'Да, отказаться');
  const late = await pressButton(kim.telegramId, asked, 'Да, отказаться');
  expect(late.answer).toBe('уже обработано');
  await told(kim.telegramId, 'Вы в команде проекта «Ночной театр»');
  await told(owner.telegramId, /Приглашение принято[^]*Ким Рябов/);

  const toTea = await invitationOf(tea.telegramId);
  const screen = await openSandbox(tea.telegramId);
  await screen.pressInChat('Открыть Kollab');
  await toTab(screen.app, 'Сегодня');
  const row = screen.app.getByTestId('waiting-row').filter({ hasText: 'Ночной театр' });
  await sees(row);
  await slowCards(tea.telegramId);
  await press(screen.app, 'Отказаться');
  await sees(row.getByText('Приглашение отклонено'));
  // Who goes on means it.
  await toTab(screen.app, 'Профиль');
  await told(owner.telegramId, /Приглашение в проект[^]*Тея Рябова/);
  const tooLate = await pressButton(tea.telegramId, toTea, 'Принять');
  expect(tooLate.answer).toBe('уже обработано');
  await screen.told('Вы отказались от приглашения в проект «Ночной театр».');
  await screen.close();
  const { participants } = await owner.call(getProject, { params: { projectId: id } });
  expect(participants.map(({ name }) => name)).toEqual([owner.name, kim.name]);
});

test('a project rejected in the app is mended by its owner and sent again', async () => {
  const reason = 'Расскажите, для кого это и кого вы ищете';
  const owner = await cast.newcomer('Платон', 'Зимин', 'platon_zimin');
  await complete(owner);
  const { id } = await create(owner, 'Музей звуков');
  const screen = await openSandbox(daniil);
  const { app, become, mainButton } = screen;
  await screen.told(/Проект на проверке[^]*Музей звуков/);
  await screen.pressInChat('Открыть Kollab');
  await toTab(app, 'Профиль');
  await press(screen.app, 'Профили на модерации');
  await app.getByRole('tab', { name: /^Проекты/ }).click();
  const card = app.getByTestId('queue-card').filter({ hasText: 'Музей звуков' });
  await unfold(card);
  await card.getByRole('button', { name: 'Отклонить' }).click();
  const sheet = app.getByRole('dialog');
  await sheet.getByLabel('Причина').fill('Нет');
  await sheet.getByRole('button', { name: 'Отклонить' }).click();
  await sees(sheet.getByText('Нужно ≥5 символов'));
  await sheet.getByLabel('Причина').fill(reason);
  await sheet.getByRole('button', { name: 'Отклонить' }).click();
  await seesNo(card);
  await screen.told(/Музей звуков[^]*Отклонено: Даниил Орехов/);

  await become(owner.telegramId);
  await screen.told(reason);
  await screen.pressUnder(reason, 'Исправить');
  await sees(app.getByTestId('rejection').getByText(reason));
  await fill(screen.app, { Описание: 'Собираем звуки улиц для незрячих. Ищем звукорежиссёра.' });
  await mainButton('Отправить на модерацию');
  await screen.acknowledge('Проект отправлен на модерацию!');
  await sees(app.getByTestId('project-status').getByText('На проверке'));
  await become(daniil);
  await screen.told(/Проект на проверке[^]*Ищем звукорежиссёра/);
  await screen.close();
  const own = await owner.call(getProject, { params: { projectId: id } });
  expect(own).toMatchObject({ status: 'pending', rejectionReason: null });
});
