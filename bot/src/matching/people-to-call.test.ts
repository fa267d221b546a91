import { type PeopleToCallCard } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { peopleToCallCard } from '#test/people-cards.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { callPersonPress, peopleToCallMessage } from './people-to-call.ts';

const place = { projectId, vacancyId };
const press = callPersonPress.pack({ ...place, telegramId: 1001 });
const path = `https://kollab.example/vacancy/${projectId}/${vacancyId}`;
const labels = (card: PeopleToCallCard, language?: 'en') =>
  peopleToCallMessage(card, readerOf(language)).buttons.map((row) => row.map(({ text }) => text));

describe('whom to call to a vacancy without applications', () => {
  it('is said with the reason of each, and each can be called', () => {
    const { text, buttons } = peopleToCallMessage(peopleToCallCard(), readerOf());
    expect(text.html).toBe(
      [
        'На вакансию «Дизайнер» в проекте «Бот для столовой» больше пяти дней никто не откликался. Вот кому она подойдёт и кого в последнее время не звали:',
        '',
        '• <b>Анна Ковалёва</b>',
        'Общее: Figma. Рядом: UX/UI. Не хватает: Tilda.',
        '• <b>Пётр &lt;Ли&gt;</b>',
        'Общее: Figma. Рядом: UX/UI. Не хватает: Tilda.',
      ].join('\n'),
    );
    expect(buttons.slice(0, 3)).toEqual([
      [{ text: 'Позвать: Анна Ковалёва', callbackData: press }],
      [
        {
          text: 'Позвать: Пётр <Ли>',
          callbackData: callPersonPress.pack({ ...place, telegramId: 1002 }),
        },
      ],
      [{ text: 'Посмотреть', webApp: path }],
    ]);
    expect(labels(peopleToCallCard()).at(-1)).toEqual(['Реже']);
    expect(labels(peopleToCallCard(), 'en')[0]).toEqual(['Invite: Анна Ковалёва']);
  });

  it('offers no call to whom one called, or who was called by others meanwhile', () => {
    const [anna, pyotr] = peopleToCallCard().people;
    if (!anna || !pyotr) throw new Error('nobody is left');
    const people = [
      { ...anna, state: 'called' as const },
      { ...pyotr, state: 'busy' as const },
    ];
    const card = peopleToCallCard({ people });
    expect(labels(card)).toEqual([['Посмотреть'], ['Реже']]);
    expect(peopleToCallMessage(card, readerOf()).text.html).toContain(
      '• <b>Анна Ковалёва</b> (позвали)',
    );
  });

  it.each([
    ['applied', 'снова откликаются'],
    ['closed', 'больше никого не ждёт'],
  ] as const)('names and asks nobody once it is %s', (state, said) => {
    const card = peopleToCallCard({ state });
    expect(peopleToCallMessage(card, readerOf()).text.html).toContain(said);
    expect(peopleToCallMessage(card, readerOf()).text.html).not.toContain('Анна');
    expect(labels(card)).toEqual([['Посмотреть']]);
  });
});
