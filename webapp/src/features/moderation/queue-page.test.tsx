import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SubmittedProfile, SubmittedProject } from '@kollab/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#src/app/paths.ts';
import { serveApi } from '#src/testing/api.ts';
import { openScreen } from '#src/testing/open-screen.tsx';
import {
  sampleProfileSubmission,
  sampleProjectSubmission,
} from '#src/testing/sample-submission.ts';
import { sampleUser } from '#src/testing/sample-user.ts';
import QueuePage from './queue-page.tsx';

let profiles: SubmittedProfile[];
let projects: SubmittedProject[];

const refused = (status: number, code: string, message: string) =>
  Response.json({ statusCode: status, code, message, requestId: 'r' }, { status });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  profiles = [sampleProfileSubmission(1), sampleProfileSubmission(2)];
  projects = [];
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function decide(path: string) {
  if (path.includes('-project/')) projects = projects.slice(1);
  else profiles = profiles.slice(1);
  return Response.json({});
}

function open(onDecide: (path: string) => Response = decide, address: string = paths.queue) {
  const asked = serveApi(({ method, path }) => {
    if (method !== 'GET') return onDecide(path);
    return Response.json(path.includes('projects') ? projects : profiles);
  });
  openScreen(QueuePage, paths.queue, address, { ...sampleUser, role: 'moderator' });
  return () => asked.filter(({ method }) => method !== 'GET');
}

const pressFirst = (name: string) => {
  const [first] = screen.getAllByRole('button', { name });
  if (first) fireEvent.click(first);
};
const cards = () => screen.queryAllByTestId('queue-card');

it('does not take a double tap for the next person’s approval too', async () => {
  const decisions = open();
  await waitFor(() => expect(cards()).toHaveLength(2));
  pressFirst('Одобрить');
  pressFirst('Одобрить');
  await waitFor(() => expect(cards()).toHaveLength(1));
  pressFirst('Одобрить');
  expect(decisions()).toHaveLength(1);
  vi.advanceTimersByTime(700);
  pressFirst('Одобрить');
  await waitFor(() => expect(cards()).toHaveLength(0));
  expect(decisions()).toHaveLength(2);
});

it('keeps a reason that was begun when the sheet is closed', async () => {
  open();
  await waitFor(() => expect(cards()).toHaveLength(2));
  pressFirst('Отклонить');
  fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'Нет фото' } });
  fireEvent.click(screen.getByRole('button', { name: 'Отмена', hidden: true }));
  expect(screen.queryByLabelText('Причина')).toBeNull();
  pressFirst('Отклонить');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Причина').value).toBe('Нет фото');
});

