import { openClock } from '@kollab/api/test/let-time-pass';
import { addToProjectTeam, answerInvitation, paths, setCheckInDay } from '@kollab/contract';
import { expect, onTestFinished, test } from 'vitest';
import { useOwnKollab } from '#src/app/kollab.ts';
import { says, sees } from '#src/app/sees.ts';
import { close, press } from '#src/app/steps.ts';
import { publish } from '#src/cast/projects.ts';

const { product, cast, control, openApp } = await useOwnKollab({ sparing: true });
const { changed, pressButton, told } = cast;

test('a team says once a week how it goes, in the chat and in the app', async () => {
  const { owner, project } = await publish(cast, 'Маяк на набережной', ['Смотритель']);
  const member = await cast.newcomer('Фома', 'Волнов', 'foma_volnov');
  const params = { projectId: project.id };
  await owner.call(addToProjectTeam, {
    body: { projectId: project.id, telegramId: member.telegramId },
  });
  await member.call(answerInvitation, { body: { projectId: project.id, accept: true } });
  await owner.call(setCheckInDay, { params, body: { day: new Date().getUTCDay() || 7 } });

  // A week later it is that day again, and noon.
  const clock = await openClock(product.dataDir, 14 * 24);
  onTestFinished(clock.close);
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
  await sees(page.getByTestId('stuck').getByRole('link', { name: /^Найти человека/ }));
  const week = page.getByTestId('check-in-week');
  await says(week, 'Ждём линзу');
  await expect.poll(() => week.getByText('Застряли').count()).toBe(2);

  // It may be changed until the next question.
  await press(page, 'Идём');
  await expect.poll(() => week.getByText('Идём').count()).toBe(1);
  await close(page);
});
