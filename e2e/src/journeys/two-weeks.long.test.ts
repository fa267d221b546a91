import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from '#src/app/kollab.ts';
import { keepAll, linesOf, type Seen } from '#src/cast/told.ts';
import { planTwoWeeks } from '#src/cast/two-weeks.ts';

test.use({ start: { settings: { OPEN_APPLICATIONS: '5' } } });

/** In days; the longer one shows how long a silent project takes to fall asleep. */
const [busy, all] = [14, 47];

const whenSaid = (seen: readonly Seen[], said: string) =>
  seen.filter(({ text }) => text.includes(said)).map(({ day, hour }) => [day, hour]);

test('two weeks of four students and two owners are told in order, once, and not by night', async ({
  cast,
  control,
  openClock,
}) => {
  // From a Tuesday noon on; digests come on Mondays at seven.
  const clock = await openClock(6 * 24 + 7);
  await clock.pass(0, { hour: 12 });
  const plan = await planTwoWeeks(cast);
  const { roman, lidia, zlata, vadim, gleb, nina } = plan;
  const people = [roman, lidia, zlata, vadim, gleb, nina];
  const told = keepAll(control, people);
  const pass = async (day: number, hours: number, hour: number) => {
    await clock.pass(hours, { hour });
    await told.note({ day, hour }, plan.room());
  };
  for (let day = 0; day < all; day += 1) {
    if (day > busy) await pass(day, 24, 12);
    else if (day > 0) await pass(day, 10, 12);
    const acts = plan.days[day];
    await acts?.();
    if (acts) await pass(day, 0, 12);
    if (day >= busy) continue;
    await pass(day, 8, 20);
    await pass(day + 1, 6, 2);
  }
  const lists = people.map(({ name, telegramId }) => `${name}\n${linesOf(told.of(telegramId))}`);
  await mkdir('reports', { recursive: true });
  const text = [...lists, `Чат команды\n${linesOf(told.of(null))}`].join('\n\n');
  await writeFile('reports/two-weeks.txt', `${text}\n`);

  expect(told.all.filter(({ hour }) => hour === 2)).toEqual([]);
  for (const { name, telegramId } of people) {
    const chat = told.of(telegramId).filter(({ where }) => where === 'чат');
    const ofWeek = chat.map(({ text, day }) => `${Math.floor((day + 4) / 7)} ${text}`);
    expect(new Set(ofWeek).size, `${name} was told something twice`).toBe(ofWeek.length);
    const later = Map.groupBy(
      chat.filter(({ day }) => day > 0),
      ({ day }) => day,
    );
    const most = Math.max(...[...later.values()].map(({ length }) => length));
    expect(most, `${name} was told too much in a day`).toBeLessThanOrEqual(3);
  }
  const chatOf = ({ telegramId }: { telegramId: number }) =>
    told.of(telegramId).filter(({ where }) => where === 'чат');
  const said = (to: { telegramId: number }, text: string) => whenSaid(chatOf(to), text);

  // Two apply as a pair and are taken as one; they meet, say how it goes, and have it confirmed.
  expect(said(vadim, 'предлагает откликнуться вдвоём')).toEqual([[1, 12]]);
  expect(said(zlata, 'Теперь вас двое')).toEqual([[2, 12]]);
  for (const one of [zlata, vadim]) {
    expect(said(one, 'Вас приняли вдвоём')).toEqual([[3, 12]]);
    expect(said(one, 'Как идёт «Карта дворов»?')).toEqual([[10, 12]]);
    expect(said(one, '«Карта дворов» завершён')).toEqual([[13, 12]]);
    expect(said(one, 'подтвердил его владелец')).toEqual([[14, 12]]);
  }
  expect(whenSaid(told.of(null), 'Когда созвонимся?')).toEqual([[4, 12]]);
  expect(whenSaid(told.of(null), 'Созвон команды')).toEqual([[5, 12]]);

  // One is left over, and is found by an owner whose vacancy nobody applied to.
  expect(said(nina, 'откликов пока мало')).toEqual([[6, 20]]);
  expect(said(roman, 'Новым вакансиям проекта')).toEqual([[0, 12]]);
  expect(said(roman, 'никто не откликался')).toEqual([[5, 12]]);
  expect(said(nina, 'зовёт вас откликнуться')).toEqual([[9, 12]]);
  expect(said(nina, 'Вас приняли в команду')).toEqual([[11, 12]]);

  // One is taken where they wanted most, and their project falls silent.
  expect(said(lidia, 'Это первый выбор')).toEqual([[1, 12]]);
  expect(said(gleb, 'Вас приняли в команду')).toEqual([[3, 12]]);
  for (const one of [lidia, gleb]) {
    expect(said(one, 'Как идёт «Тихий час»?').map(([day]) => day)).toEqual([10, 17, 24]);
  }
  expect(said(lidia, 'Проект продолжается?')).toEqual([[31, 12]]);
  expect(said(lidia, '«Тихий час» на паузе')).toEqual([[45, 12]]);
  expect(said(gleb, '«Тихий час» встал на паузу')).toEqual([[45, 12]]);
});
