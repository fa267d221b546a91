import { readyReasons } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleWork } from '#test/samples.ts';
import { refused } from '#test/screen.tsx';
import { sampleProfileSubmission, sampleProjectSubmission } from '#test/sample-submission.ts';
import { card, emptyServer, openQueue, press, server } from '#test/queue-fixture.ts';

const changes = [
  { changeType: 'statusShort' as const, oldValue: 'Ищу команду', newValue: 'Ищу наставника' },
  { changeType: 'links' as const, oldValue: [], newValue: [{ type: 'Сайт', url: 'https://a.b' }] },
  { changeType: 'description' as const, oldValue: null, newValue: 'О себе' },
];

beforeEach(() => {
  emptyServer();
  server.profile = [sampleProfileSubmission(1, { changes })];
});

const open = async (onDecide?: (path: string) => Response) => {
  const decisions = await openQueue(1, onDecide);
  return decisions;
};
const sheet = () => within(screen.getByRole('dialog', { hidden: true }));
const type = (value: string, label = 'Причина') =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rejectInSheet = () =>
  fireEvent.click(sheet().getByRole('button', { name: 'Отклонить', hidden: true }));

describe('a rejection', () => {
  it('needs five characters, and is sent with the version that was seen', async () => {
    const decisions = await open();
    press('Отклонить');
    type(' Нет ');
    rejectInSheet();
    expect(screen.getByText('Нужно ≥5 символов')).toBeDefined();
    expect(decisions()).toHaveLength(0);
    type('Добавьте о себе');
    rejectInSheet();
    expect(await screen.findByText('Профиль отклонён')).toBeDefined();
    expect(decisions()).toMatchObject([
      { path: '/api/User/reject-profile/1', body: { comment: 'Добавьте о себе', version: 1 } },
    ]);
  });

  it('can have a ready reason, besides words of one’s own', async () => {
    const decisions = await open();
    const [, , , first, second] = readyReasons.profile;
    press('Отклонить');
    const choose = (name: string) =>
      fireEvent.click(sheet().getByRole('button', { name, hidden: true }));
    choose(first);
    choose(second);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Причина').value).toBe(second);
    type('Посмотрите ещё раз');
    choose(first);
    rejectInSheet();
    expect(await screen.findByText('Профиль отклонён')).toBeDefined();
    expect(decisions()).toMatchObject([{ body: { comment: `Посмотрите ещё раз\n${first}` } }]);
  });

  it.each([
    [
      ['experiences', 'statusShort'],
      [3, 4, 5, 6],
    ],
    [['photo'], [0, 5]],
    [
      ['statusShort', 'lastName'],
      [1, 3, 4],
    ],
    [['course'], []],
  ] as const)('is offered the ready reasons that fit what changes: %j', async (fields, fitting) => {
    const asked = fields.map((changeType) => ({ changeType, oldValue: null, newValue: '2' }));
    server.profile = [sampleProfileSubmission(1, { changes: asked })];
    await open();
    press('Отклонить');
    const offered = readyReasons.profile.filter((name) =>
      sheet().queryByRole('button', { name, hidden: true }),
    );
    expect(offered).toEqual(fitting.map((place) => readyReasons.profile[place]));
    expect(sheet().queryByText('Готовые причины') === null).toBe(fitting.length === 0);
  });

  it('keeps a reason that was begun when the sheet is closed, or when it is refused', async () => {
    await open(() => refused(500, 'internal', 'Что-то сломалось у нас. Попробуйте ещё раз'));
    press('Отклонить');
    type('Нет фото');
    fireEvent.click(sheet().getByRole('button', { name: 'Отмена', hidden: true }));
    press('Отклонить');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Причина').value).toBe('Нет фото');
    rejectInSheet();
    expect(await screen.findByText('Ошибка при отклонении профиля')).toBeDefined();
    await waitFor(() => {
      press('Отклонить');
      expect(screen.getByDisplayValue('Нет фото')).toBeDefined();
    });
  });
});

