import { decideReport, getUser, listReports, reportUser } from '@kollab/contract';
import { saysInPassing } from '#src/app/in-passing.ts';
import { expect, test } from '#src/app/kollab.ts';
import type { Screen } from '#src/app/sandbox-page.ts';
import { close, unfold } from '#src/app/steps.ts';
import { type Cast, moderators, type Someone } from '#src/cast/cast.ts';
import { screensOf } from '#src/cast/chat.ts';
import { almostComplete } from '#src/cast/projects.ts';
import type { Control } from '#src/product/control.ts';

const [vera, daniil] = moderators;

test.use({ sparing: true });

async function approved(cast: Cast, firstName: string, lastName: string) {
  const someone = await cast.newcomer(firstName, lastName);
  await someone.send(almostComplete);
  await cast.approve(someone);
  return someone;
}

const look = ({ call }: Someone, { telegramId }: Someone) =>
  call(getUser, { params: { id: telegramId } });

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

test('a report from a profile comes to the chats and the queue, and its sender hears the outcome', async ({
  cast,
  product,
  control,
  openApp,
  openSandbox,
}) => {
  const { told } = cast;
  const [mila, igor] = [
    await approved(cast, 'Мила', 'Честная'),
    await approved(cast, 'Игорь', 'Громкий'),
  ];
  const screen = await openSandbox(mila.telegramId);
  const { app } = screen;
  await visit(control, screen, mila, igor);
  await app.getByRole('button', { name: 'Пожаловаться' }).click();
  const sheet = app.getByRole('dialog');
  await sheet.getByLabel('Что не так').selectOption({ label: 'Оскорбления' });
  await sheet.getByLabel('Подробности').fill('Грубит в своём статусе.');
  await saysInPassing(app, 'Жалоба отправлена. Мы расскажем, чем всё закончилось', () =>
    sheet.getByRole('button', { name: 'Отправить жалобу' }).click(),
  );
  await screen.close();

  for (const moderator of moderators) {
    const card = await told(moderator, /Новая жалоба[^]*Игорь Громкий/);
    expect(card.text).toMatch(
      /^Новая жалоба\nПрофиль: Игорь Громкий\nОскорбления\nОт кого: Мила Честная, .+\n\nГрубит в своём статусе\.$/,
    );
    expect(screensOf(card)).toEqual([
      expect.stringContaining(`${product.appUrl}/moderation?kind=report&item=`),
    ]);
  }

  const queue = await openApp(vera, '/moderation?kind=report');
  const item = queue.getByTestId('queue-card').filter({ hasText: igor.name });
  await unfold(item);
  await expect(item.getByText('Грубит в своём статусе.')).toBeVisible();
  await saysInPassing(queue, 'Жалоба отклонена', () =>
    item.getByRole('button', { name: 'Отклонить жалобу' }).click(),
  );
  await expect(item).toBeHidden();
  await close(queue);
  await told(mila.telegramId, 'Жалоба рассмотрена: в профиле Игорь Громкий нарушений нет.');
  for (const moderator of moderators) {
    const closed = await told(moderator, /Жалоба рассмотрена[^]*Игорь Громкий/);
    expect(closed.text).toContain('Решение: жалоба отклонена\nМодератор: Вера Орлова');
    expect(closed.buttons).toEqual([]);
  }
});

test('who is suspended is told, and may look but not write', async ({ cast }) => {
  const { told } = cast;
  const [nadya, boris] = [
    await approved(cast, 'Надя', 'Тихая'),
    await approved(cast, 'Борис', 'Резкий'),
  ];
  const { telegramId } = boris;
  const { reportId } = await nadya.call(reportUser, {
    params: { id: telegramId },
    body: { category: 'fraud', text: 'Просит деньги вперёд.' },
  });
  await told(daniil, /Новая жалоба[^]*Борис Резкий/);
  const judge = await cast.callAs(daniil);
  const body = { decision: 'suspend', comment: 'Обман при знакомстве' } as const;
  await judge(decideReport, { params: { id: reportId }, body });
  const open = await judge(listReports, { query: {} });
  expect(open.map(({ id }) => id)).not.toContain(reportId);

  const news = await told(telegramId, 'Ваш профиль приостановлен модератором');
  expect(news.text).toContain('Kollab доступен вам только для просмотра');
  await told(nadya.telegramId, 'Жалоба рассмотрена: профиль Борис Резкий приостановлен.');
  expect((await look(boris, nadya)).firstName).toBe('Надя');
  await expect(boris.submit('Верните деньги')).rejects.toMatchObject({
    statusCode: 403,
    code: 'suspended',
  });
});
