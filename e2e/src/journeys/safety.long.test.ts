import { getUser, searchUsers } from '@kollab/contract';
import { expect, test } from 'vitest';
import { useSharedKollab } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { sees, saysInPassing } from '#src/app/sees.ts';
import { type Someone } from '#src/cast/cast.ts';
import { almostComplete } from '#src/cast/projects.ts';

const { cast, control, openSandbox } = await useSharedKollab({ sparing: true });
const { ask } = cast;

/** Somebody whom everyone sees and finds. */
async function approved(firstName: string, lastName: string) {
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

/** Opens another's profile by its link in the chat. */
async function visit({ page, app }: Screen, by: Someone, { telegramId, name }: Someone) {
  const link = `https://t.me/kollab_sandbox_bot?startapp=u_${telegramId}`;
  await control.write(by.telegramId, link);
  await page.locator(`a[href$="startapp=u_${telegramId}"]`).last().click();
  await sees(app.getByRole('heading', { name }));
}

test('blocking hides both from each other', async () => {
  const [asya, egor] = [await approved('Ася', 'Закрытая'), await approved('Егор', 'Навязчивый')];
  expect([await found(asya, egor), await found(egor, asya)]).toEqual([true, true]);
  const screen = await openSandbox(asya.telegramId);
  const { app, page } = screen;
  await visit(screen, asya, egor);
  await app.getByRole('button', { name: 'Заблокировать' }).click();
  await saysInPassing(app, 'Егор Навязчивый: профиль заблокирован', () =>
    page.getByTestId('popup').getByRole('button', { name: 'Заблокировать' }).click(),
  );
  await app.getByRole('searchbox').or(app.getByRole('textbox')).first().fill('Егор Навязчивый');
  await sees(app.getByText('Пользователи не найдены'));
  await screen.close();

  expect([await found(asya, egor), await found(egor, asya)]).toEqual([false, false]);
  await expect(look(asya, egor)).rejects.toMatchObject(notFound);
  await expect(look(egor, asya)).rejects.toMatchObject(notFound);
  const { text } = await ask(egor.telegramId, `/start u_${asya.telegramId}`);
  expect(text).toContain('Этой ссылки больше нет');
});
