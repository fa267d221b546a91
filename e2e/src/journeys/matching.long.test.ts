import { createProject, listOwnApplications, paths } from '@kollab/contract';
import { expect, test } from '#src/app/kollab.ts';
import { agree, close, field, fill, press, startEditing, words } from '#src/app/steps.ts';
import type { Cast } from '#src/cast/cast.ts';
import { approve, complete } from '#src/cast/projects.ts';

test.use({ sparing: true });

const skills = ['Оригами', 'Лепка из глины', 'Вышивка гладью'];

async function publishWanting(cast: Cast, title: string, tags: string[]) {
  const owner = await cast.newcomer('Клавдия', 'Мастерова', `klava_${Date.now()}`);
  await complete(owner);
  const { id, vacancies } = await owner.call(createProject, {
    body: {
      telegramId: owner.telegramId,
      name: 'Мастерская во дворе',
      description: 'Учим соседей делать красивое руками.',
      stage: 'Seed Stage',
      coverImage: null,
      tags: ['Ремёсла'],
      vacancies: [
        {
          title,
          tags,
          level: null,
          experience: null,
          tasks: 'Вести занятия',
          requirements: '',
          conditions: '',
          hoursAWeek: null,
          until: null,
        },
      ],
      participants: [],
    },
  });
  await approve(cast, id);
  const [vacancyId = ''] = vacancies.map((vacancy) => vacancy.id);
  return { owner, projectId: id, vacancyId };
}

test('a newcomer adds three skills, sees at once what wants them, then what fits and why, and applies', async ({
  cast,
  product,
  openApp,
}) => {
  const { owner, projectId, vacancyId } = await publishWanting(cast, 'Ведущая кружка', [
    'Оригами',
    'Лепка из глины',
    'Гончарный круг',
  ]);
  const marfa = await cast.newcomer('Марфа', 'Умелова', 'marfa_umelova');
  const page = await openApp(marfa.telegramId, paths.messages);
  await press(page, /Добавьте 3 навыка, и мы подберём/);
  for (const skill of skills) {
    await fill(page, { 'Найти или добавить навык': skill });
    await field(page, 'Найти или добавить навык').press('Enter');
    await expect(page.getByRole('button', { name: `Убрать ${skill}` })).toBeVisible();
  }
  await press(page, 'Готово');
  const card = page.getByTestId('matched-vacancy').filter({ hasText: 'Ведущая кружка' });
  await expect(card.getByText(/^Общее: .*Оригами/)).toBeVisible();
  await page.goto(`${product.appUrl}/`);
  await startEditing(page);
  await agree(page);
  await press(page, 'Отправить на модерацию');
  await press(page, 'Понятно');
  await cast.approve(marfa);

  await page.goto(product.appUrl + paths.ownApplications);
  await expect(card.getByText(/Не хватает: Гончарный круг/)).toBeVisible();
  await press(card, 'Ведущая кружка');
  const own = page.getByTestId('own-match');
  await expect(own.locator('[data-mark="matched"]').getByText('Лепка из глины')).toBeVisible();
  await expect(own.getByText(/Не хватает: .*Гончарный круг/).last()).toBeVisible();
  await press(page, 'Откликнуться');
  await fill(page, { 'Сопроводительное письмо': 'Складываю журавликов с детства.' });
  await press(page, 'Отправить отклик');
  await expect(words(page, 'Заявка отправлена!')).toBeVisible();
  await close(page);
  const { telegramId } = marfa;
  const [applied] = await marfa.call(listOwnApplications, { params: { telegramId }, query: {} });
  expect(applied?.vacancyId).toBe(vacancyId);

  const owners = await openApp(owner.telegramId, paths.projectApplications(projectId));
  await expect(owners.getByText(/Общее: .*Оригами.*Не хватает: Гончарный круг/)).toBeVisible();
  await close(owners);
});

test('an owner sees whom a vacancy would suit, calls them, and they come', async ({
  cast,
  openApp,
}) => {
  const wanted = ['Кружевоплетение', 'Макраме'];
  const { owner, projectId, vacancyId } = await publishWanting(cast, 'Мастер узлов', wanted);
  const lukerya = await cast.newcomer('Лукерья', 'Узлова', 'lukerya_uzlova');
  await lukerya.send({ tags: wanted });
  await cast.approve(lukerya);

  const page = await openApp(owner.telegramId, paths.vacancy(projectId, vacancyId));
  const card = page.getByTestId('matched-person').filter({ hasText: 'Лукерья Узлова' });
  await expect(card.getByText(/Общее: .*Макраме/)).toBeVisible();
  await press(card, /^Позвать откликнуться/);
  await expect(card.getByRole('status')).toHaveText('Бот передаст приглашение');
  await expect(card.getByText('Позвали', { exact: true })).toBeVisible();
  await close(page);
  const told = await cast.told(lukerya.telegramId, 'Мастер узлов');
  expect(told).toBeDefined();
});