describe('projects', () => {
  const vacancy = {
    id: 'v',
    projectId: 'a',
    title: 'Дизайнер',
    level: 'Middle' as const,
    experience: null,
    tags: [{ tagName: 'Figma' }],
    tasks: 'Рисовать карту',
    requirements: 'Любить города',
    conditions: '',
    isClosed: false,
  };

  beforeEach(() => {
    profiles = [sampleProfileSubmission(1, { submittedAt: '2026-01-02T00:00:00Z' })];
    projects = [sampleProjectSubmission('a', { vacancies: [vacancy] })];
  });

  it('wait beside profiles, the oldest first, and can be seen alone', async () => {
    open();
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(cards().map((card) => within(card).getAllByRole('link')[0]?.textContent)).toEqual([
      expect.stringContaining('Проект a'),
      expect.stringContaining('Человек 1'),
    ]);
    fireEvent.click(screen.getByRole('tab', { name: 'Проекты · 1' }));
    expect(cards()).toHaveLength(1);
    expect(screen.getByTestId('address').textContent).toBe('/moderation?kind=project');
  });

  it('are shown with their texts, their owner and who takes part', async () => {
    const person = { participantId: '1', id: null, userId: null, telegramId: null, photo: null };
    const participants = [
      { ...person, name: 'Пётр', invited: false, isOwner: true, contactUrl: null },
      { ...person, name: 'Вера', invited: true, isOwner: false, contactUrl: null },
    ];
    projects = [
      sampleProjectSubmission('a', {
        vacancies: [vacancy],
        participants,
        description: 'я'.repeat(150),
        tags: [{ tagName: 'ГИС' }],
      }),
    ];
    open(undefined, '/moderation?kind=project');
    const [card] = await waitFor(() => {
      expect(cards()).toHaveLength(1);
      return cards();
    });
    const shown = within(card ?? document.body);
    for (const text of ['Seed Stage', 'ГИС', 'Дизайнер', 'Middle', 'Вера (приглашение)']) {
      expect(shown.getByText(text)).toBeDefined();
    }
    expect(card?.textContent).toContain('Задачи: Рисовать карту');
    expect(card?.textContent).toContain('Требования: Любить города');
    expect(shown.getByRole('link', { name: 'Пётр' }).getAttribute('href')).toBe('/user/9');
    expect(card?.textContent).not.toContain('я'.repeat(101));
    fireEvent.click(shown.getByRole('button', { name: 'Показать полностью' }));
    expect(card?.textContent).toContain('я'.repeat(150));
  });

  it('that were published before show what an edit changes, covers side by side', async () => {
    const renamed = { ...vacancy, id: 'w', title: 'Художник' };
    projects = [
      sampleProjectSubmission('a', {
        status: 'одобрено',
        coverImage: '/uploads/new.webp',
        vacancies: [vacancy, renamed],
        changes: [
          { changeType: 'name', oldValue: 'Старое имя', newValue: 'Проект a' },
          {
            changeType: 'coverImage',
            oldValue: '/uploads/old.webp',
            newValue: '/uploads/new.webp',
          },
          { changeType: 'vacancies', oldValue: [vacancy], newValue: [vacancy, renamed] },
        ],
      }),
    ];
    open(undefined, '/moderation?kind=project');
    expect((await screen.findByText('Старое имя')).closest('del')).not.toBeNull();
    expect(screen.getByAltText('Было').getAttribute('src')).toBe('/uploads/old.webp');
    expect(screen.getByAltText('Стало').getAttribute('src')).toBe('/uploads/new.webp');
    expect(screen.getByText(/Художник/).closest('ins')).not.toBeNull();
    expect(screen.getByText('Дизайнер').closest('ins')).toBeNull();
    expect(screen.getByText('Seed Stage').closest('ins')).toBeNull();
  });

  const pressOn = (name: string) => {
    const [card] = cards();
    fireEvent.click(within(card ?? document.body).getByRole('button', { name }));
  };
  const openProjects = async (onDecide?: (path: string) => Response) => {
    const decisions = open(onDecide, '/moderation?kind=project');
    await waitFor(() => expect(cards()).toHaveLength(1));
    return decisions;
  };

  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Причина'), { target: { value } });
  const reject = () => {
    const buttons = screen.getAllByRole('button', { name: 'Отклонить', hidden: true });
    const inSheet = buttons.find((one) => one.closest('dialog'));
    if (inSheet) fireEvent.click(inSheet);
  };

  it('are approved in the version that was seen', async () => {
    const decisions = await openProjects();
    pressOn('Одобрить');
    expect(await screen.findByText('Проект одобрен')).toBeDefined();
    expect(decisions()).toMatchObject([
      { path: '/api/User/approve-project/a', body: { version: 3 } },
    ]);
  });

  it('are rejected with a reason of five characters at least', async () => {
    const decisions = await openProjects();
    pressOn('Отклонить');
    type(' Нет ');
    reject();
    expect(screen.getByText('Нужно ≥5 символов')).toBeDefined();
    expect(decisions()).toHaveLength(0);
    type('Добавьте описание');
    reject();
    expect(await screen.findByText('Проект отклонён')).toBeDefined();
    expect(decisions()).toMatchObject([
      {
        path: '/api/User/reject-project/a',
        body: { comment: 'Добавьте описание', version: 3 },
      },
    ]);
  });

  it('are taken into work, and show who holds them', async () => {
    const until = '2026-01-01T10:00:00Z';
    const decisions = await openProjects(() => {
      projects = [
        sampleProjectSubmission('a', { claimedBy: { telegramId: 1, name: 'Аня', until } }),
      ];
      return Response.json({});
    });
    pressOn('В работу');
    expect(await screen.findByText(/В работе у вас до/)).toBeDefined();
    expect(decisions()).toMatchObject([
      { path: '/api/User/set-project-in-review/a', body: { version: 3 } },
    ]);
  });

  it.each([
    ['Одобрить', 'Ошибка при одобрении проекта'],
    ['В работу', 'Не удалось взять проект в работу'],
  ])('say when «%s» is refused, and why', async (name, words) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openProjects(() => refused(409, 'alreadyDecided', 'Заявка уже обработана'));
    pressOn(name);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText('Заявка уже обработана')).toBeDefined();
    silent.mockRestore();
  });

  it('say when a rejection is refused, and keep its reason', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openProjects(() => refused(409, 'staleVersion', 'Заявка изменилась'));
    pressOn('Отклонить');
    type('Добавьте описание');
    reject();
    expect(await screen.findByText('Ошибка при отклонении проекта')).toBeDefined();
    pressOn('Отклонить');
    expect(screen.getByDisplayValue('Добавьте описание')).toBeDefined();
    silent.mockRestore();
  });

  it('that cannot be loaded do not hide the profiles', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serveApi(({ path }) =>
      path.includes('projects') ? refused(500, 'internal', '') : Response.json(profiles),
    );
    openScreen(QueuePage, paths.queue, paths.queue, { ...sampleUser, role: 'moderator' });
    expect(await screen.findByText('Ошибка при загрузке данных')).toBeDefined();
    expect(cards()).toHaveLength(1);
    silent.mockRestore();
  });
});

it('says what of the queue is empty', async () => {
  profiles = [];
  open();
  expect(await screen.findByText('Очередь пуста')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: 'Проекты · 0' }));
  expect(screen.getByText('Проектов в очереди нет')).toBeDefined();
});
