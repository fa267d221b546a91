import { getUser, searchUsers } from '@kollab/contract';
import { saysInPassing } from '#src/app/in-passing.ts';
import { expect, test } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import type { Cast, Someone } from '#src/cast/cast.ts';
import { almostComplete } from '#src/cast/projects.ts';
import type { Control } from '#src/product/control.ts';

test.use({ sparing: true });

async function approved(cast: Cast, firstName: string, lastName: string) {
  const someone = await cast.newcomer(firstName, lastName);
  await someone.send(almostComplete);
  await cast.approve(someone);
  return someone;
}

const found = async ({ call }: Someone, { name, telegramId }: Someone) =>
  (await call(searchUsers, { query: { query: name } })).some(
    (card) => card.telegramId === telegramId,
  );

const look = ({ call }: Someone, { telegramId }: Someone) =>
  call(getUser, { params: { id: telegramId } });

const notFound = { statusCode: 404, code: 'userNotFound' };

async function visit(
  control: Control,
  { page, app }: Screen,
  by: Someone,
  { telegramId, name }: Someone,
) {
  const link = `https://t.me/kollab_sandbox_bot?startapp=u_${telegramId}`;
  await control.write(by.telegramId, link);
  await page.locator(`a[href$="startapp=u_${telegramId}"]`).last().click();
  await expect(app.getByRole('heading', { name })).toBeVisible();
}

test('blocking hides both from each other', async ({ cast, control, openSandbox }) => {
  const { ask } = cast;
  const [asya, egor] = [
    await approved(cast, 'Ася', 'Закрытая'),
    await approved(cast, 'Егор', 'Навязчивый'),
  ];
  expect([await found(asya, egor), await found(egor, asya)]).toEqual([true, true]);
  const screen = await openSandbox(asya.telegramId);
  const { app, page } = screen;
  await visit(control, screen, asya, egor);
  await app.getByRole('button', { name: 'Заблокировать' }).click();
  await saysInPassing(app, 'Егор Навязчивый: профиль заблокирован', () =>
    page.getByTestId('popup').getByRole('button', { name: 'Заблокировать' }).click(),
  );
  await app.getByRole('searchbox').or(app.getByRole('textbox')).first().fill('Егор Навязчивый');
  await expect(app.getByText('Пользователи не найдены')).toBeVisible();
  await screen.close();

  expect([await found(asya, egor), await found(egor, asya)]).toEqual([false, false]);
  await expect(look(asya, egor)).rejects.toMatchObject(notFound);
  await expect(look(egor, asya)).rejects.toMatchObject(notFound);
  const { text } = await ask(egor.telegramId, `/start u_${asya.telegramId}`);
  expect(text).toContain('Этой ссылки больше нет');
});
