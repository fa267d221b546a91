import { renderCover } from '@kollab/sandbox/covers';
import type { Locator, Page } from '@playwright/test';
import { saysInPassing } from '#src/app/in-passing.ts';
import { expect, test } from '#src/app/kollab.ts';
import { patience } from '#src/app/open-app.ts';
import { agree, close, fail, field, fill, press, words } from '#src/app/steps.ts';
import { moderators } from '#src/cast/cast.ts';
import { applyTo, complete, create, givePlaces, publish } from '#src/cast/projects.ts';

test.describe.configure({ mode: 'parallel' });

const [vera] = moderators;

test.use({ sparing: true });

const again = 'Попробовать ещё раз';

async function told(page: Page, text: string, button = 'Понятно') {
  const dialog = page.getByRole('dialog').filter({ hasText: text });
  await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: button, exact: true }).click();
  if (button !== again) await expect(dialog).toBeHidden();
}

test('a profile that could not be sent is kept, and sent with the next try', async ({
  cast,
  openApp,
}) => {
  const { telegramId } = await cast.newcomer('Лука', 'Мореходов');
  const page = await openApp(telegramId, '/?mode=edit');
  await fill(page, { ВУЗ: 'ИТМО' });
  await saysInPassing(page, 'Отметьте согласие на публикацию', () =>
    press(page, 'Отправить на модерацию'),
  );
  await agree(page);
  const mend = await fail(page, 'send-to-moderation', 500);
  await press(page, 'Отправить на модерацию');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await field(page, 'ВУЗ').inputValue()).toBe('ИТМО');
  await mend();
  const refuse = await fail(page, 'send-to-moderation', 400);
  await told(page, 'Ошибка при отправке изменений', again);
  await told(page, 'Ошибка при отправке изменений');
  expect(await field(page, 'ВУЗ').inputValue()).toBe('ИТМО');
  await refuse();
  await press(page, 'Отправить на модерацию');
  await told(page, 'Профиль успешно отправлен на модерацию!');
  await close(page);
});

