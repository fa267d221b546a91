import type { CheckIns as Data, Project } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleProject } from '#test/samples.ts';
import { CheckIns } from './check-ins.tsx';
import { Paused } from './paused.tsx';
import { TeamCheckIns } from './team-check-ins.tsx';

const owner = { isOwner: true, isMember: true, isInvited: false };
const member = { isOwner: false, isMember: true, isInvited: false };
const own = { id: 'question', answer: null, line: '', hasToldOwner: false } as const;
const said = {
  telegramId: 2,
  name: 'Илья',
  photo: null,
  answer: 'stuck',
  line: 'Ждём макет',
  at: '2026-11-20T10:00:00.000Z',
} as const;
const week = { week: '2026-01-05', asked: 3, said: [said] };
const none: Data = { day: 5, isDoubted: false, mayAskModeratorsAt: null, own: null, weeks: [] };

beforeEach(() => viewAs(7));

function open(data: Partial<Data>, viewer: Project['viewer'] = member) {
  const state = { data: { ...none, ...data } };
  const asked = serveApi(({ method, path, body }) => {
    if (method === 'GET') return Response.json(state.data);
    if (path.endsWith('/check-ins/question')) {
      state.data = { ...state.data, own: { ...own, ...state.data.own, ...(body as object) } };
      return Response.json(state.data.own);
    }
    if (path.endsWith('/check-in-day')) Object.assign(state.data, body);
    return Response.json(sampleProject());
  });
  const project = sampleProject({ viewer });
  const Both = () => (
    <>
      <CheckIns project={project} />
      <TeamCheckIns project={project} />
    </>
  );
  openScreen(Both, '/', '/');
  return { asked, state };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sent = (asked: ReturnType<typeof open>['asked']) =>
  asked.flatMap(({ method, path, body }) =>
    method === 'GET' ? [] : [[path.split('/').slice(5).join('/'), body]],
  );

it('is answered with one press, and then with a few words', async () => {
  const { asked } = open({ own });
  fireEvent.click(await button('Медленно'));
  const line = await screen.findByRole('textbox', { name: 'Пара слов' });
  expect((await button('Медленно')).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByTestId('stuck')).toBeNull();
  fireEvent.change(line, { target: { value: 'Ждём макет' } });
  fireEvent.click(await button('Сохранить'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull());
  expect(sent(asked)).toEqual([
    ['check-ins/question', { answer: 'slow' }],
    ['check-ins/question', { line: 'Ждём макет' }],
  ]);
});

it('leads an owner who is stuck to a vacancy, to moderators, and to the end', async () => {
  const { asked } = open({ own: { ...own, answer: 'stuck' } }, owner);
  const stuck = within(await screen.findByTestId('stuck'));
  const hrefOf = (name: RegExp) => stuck.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^Найти человека/)).toMatch(/^\/vacancyform\?project=/);
  expect(hrefOf(/^Закрыть проект/)).toMatch(/details\?end=1$/);
  fireEvent.click(stuck.getByRole('button', { name: /^Спросить модератора/ }));
  await waitFor(() => expect(sent(asked)).toEqual([['check-ins/question/ask-moderators', {}]]));
});

it('has a member who is stuck tell the owner once', async () => {
  const { asked, state } = open({ own: { ...own, answer: 'stuck' } });
  const stuck = within(await screen.findByTestId('stuck'));
  expect(stuck.queryByRole('link')).toBeNull();
  state.data = { ...state.data, own: { ...own, answer: 'stuck', hasToldOwner: true } };
  fireEvent.click(stuck.getByRole('button', { name: /^Найти человека/ }));
  await waitFor(() => expect(stuck.getByText('Владелец знает, что нужен человек')).toBeDefined());
  expect(sent(asked)).toEqual([['check-ins/question/somebody-missing', {}]]);
});

it('says from when on moderators may be asked again', async () => {
  open({
    own: { ...own, answer: 'stuck' },
    mayAskModeratorsAt: '2026-12-04T12:00:00.000Z',
  });
  expect(
    await screen.findByText(/^Модераторы уже знают\. Снова спросить можно с\s4 декабря$/),
  ).toBeDefined();
});

it('shows the latest answers, and earlier ones once they are asked for', async () => {
  open({ weeks: [week, { week: '2025-12-29', asked: 2, said: [] }] });
  const [latest] = await screen.findAllByTestId('check-in-week');
  expect(latest?.textContent).toContain('5 января – 11 января');
  expect(latest?.textContent).toContain('ИльяЗастрялиЖдём макет');
  expect(latest?.textContent).toContain('Не ответили: 2');
  fireEvent.click(await button('Раньше'));
  const [, earlier] = await screen.findAllByTestId('check-in-week');
  expect(earlier?.textContent).toContain('Пока никто не ответил');
});

it('lets its owner alone choose the day', async () => {
  const { asked } = open({}, owner);
  const day = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Опрос команды' });
  expect(day.value).toBe('5');
  fireEvent.change(day, { target: { value: 'never' } });
  await waitFor(() => expect(day.value).toBe('never'));
  expect(sent(asked)).toEqual([['check-in-day', { day: null }]]);
});

it('shows a member no day to choose', async () => {
  open({ weeks: [week] });
  await screen.findByTestId('check-in-week');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it.each([
  ['Да, идёт', false],
  ['На паузу', true],
])('asks a doubted owner whether it goes on: %s', async (answer, isPaused) => {
  const { asked } = open({ isDoubted: true }, owner);
  fireEvent.click(await button(answer));
  await waitFor(() => expect(sent(asked)).toEqual([['pause', { isPaused }]]));
});

it.each([
  [owner, 1],
  [member, 0],
])('says that it is paused, and its owner has it go on', async (viewer, buttons) => {
  const asked = serveApi(() => Response.json(sampleProject()));
  openScreen(() => <Paused project={sampleProject({ viewer, isPaused: true })} />, '/', '/');
  expect(screen.getByText('Проект на паузе')).toBeDefined();
  const goOn = screen.queryAllByRole('button', { name: /^Продолжить/ });
  expect(goOn).toHaveLength(buttons);
  for (const one of goOn) fireEvent.click(one);
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(buttons));
});
