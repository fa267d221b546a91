import { paths } from '@kollab/contract';
import { expect, type OpenApp, test } from '#src/app/kollab.ts';
import { close, words } from '#src/app/steps.ts';
import { moderators } from '#src/cast/cast.ts';
import { keepDiary, type Told } from '#src/cast/diary.ts';
import { planWeek } from '#src/cast/week.ts';

const [vera] = moderators;

test.use({ start: {} });

const mostADay = (told: readonly Told[]) =>
  Math.max(0, ...[...Map.groupBy(told, ({ day }) => day).values()].map(({ length }) => length));

const reminds = /^(Вы просили напомнить|Вы сохранили|Жд[её]т ответа|Ждут ответа|Вакансия .* давно)/;
const digests = /^(Новое по вашим поискам|Вам может подойти|За день)/;

async function acceptOlga(openApp: OpenApp, ownerId: number) {
  const page = await openApp(ownerId, paths.messages);
  const rows = page.getByTestId('waiting-row');
  await expect.poll(() => rows.count()).toBe(3);
  const row = rows.filter({ hasText: 'Ольга' });
  await row.getByRole('button', { name: 'Принять' }).click();
  await expect(words(row, 'Пользователь добавлен в проект')).toBeVisible();
  await close(page);
}

test('a week of a student, an owner and a moderator is told in few messages, and none by night', async ({
  cast,
  control,
  openApp,
  openClock,
}) => {
  const { student, owner, days } = await planWeek(cast);
  // From a Tuesday noon on; digests come at seven.
  const clock = await openClock(6 * 24 + 7);
  await clock.pass(0, { hour: 12 });
  const diary = await keepDiary(control, [student.telegramId, owner.telegramId, vera]);
  const pass = async (day: number, hours: number, hour: number) => {
    await clock.pass(hours, { hour });
    await diary.note({ day, hour });
  };
  for (const [day, { noon, night }] of days.entries()) {
    if (day > 0) await pass(day, 10, 12);
    if (day === 2) await acceptOlga(openApp, owner.telegramId);
    await noon?.();
    await pass(day, 0, 12);
    await pass(day, 8, 20);
    await pass(day, 6, 2);
    await night?.();
    if (night) await pass(day, 0, 2);
  }
  const of = (telegramId: number, about = /./) =>
    diary.all.filter((one) => one.telegramId === telegramId && about.test(one.text));
  expect(diary.all.filter(({ hour }) => hour === 2)).toEqual([]);
  const { telegramId } = student;
  expect(of(telegramId, reminds)).toMatchObject([{ day: 2, hour: 12 }]);
  expect(of(telegramId, digests).map(({ day, hour }) => [day, hour])).toEqual([
    [1, 20],
    [5, 20],
    [6, 20],
  ]);
  expect(mostADay(of(telegramId))).toBeLessThanOrEqual(2);
  expect(of(telegramId, /Лодочник/)).toEqual([]);
  expect(of(owner.telegramId, reminds)).toMatchObject([{ day: 3, hour: 12 }]);
  expect(mostADay(of(owner.telegramId))).toBeLessThanOrEqual(3);
  expect(mostADay(of(vera, /^Жд(ут|ёт) решения больше суток/))).toBe(1);

  const students = await openApp(telegramId, paths.messages);
  await expect(students.getByTestId('matched-vacancy').first()).toBeVisible();
  await expect(words(students, /Астроном/)).toBeVisible();
  expect(await students.getByText('Лодочник').count()).toBe(0);
  await close(students);
  const owners = await openApp(owner.telegramId, paths.messages);
  await expect.poll(() => owners.getByTestId('waiting-row').count()).toBe(2);
  await close(owners);
  const moderatorsPage = await openApp(vera, paths.messages);
  await expect(words(moderatorsPage, /решения модератора: [1-9]/)).toBeVisible();
  await close(moderatorsPage);
});