test('a photo that could not be uploaded may be tried again, and no file of another kind', async ({
  cast,
  openApp,
}) => {
  const { telegramId } = await cast.newcomer('Клим', 'Портретов');
  const page = await openApp(telegramId, '/?mode=edit');
  const input = page.getByLabel('Сменить фото');
  await input.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF') });
  await told(page, 'Неподдерживаемый формат файла.');
  const buffer = await renderCover('quietPaths');
  const mend = await fail(page, 'upload-avatar', 'connectionreset');
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const frame = page.getByLabel('Часть фото в круге, двигайте стрелками');
  await frame.press('ArrowRight');
  await press(page, 'Установить фото');
  await told(page, '❌ Не удалось загрузить фото.');
  await mend();
  const uploaded = page.waitForResponse(/upload-avatar/);
  await press(page, again);
  expect((await uploaded).status()).toBe(200);
  // The cover is 1080 × 1350: what was in the frame is as high as wide.
  const photo = page.getByRole('img', { name: /^Фото/ });
  await expect
    .poll(() => photo.evaluate((img) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([1080, 1080]);
  await close(page);
});

test('links that could not be saved stay a draft, and are saved with the next try', async ({
  cast,
  product,
  openApp,
}) => {
  const { telegramId } = await cast.newcomer('Фрол', 'Ссылкин');
  const page = await openApp(telegramId, '/profile/add-link');
  await fill(page, { Название: 'Сайт' });
  await press(page, 'Сохранить как черновик');
  await expect(words(page, 'Пожалуйста, заполните и название, и ссылку.')).toBeVisible();
  await fill(page, { Ссылка: 'site.example' });
  await press(page, 'Сохранить как черновик');
  await page.goto(`${product.appUrl}/profile/edit-links`);
  const mend = await fail(page, 'update-links', 'internetdisconnected');
  await press(page, 'Сохранить изменения');
  await told(page, 'Не удалось сохранить ссылки');
  await page.reload();
  await expect(words(page, 'site.example')).toBeVisible();
  await mend();
  await press(page, 'Сохранить изменения');
  await told(page, 'Ссылки успешно сохранены!');
  expect(await page.evaluate('JSON.stringify({ ...localStorage })')).not.toContain('site.example');
  await close(page);
});

test('a letter that could not be sent is kept, and sent with the next try', async ({
  cast,
  openApp,
}) => {
  const { project, vacancyId } = await publish(cast, 'Сад на крыше', ['Садовник']);
  const { telegramId } = await cast.newcomer('Мирон', 'Садов');
  const page = await openApp(telegramId, `/applicationform/${project.id}/${vacancyId}`);

  const letter = field(page, 'Сопроводительное письмо');
  await letter.fill('Вырастил яблоню из косточки.');
  const stop = await fail(page, '/User/apply', 500);
  await press(page, 'Отправить отклик');
  await told(page, 'Ошибка при отправке заявки');
  await stop();
  const cut = await fail(page, '/User/apply', 'internetdisconnected');
  await press(page, 'Отправить отклик');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await letter.inputValue()).toBe('Вырастил яблоню из косточки.');
  await cut();
  await told(page, 'Ошибка при отправке заявки', again);
  await told(page, 'Заявка отправлена!');
  await close(page);
});

test('who applies to a project of their own is refused by the server, and told so', async ({
  cast,
  product,
  openApp,
}) => {
  const { owner, project, vacancyId } = await publish(cast, 'Дом из соломы', ['Печник']);
  const page = await openApp(owner.telegramId, '/blog');
  await page.route(`**/vacancy/${vacancyId}`, async (route) => {
    const response = await route.fetch();
    const vacancy = (await response.json()) as { viewer: object };
    const viewer = { ...vacancy.viewer, isOwner: false, isMember: false };
    await route.fulfill({ response, json: { ...vacancy, viewer } });
  });
  await page.goto(`${product.appUrl}/applicationform/${project.id}/${vacancyId}`);
  await fill(page, { 'Сопроводительное письмо': 'Возьму сам себя.' });
  const answered = page.waitForResponse(/User\/apply/);
  await press(page, 'Отправить отклик');
  const answer = await answered;
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('Нельзя откликаться на свой проект');
  await told(page, 'Вы не можете откликнуться на свой проект!');
  await close(page);
});

test('a decision on an application that failed may be taken again', async ({
  cast,
  product,
  openApp,
}) => {
  const { owner, project, vacancyId } = await publish(cast, 'Оркестр двора', ['Скрипач']);
  await givePlaces(owner, { projectId: project.id, vacancyId }, 2);
  const accepted = await cast.newcomer('Тит', 'Смычков');
  const rejected = await cast.newcomer('Нил', 'Барабанов');
  await applyTo(project, vacancyId, accepted);
  await applyTo(project, vacancyId, rejected);
  const path = `/application/${project.id}/${vacancyId}`;
  const page = await openApp(owner.telegramId, `${path}/${accepted.telegramId}`);
  const mend = await fail(page, '/applications/', 500, 'PATCH');
  await press(page, 'Принять');
  await told(page, 'Ошибка при добавлении участника');
  await mend();
  await saysInPassing(page, 'Пользователь добавлен в проект', () => press(page, 'Принять'));

  await page.goto(`${product.appUrl}${path}/${rejected.telegramId}`);
  const keep = await fail(page, '/applications/', 'connectionreset', 'PATCH');
  await press(page, 'Отклонить');
  const sheet = page.getByRole('dialog').filter({ hasText: 'Причина' });
  const reject = sheet.getByRole('button', { name: 'Отклонить', exact: true });
  await sheet.getByLabel('Причина').fill('Нужна скрипка');
  await reject.click();
  await told(page, 'Ошибка при отклонении отклика');
  await keep();
  await press(page, 'Отклонить');
  expect(await sheet.getByLabel('Причина').inputValue()).toBe('Нужна скрипка');
  await saysInPassing(page, 'Отклик отклонён', () => reject.click());
  await close(page);
});

test('a project that could not be sent or deleted stays as it is', async ({ cast, openApp }) => {
  const owner = await cast.newcomer('Савва', 'Зодчий');
  await complete(owner);
  await owner.send({ links: [{ type: 'Сайт', url: 'https://a.example' }] });
  const page = await openApp(owner.telegramId, '/createprojectpage');
  await press(page, 'Отправить на модерацию');
  await expect(words(page, 'Название проекта не может быть пустым')).toBeVisible();
  await expect(words(page, 'Описание проекта не может быть пустым')).toBeVisible();
  await fill(page, { Название: 'Мост' });
  await fill(page, { Описание: 'Строим мост через овраг.' });
  const cut = await fail(page, 'upload-project-cover', 500);
  const cover = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await renderCover('quietPaths') };
  await page.locator('input[type="file"]').setInputFiles(cover);
  await told(page, 'Ошибка при загрузке изображения');
  await cut();
  const mend = await fail(page, 'create-project', 'connectionreset');
  await press(page, 'Отправить на модерацию');
  await expect(page.getByText('Отправить без обложки?')).toBeVisible();
  await press(page, 'Отправить без неё');
  await told(page, 'Ошибка при отправке проекта. Попробуйте ещё раз.');
  expect(await field(page, 'Название').inputValue()).toBe('Мост');
  await mend();
  await press(page, 'Отправить на модерацию');
  await press(page, 'Отправить без неё');
  await told(page, 'Проект отправлен на модерацию!');
  await page.getByTestId('own-project').getByText('Мост').click();
  const keep = await fail(page, 'delete-project', 500);
  await press(page, 'Удалить проект');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await told(page, 'Ошибка при удалении проекта');
  await keep();
  await press(page, 'Удалить проект');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(words(page, 'Удалён')).toBeVisible();
  await close(page);
});

