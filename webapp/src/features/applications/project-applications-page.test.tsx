import { type Application, paths } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, serveApi } from '#test/screen.tsx';
import { sampleApplication, sampleMatch, sampleUser } from '#test/samples.ts';
import ProjectApplicationsPage from './project-applications-page.tsx';

const { projectId } = sampleApplication;

/** What closed without an answer is asked for apart. */
function open(answer: (query: URLSearchParams) => Response, unanswered: Application[] = []) {
  const asked = serveApi(({ method, query, body }) => {
    if (method !== 'GET') return Response.json({ ...sampleApplication, ...(body as object) });
    return query.has('closedBecause') ? Response.json(unanswered) : answer(query);
  });
  const address = paths.projectApplications(projectId);
  openScreen(ProjectApplicationsPage, paths.anyProjectApplications, address, sampleUser);
  return asked;
}
const from = (telegramId: number, vacancyId: string, changes: Partial<Application> = {}) => ({
  ...sampleApplication,
  telegramId,
  vacancyId,
  userName: `Человек ${telegramId}`,
  ...changes,
});

it('groups who waits by vacancy and leads to each application', async () => {
  open(() => Response.json([from(5, 'a'), from(6, 'b'), from(7, 'a')]));
  const groups = await screen.findAllByRole('region');
  expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
    'Дизайнер\u00a0· 2',
    'Дизайнер\u00a0· 1',
  ]);
  const [first] = groups;
  const links = within(first ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    paths.application(projectId, 'a', 5),
    paths.application(projectId, 'a', 7),
  ]);
});

it.each([
  ['Здравствуйте, Мария!\nХочу к вам', 'Хочу к вам'],
  ['Добрый день, Мария Лебедева. Хочу к вам', 'Хочу к вам'],
  ['привет\nХочу к вам', 'Хочу к вам'],
  ['Hello Anna-Maria,\nI draw', 'I draw'],
  ['Good evening! I draw', 'I draw'],
  ['Здравствуйте!'],
  ['Good at Figma. I want to join.'],
  ['Здравствуйте, умею Node.js и Go'],
  ['Здравствуйте, Node.js и Go'],
  ['Здравствуйте, знаю React 18.2 хорошо'],
  ['Здравствуйте, я дизайнер. Хочу к вам'],
  ['Приветливый дизайнер!'],
  ['History! I teach it'],
])(
  'of the letter %j leaves out no more than a greeting',
  async (coverLetter, shown = coverLetter) => {
    open(() => Response.json([from(5, 'a', { coverLetter })]));
    const row = within(await screen.findByTestId('applicant'));
    expect(row.getByText(`«${shown}»`)).toBeDefined();
  },
);

const able = (tags: string[], changes: object = {}) => ({
  tags,
  university: 'МГУ',
  major: 'Дизайн',
  course: '3',
  ...changes,
});

it('says of each what an owner chooses by, and the letter after its greeting', async () => {
  const match = { ...sampleMatch, matched: ['Figma'] };
  const applicant = able(['Docker', 'Figma']);
  const coverLetter = 'Здравствуйте, Мария!\nХочу к вам. Привет команде!';
  open(() => Response.json([from(5, 'a', { applicant, match, coverLetter })]));
  const row = within(await screen.findByTestId('applicant'));
  expect(row.getByText('МГУ · Дизайн · 3 курс')).toBeDefined();
  expect(row.getByText('«Хочу к вам. Привет команде!»')).toBeDefined();
  // What fits comes first.
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Figma',
    'Docker',
  ]);
  expect(row.queryByRole('button')).toBeNull();
});

it('puts two or three who want the same place side by side', async () => {
  const one = (id: number) =>
    from(id, 'a', { applicant: able([`Навык ${id}`]), coverLetter: `Письмо ${id}` });
  open(() => Response.json([one(5), one(6), one(7), one(8), from(9, 'b'), from(10, 'b')]));
  const mark = (id: number) => screen.getByRole('button', { name: `Сравнить: Человек ${id}` });
  await screen.findAllByTestId('applicant');
  expect(screen.queryByRole('button', { name: /^Сравнить: / })).toBeNull();
  const begin = (at: number) =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Сравнить' }).at(at) ?? document.body);
  begin(0);
  fireEvent.click(mark(5));
  expect(screen.queryByRole('button', { name: 'Сравнить двоих' })).toBeNull();
  for (const id of [6, 7, 8]) fireEvent.click(mark(id));
  const pressed = () => screen.getAllByRole('button', { pressed: true }).length;
  // A fourth lets the first go; another vacancy's begins anew.
  expect(pressed()).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Сравнить троих' }));
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    [6, 7, 8].map((id) => expect.stringContaining(`Человек ${id}`)),
  );
  expect(table.getByText('Письмо 7')).toBeDefined();
  expect(table.getByText('Навык 8')).toBeDefined();
  expect(table.queryByText('Письмо 5')).toBeNull();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Закрыть' }));
  begin(-1);
  fireEvent.click(mark(9));
  expect(pressed()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: /^Отмена/ }));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

