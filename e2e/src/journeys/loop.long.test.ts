import { expect, test } from 'vitest';
import { useOwnKollab } from '#src/app/kollab.ts';
import { says, sees } from '#src/app/sees.ts';
import { toTab } from '#src/app/steps.ts';

const { cast, openSandbox } = await useOwnKollab({ sparing: true });

test('a rejection by call shows on the open timeline by itself', async () => {
  const lida = await cast.newcomer('Лидия');
  await lida.submit('Учусь и пишу');
  const screen = await openSandbox(lida.telegramId);
  const { app } = screen;
  await screen.pressInChat('Открыть Kollab');
  await toTab(app, 'Профиль');
  await app.getByTestId('moderation-status').click();
  await sees(app.getByTestId('timeline').getByText('Заявка отправлена'));
  await cast.reject(lida, 'Расскажите подробнее');
  await says(app, 'Расскажите подробнее');
  expect(await app.getByTestId('timeline').innerText()).toContain('Профиль отклонён');
  await screen.close();
});
