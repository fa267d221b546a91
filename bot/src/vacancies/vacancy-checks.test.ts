import { closeVacancy, reopenVacancy, setReachable, type VacancyCheckCard } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import { refusal } from '#test/fake-api.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { vacancyCheckMessage, vacancyPress } from './vacancy-checks.ts';

const place = { projectId, vacancyId };
const message = (state: VacancyCheckCard['state'], language?: 'en') =>
  vacancyCheckMessage(
    { ...place, projectName: 'Бот', vacancyTitle: 'Дизайнер', state },
    readerOf(language),
  );
const labels = (state: VacancyCheckCard['state']) =>
  message(state).buttons.map((row) => row.map(({ text }) => text));

describe('whether a vacancy still looks for somebody', () => {
  it.each([
    ['asked', [['Ещё ищу', 'Закрыть'], ['Посмотреть'], ['Реже']]],
    ['paused', [['Вернуть', 'Закрыть'], ['Посмотреть'], ['Реже']]],
    ['freed', [['Открыть', 'Не нужно'], ['Посмотреть']]],
    ['kept', [['Посмотреть']]],
    ['closed', [['Посмотреть']]],
  ] as const)('offers its answers while it is %s', (state, expected) => {
    expect(labels(state)).toEqual(expected);
  });

  it('says what happens without an answer', () => {
    expect(message('asked').text.html).toBe(
      'Вакансия «Дизайнер» в проекте «Бот» давно без перемен. Ещё ищете? Если не ответить, через две недели она встанет на паузу.',
    );
    expect(message('paused', 'en').text.html).toMatch(/is paused and not in the lists/);
  });

  it.each([
    [true, reopenVacancy, 'Хорошо, вакансия открыта'],
    [false, closeVacancy, 'Вакансия закрыта'],
  ])('is answered with one press: %o', async (keep, endpoint, text) => {
    const { presses, calls } = await chatWithBot(() => ({}));
    expect(await presses(vacancyPress.pack({ keep, ...place }))).toMatchObject({ text });
    expect(calls.filter((one) => one.endpoint !== setReachable)).toEqual([
      { endpoint, params: place, body: {}, headers: { 'x-telegram-id': '2001' } },
    ]);
  });

  it('is answered too where the vacancy is there no more', async () => {
    const { presses } = await chatWithBot(() => {
      throw refusal('vacancyNotFound');
    });
    expect(await presses(vacancyPress.pack({ keep: true, ...place }))).toMatchObject({
      text: expect.stringMatching(/./),
    });
  });
});
