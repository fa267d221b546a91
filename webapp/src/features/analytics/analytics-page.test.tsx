import { type Figures, paths } from '@kollab/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hrefOf, openScreen, serveApi } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import FiguresPage from './analytics-page.tsx';

const projectId = '0190a0a0-0000-7000-8000-000000000001';
const vacancy = (title: string, more: Partial<Figures['vacancies'][number]> = {}) => ({
  id: title,
  title,
  isClosed: false,
  opened: null,
  began: null,
  applied: 0,
  accepted: 0,
  ...more,
});

const figures: Figures = {
  from: '2026-10-26',
  to: '2026-11-22',
  people: 21,
  bars: [
    { from: '2026-11-01', to: '2026-11-03', people: 6 },
    { from: '2026-11-22', to: '2026-11-22', people: 15 },
  ],
  sources: [{ source: 'matching', people: 9 }],
  elsewhere: 12,
  outside: 7,
  vacancies: [
    vacancy('Дизайнер', { opened: 12, applied: 5 }),
    vacancy('Автор', { isClosed: true }),
  ],
  advice: { code: 'describe', vacancyId: 'Дизайнер' },
};

const nothing: Figures = {
  ...figures,
  people: null,
  bars: [],
  sources: [],
  elsewhere: null,
  outside: null,
  vacancies: [],
  advice: { code: 'share', vacancyId: null },
};

function open(answer: Figures | Response) {
  serveApi(() => (answer instanceof Response ? answer : Response.json(answer)));
  openScreen(FiguresPage, paths.anyFigures, paths.figures(projectId), sampleUser);
}

it('shows how many came, from where, how far with each vacancy, and gives one advice', async () => {
  open(figures);
  const table = await screen.findByRole('table', { name: 'По неделям' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Недели', 'Открыли'],
    ['1 ноября – 3 ноября', '6 человек'],
    ['22 ноября', '15 человек'],
  ]);
  const [wide, high] = screen.getByTestId('bars').children as unknown as HTMLElement[];
  expect(wide?.style.gridColumn).toBe('7 / span 3');
  expect(high?.style.height).toBe('100%');
  expect(screen.getByText('21').parentElement?.textContent).toContain(
    'человек открыл проект за четыре недели',
  );
  expect(screen.getByText('Подбор').closest('div')?.textContent).toContain('9');
  expect(screen.getByText('Страница вне Telegram')).toBeDefined();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('ДизайнерОткрыли12Начали письмоскрытоОткликнулись5Приняты0');
  expect(second?.textContent).toContain('Автор\u00a0· закрыта');
  expect(screen.getByText(/«Дизайнер» открывают, но почти не откликаются/)).toBeDefined();
  expect(hrefOf('Изменить вакансию')).toBe(paths.editVacancyOf(projectId, 'Дизайнер'));
});

it('says of a project that few opened that it is too early', async () => {
  open(nothing);
  expect(await screen.findByText('Пока рано считать')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  expect(hrefOf('К проекту')).toBe(paths.project(projectId));
});

it('says when it could not be loaded', async () => {
  open(Response.json({ code: 'forbidden' }, { status: 403 }));
  expect(await screen.findByText('Не удалось загрузить статистику')).toBeDefined();
});
