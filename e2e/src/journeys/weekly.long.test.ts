import { addToProjectTeam, answerInvitation, paths, setCheckInDay } from '@kollab/contract';
import { expect, test } from '#src/app/kollab.ts';
import { close, press, words } from '#src/app/steps.ts';
import { publish } from '#src/cast/projects.ts';

test.use({ sparing: true, start: {} });

test('a team says once a week how it goes, in the chat and in the app', async ({
  cast,
  control,
  openApp,
  openClock,
}) => {
  const { told, pressButton, changed } = cast;
  const { owner, project } = await publish(cast, 'Маяк на набережной', ['Смотритель']);
  const member = await cast.newcomer('Фома', 'Волнов', 'foma_volnov');
  const params = { projectId: project.id };
  await owner.call(addToProjectTeam, {
    body: { projectId: project.id, telegramId: member.telegramId },
  });
  await member.call(answerInvitation, { body: { projectId: project.id, accept: true } });
  await owner.call(setCheckInDay, { params, body: { day: new Date().getUTCDay() || 7 } });

  // A week later it is that day again, and noon.
  const clock = await openClock(14 * 24);
  await clock.pass(7 * 24, { hour: 12 });

  const question = await told(member.telegramId, 'Как идёт «Маяк на набережной»?');
  await pressButton(member.telegramId, question, 'Застряли');
  const answered = await changed(member.telegramId, question, 'Добавить пару слов');
  await pressButton(member.telegramId, answered, 'Добавить пару слов');
  const { messageId } = await told(member.telegramId, 'Ответьте на это сообщение');
  await control.write(member.telegramId, 'Ждём линзу', messageId);
  await told(member.telegramId, 'Записали, команда увидит');

  const page = await openApp(owner.telegramId, paths.messages);
  const row = page.getByTestId('waiting-row').filter({ hasText: 'Маяк на набережной' });
  await row.getByRole('button', { name: 'Застряли' }).click();
  await row.getByRole('link', { name: 'Чего не хватает?' }).click();
  await expect(
    page.getByTestId('stuck').getByRole('link', { name: /^Найти человека/ }),
  ).toBeVisible();
  await press(page, 'Идём');
  await press(page, /^Чат и встречи/);
  const week = page.getByTestId('check-in-week');
  await expect(words(week, 'Ждём линзу')).toBeVisible();
  await expect(week.getByText('Застряли')).toHaveCount(1);
  // It may be changed until the next question.
  await expect(week.getByText('Идём')).toHaveCount(1);
  await close(page);
});