it('says what is missing to whoever told no skills, side by side too', async () => {
  const match = { ...sampleMatch, matched: [], related: [], missing: ['Figma'] };
  open(() => Response.json([from(5, 'a', { applicant: able([]), match }), from(6, 'a')]));
  fireEvent.click(await screen.findByRole('button', { name: 'Сравнить' }));
  for (const id of [5, 6]) {
    fireEvent.click(screen.getByRole('button', { name: `Сравнить: Человек ${id}` }));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Сравнить двоих' }));
  expect(await within(await screen.findByRole('dialog')).findByText(/Figma/)).toBeDefined();
});

it('marks nobody any more once one of two has gone', async () => {
  let waiting = [from(5, 'a'), from(6, 'a')];
  open(() => Response.json(waiting));
  fireEvent.click(await screen.findByRole('button', { name: 'Сравнить' }));
  expect(screen.getAllByRole('button', { name: /^Сравнить: / })).toHaveLength(2);
  waiting = [from(5, 'a')];
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.getAllByTestId('applicant')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Сравнить/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Человек 5' })).toBeDefined();
});

it('says why each fits, and is in that order only if the owner asks', async () => {
  const half = { ...sampleMatch, matched: ['React'], sentence: '' };
  open(() => Response.json([from(5, 'a', { match: half }), from(6, 'a', { match: sampleMatch })]));
  const names = () => screen.getAllByText(/^Человек/).map(({ textContent }) => textContent);
  expect(await screen.findByText(sampleMatch.sentence)).toBeDefined();
  expect(names()).toEqual(['Человек 5', 'Человек 6']);
  fireEvent.click(screen.getByRole('tab', { name: 'По совпадению' }));
  await waitFor(() => expect(names()).toEqual(['Человек 6', 'Человек 5']));
});

it('by match is of all pages', async () => {
  const headers = { link: '</api?cursor=next>; rel="next"' };
  const match = { ...sampleMatch, matched: ['React'] };
  open((query) =>
    query.get('cursor') === 'next'
      ? Response.json([from(7, 'a', { match: sampleMatch })])
      : Response.json([from(5, 'a', { match }), from(6, 'a')], { headers }),
  );
  fireEvent.click(await screen.findByRole('tab', { name: 'По совпадению' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(3));
  expect(screen.getAllByRole('link')[0]?.textContent).toContain('Человек 7');
});

it('comes by page, and shows whoever moved between pages once', async () => {
  const headers = { link: '</api?cursor=next>; rel="next"' };
  open((query) =>
    query.get('cursor') === 'next'
      ? Response.json([from(6, 'a'), from(7, 'a')])
      : Response.json([from(5, 'a'), from(6, 'a')], { headers }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(3));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Дизайнер\u00a0· 3');
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

it('cuts a person’s description at 30 characters', async () => {
  open(() => Response.json([from(5, 'a', { userDescription: 'я'.repeat(31) })]));
  expect(await screen.findByText(`${'я'.repeat(30)}…`)).toBeDefined();
});

it.each<[string, () => Response]>([
  ['Новых откликов нет', () => Response.json([])],
  ['Не удалось загрузить отклики', () => Response.json({ code: 'internal' }, { status: 500 })],
  [
    'Отклики видит только владелец проекта',
    () => Response.json({ code: 'forbidden' }, { status: 403 }),
  ],
  ['Проект не найден', () => Response.json({ code: 'projectNotFound' }, { status: 404 })],
])('says «%s»', async (words, answer) => {
  open(answer);
  expect(await screen.findByText(words)).toBeDefined();
});

it('lists apart what closed without an answer, to be accepted all the same', async () => {
  const decidedAt = new Date().toISOString();
  const late = from(8, 'a', { status: 'Rejected', closedBecause: 'noAnswer', decidedAt });
  const asked = open(() => Response.json([]), [late]);
  const group = await screen.findByRole('region', { name: 'Закрылись без ответа' });
  expect(screen.getByText('Новых откликов нет')).toBeDefined();
  const link = within(group).getByRole('link');
  expect(link.getAttribute('href')).toBe(paths.application(projectId, 'a', 8));
  expect(within(group).getByText(/^Дизайнер · принять можно до /)).toBeDefined();
  fireEvent.click(within(group).getByRole('button', { name: 'Принять: Человек 8' }));
  expect(await screen.findByText('Пользователь добавлен в проект')).toBeDefined();
  // It goes on to the application, where the vacancy is asked about.
  await waitFor(() => expect(screen.queryByTestId('late')).toBeNull());
  expect(asked.find(({ method }) => method !== 'GET')?.body).toEqual({ status: 'Accepted' });
});
