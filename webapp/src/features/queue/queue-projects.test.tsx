import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, refused } from '#test/screen.tsx';
import { sampleProjectSubmission } from '#test/sample-submission.ts';
import { sampleUser, sampleVacancy } from '#test/samples.ts';
import { card, cards, emptyServer, openQueue, press, server } from '#test/queue-fixture.ts';

const vacancy = {
  ...sampleVacancy,
  id: 'v',
  projectId: 'a',
  level: 'Middle' as const,
  tasks: 'Рисовать карту',
  requirements: 'Любить города',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  emptyServer();
  server.project = [sampleProjectSubmission('a', { vacancies: [vacancy] })];
});

const open = async (onDecide?: (path: string) => Response) => {
  const decisions = await openQueue(1, onDecide, '/moderation?kind=project');
  return decisions;
};

it('a new project is shown with its texts, its owner and who takes part', async () => {
  const nobody = { id: null, userId: null, telegramId: null, photo: null };
  const person = { participantId: '1', ...nobody, role: null, vacancyId: null };
  const participants = [
    { ...person, name: 'Пётр', invited: false, isOwner: true, contactUrl: null },
    { ...person, name: 'Вера', invited: true, isOwner: false, contactUrl: null },
  ];
  server.project = [
    sampleProjectSubmission('a', {
      vacancies: [vacancy],
      participants,
      description: 'я'.repeat(150),
      tags: [{ tagName: 'ГИС' }],
    }),
  ];
  await open();
  for (const text of ['Seed Stage', 'ГИС', 'Дизайнер', 'Middle', 'Вера (приглашение)']) {
    expect(card().getByText(text)).toBeDefined();
  }
  expect(cards()[0]?.textContent).toContain('Задачи: Рисовать карту');
  expect(cards()[0]?.textContent).toContain('Требования: Любить города');
  expect(card().getByRole('link', { name: 'Пётр' }).getAttribute('href')).toBe('/user/9');
  expect(cards()[0]?.textContent).not.toContain('я'.repeat(101));
  fireEvent.click(card().getByRole('button', { name: 'Показать полностью' }));
  expect(cards()[0]?.textContent).toContain('я'.repeat(150));
});

it('an edit shows words, covers side by side and vacancies field by field', async () => {
  const before = { ...vacancy, id: 'w', title: 'Художник', tasks: 'Рисовать подробную карту' };
  const after = { ...before, tasks: 'Рисовать понятную карту' };
  server.project = [
    sampleProjectSubmission('a', {
      status: 'одобрено',
      coverImage: '/uploads/new.webp',
      vacancies: [vacancy, after],
      changes: [
        { changeType: 'name', oldValue: 'Карта крыш', newValue: 'Карта дворов' },
        { changeType: 'coverImage', oldValue: '/uploads/old.webp', newValue: '/uploads/new.webp' },
        { changeType: 'vacancies', oldValue: [vacancy, before], newValue: [vacancy, after] },
      ],
    }),
  ];
  await open();
  expect(card().getByText('крыш').closest('del')?.textContent).toBe('удалено: крыш');
  expect(card().getByText('дворов').closest('ins')?.textContent).toBe('добавлено: дворов');
  expect(screen.getByAltText('Было').getAttribute('src')).toBe('/uploads/old.webp');
  expect(screen.getByAltText('Стало').getAttribute('src')).toBe('/uploads/new.webp');
  expect(card().getByText('подробную').closest('del')).not.toBeNull();
  expect(card().getByText('понятную').closest('ins')).not.toBeNull();
  expect(card().getByText('Вакансии без изменений')).toBeDefined();
  expect(card().getByText('Дизайнер').closest('ins')).toBeNull();
  expect(card().getByText('Seed Stage').closest('ins')).toBeNull();
});

it('is approved in the version that was seen', async () => {
  const decisions = await open();
  press('Одобрить');
  expect(await screen.findByText('Проект одобрен')).toBeDefined();
  expect(decisions()).toMatchObject([
    { path: '/api/User/approve-project/a', body: { version: 3 } },
  ]);
});

it('is taken into work, and shows who holds it', async () => {
  const { telegramId } = sampleUser;
  const until = '2026-01-01T10:00:00Z';
  const decisions = await open(() => {
    server.project = [
      sampleProjectSubmission('a', { claimedBy: { telegramId, name: 'Аня', until } }),
    ];
    return Response.json({});
  });
  press('В работу');
  expect(await screen.findByText(/В работе у вас до/)).toBeDefined();
  expect(decisions()).toMatchObject([
    { path: '/api/User/set-project-in-review/a', body: { version: 3 } },
  ]);
});

it.each([
  ['Одобрить', 'Ошибка при одобрении проекта'],
  ['В работу', 'Не удалось взять проект в работу'],
  ['Отклонить', 'Ошибка при отклонении проекта'],
])('says when «%s» fails, and why', async (name, words) => {
  await open(() => refused(409, 'alreadyDecided', 'Заявка уже обработана'));
  press(name);
  const reason = screen.queryByLabelText('Причина');
  if (reason) {
    fireEvent.change(reason, { target: { value: 'Мало слов' } });
    await answer(name);
  }
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByText('Заявка уже обработана')).toBeDefined();
});
