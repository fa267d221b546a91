import { expect, test } from '#src/app/kollab.ts';
import { toTab, words } from '#src/app/steps.ts';

test.use({ sparing: true, start: {} });

test('a rejection by call shows on the open timeline by itself', async ({ cast, openSandbox }) => {
  const lida = await cast.newcomer('Лидия');
  await lida.submit('Учусь и пишу');
  const screen = await openSandbox(lida.telegramId);
  const { app } = screen;
  await screen.pressInChat('Открыть Kollab');
  await toTab(app, 'Профиль');
  await app.getByTestId('moderation-status').click();
  await expect(app.getByTestId('timeline').getByText('Заявка отправлена')).toBeVisible();
  await cast.reject(lida, 'Расскажите подробнее');
  await expect(words(app, 'Расскажите подробнее')).toBeVisible();
  expect(await app.getByTestId('timeline').innerText()).toContain('Профиль отклонён');
  await screen.close();
});