describe('a decision field by field', () => {
  const turnDown = (name: string) =>
    fireEvent.click(card().getByRole('checkbox', { name: `Отклонить поле: ${name}` }));

  it('gives one field back with a reason and publishes the others', async () => {
    const decisions = await open();
    turnDown('Ссылки');
    press('Отклонить 1 поле, остальное одобрить');
    expect(screen.getByText('Нужно ≥5 символов')).toBeDefined();
    expect(decisions()).toHaveLength(0);
    type('Ссылка не открывается', 'Причина: Ссылки');
    press('Отклонить 1 поле, остальное одобрить');
    expect(await screen.findByText('Профиль одобрен частично')).toBeDefined();
    expect(decisions()).toMatchObject([
      {
        path: '/api/User/decide-profile/1',
        body: { version: 1, rejected: [{ field: 'links', reason: 'Ссылка не открывается' }] },
      },
    ]);
  });

  it('gives places of work back as any other field, for a reason of their own', async () => {
    const newValue = [sampleWork];
    const experiences = { changeType: 'experiences' as const, oldValue: [], newValue };
    server.profile = [sampleProfileSubmission(1, { changes: [...changes, experiences] })];
    const decisions = await open();
    turnDown('Опыт');
    const reason = 'Место работы не похоже на настоящее';
    fireEvent.click(card().getByRole('button', { name: reason }));
    press('Отклонить 1 поле, остальное одобрить');
    expect(await screen.findByText('Профиль одобрен частично')).toBeDefined();
    expect(decisions()).toMatchObject([{ body: { rejected: [{ field: 'experiences', reason }] } }]);
  });

  it('of every field is a rejection, and can be thought better of', async () => {
    await open();
    turnDown('Ссылки');
    turnDown('О себе');
    expect(card().getByRole('button', { name: /^Отклонить 2 поля/ })).toBeDefined();
    turnDown('Короткий статус');
    expect(card().getByRole('button', { name: 'Отклонить все поля' })).toBeDefined();
    press('Ничего не отклонять');
    expect(card().getByRole('button', { name: 'Одобрить' })).toBeDefined();
    expect(card().queryByLabelText('Причина: Ссылки')).toBeNull();
  });

  it('is not offered for a single field', async () => {
    server.profile = [sampleProfileSubmission(1, { changes: changes.slice(0, 1) })];
    await open();
    expect(card().queryByRole('checkbox')).toBeNull();
  });

  it('of a new project leaves what it cannot be published without', async () => {
    server.profile = [];
    const field = (changeType: 'name' | 'description' | 'stage' | 'tags', newValue: unknown) => ({
      changeType,
      oldValue: null,
      newValue,
    });
    const all = [
      field('name', 'Проект a'),
      field('description', 'Показываем'),
      field('stage', 'Seed Stage'),
      field('tags', ['ГИС']),
    ];
    server.project = [
      sampleProjectSubmission('0190d5a0-0000-7000-8000-00000000000a', {
        changes: all,
        tags: [{ tagName: 'ГИС' }],
      }),
    ];
    const decisions = await open();
    expect(card().getAllByRole('checkbox')).toHaveLength(1);
    turnDown('Теги');
    fireEvent.click(card().getByRole('button', { name: readyReasons.project[3] }));
    press(/^Отклонить 1 поле/);
    expect(await screen.findByText('Проект одобрен частично')).toBeDefined();
    expect(decisions()).toMatchObject([
      { body: { rejected: [{ field: 'tags', reason: readyReasons.project[3] }], version: 3 } },
    ]);
  });
});

const appeal = {
  text: 'Это не реклама, а мой диплом',
  reason: 'В тексте реклама или спам',
  rejectedBy: 'Аня Судьина',
  rejectedAt: '2026-01-05T10:00:00Z',
  isOwnDecision: false,
};

it('an appeal shows what is said against which rejection and whose', async () => {
  server.profile = [sampleProfileSubmission(1, { changes, appeal })];
  await open();
  expect(card().getByText('Апелляция')).toBeDefined();
  expect(card().getByText('Это не реклама, а мой диплом')).toBeDefined();
  expect(card().getByText('Отказ: В тексте реклама или спам')).toBeDefined();
  expect(card().getByText(/^Отклонил модератор Аня Судьина, 5 января/)).toBeDefined();
  const approve = card().getByRole<HTMLButtonElement>('button', { name: 'Одобрить' });
  expect(approve.disabled).toBe(false);
});

const ofOwn = { changes, appeal: { ...appeal, isOwnDecision: true } };

it.each([
  [
    'an appeal against one’s own rejection',
    { profile: [sampleProfileSubmission(1, ofOwn)] },
    'Апелляцию рассматривает другой модератор',
  ],
  [
    'one’s own profile',
    { profile: [sampleProfileSubmission(1, { changes, isOwn: true })] },
    'Это ваше: решит другой модератор',
  ],
  [
    'one’s own project',
    { profile: [], project: [sampleProjectSubmission('a', { isOwn: true })] },
    'Это ваше: решит другой модератор',
  ],
])('%s has no buttons and says who decides', async (_, waiting, said) => {
  Object.assign(server, waiting);
  await open();
  expect(card().getByText(said)).toBeDefined();
  expect(card().queryByRole('group')).toBeNull();
  expect(card().queryByRole('checkbox')).toBeNull();
  for (const name of ['Одобрить', 'Отклонить', 'В работу']) {
    expect(card().queryByRole('button', { name })).toBeNull();
  }
});