/** A queue that has just moved lets no press through: pressed as long as nothing comes of it. */
const pressUntil = (button: Locator, outcome: Locator, state: 'visible' | 'hidden' = 'visible') =>
  expect(async () => {
    // Gone, where an earlier press was late to show what came of it.
    await button.click({ timeout: 2000 }).catch(() => undefined);
    await outcome.waitFor({ state, timeout: 2000 });
  }).toPass({ timeout: patience });

test('what a moderator could not decide is said in the card, and may be decided again', async ({
  cast,
  product,
  openApp,
}) => {
  const applicant = await cast.newcomer('Устин', 'Проверкин');
  await applicant.submit('Жду проверки');
  const owner = await cast.newcomer('Влас', 'Маяков');
  await complete(owner);
  await owner.send({ links: [{ type: 'Сайт', url: 'https://a.example' }] });
  const name = `Маяк ${owner.telegramId}`;
  const project = await create(owner, name);
  const page = await openApp(vera, '/blog');
  const stopped = await fail(page, 'set-all-in-review', 500);
  await page.goto(`${product.appUrl}/`);
  await press(page, 'Профили на модерации');
  await expect(words(page, 'Ошибка при обновлении статусов профилей.')).toBeVisible();
  await stopped();
  await press(page, 'Профили на модерации');
  await page.waitForURL('**/moderation');

  for (const [kind, id, approve, reject] of [
    [
      'profile',
      String(applicant.telegramId),
      'Ошибка при одобрении профиля',
      'Ошибка при отклонении профиля',
    ],
    ['project', project.id, 'Ошибка при одобрении проекта', 'Ошибка при отклонении проекта'],
  ] as const) {
    await page.goto(`${product.appUrl}/moderation?kind=${kind}&item=${id}`);
    const card = page
      .getByRole('article')
      .filter({ hasText: kind === 'profile' ? applicant.name : name });
    const mends = [
      await fail(page, `approve-${kind}`, 500),
      await fail(page, `reject-${kind}`, 'connectionreset'),
    ];
    const dialog = page.getByRole('dialog');
    const toReject = card.getByRole('button', { name: 'Отклонить', exact: true });
    await pressUntil(
      card.getByRole('button', { name: 'Одобрить' }),
      card.getByText(approve, { exact: true }),
    );
    await pressUntil(toReject, dialog.getByLabel('Причина'));
    await dialog.getByLabel('Причина').fill('Мало слов');
    await pressUntil(
      dialog.getByRole('button', { name: 'Отклонить', exact: true }),
      card.getByText(reject, { exact: true }),
    );
    await pressUntil(toReject, dialog.getByLabel('Причина'));
    expect(await dialog.getByLabel('Причина').inputValue()).toBe('Мало слов');
    for (const mend of mends) await mend();
    // Others join the queue meanwhile: a press on what has just moved does not count.
    await pressUntil(
      dialog.getByRole('button', { name: 'Отклонить', exact: true }),
      card,
      'hidden',
    );
  }
  await close(page);
});
