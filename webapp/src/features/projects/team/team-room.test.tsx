import { limits, type Project, type Room } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { telegram } from '#src/telegram/telegram.ts';
import { answer, openScreen, press, serveApi, viewAs } from '#test/screen.tsx';
import { offeringClient } from '#test/offering-client.ts';
import { sampleProject } from '#test/samples.ts';
import { TeamRoom } from './team-room.tsx';

const owner = { isOwner: true, isMember: true, isInvited: false };
const member = { isOwner: false, isMember: true, isInvited: false };
const door = 'https://t.me/+door';
const linked: Room = {
  title: 'Команда карты',
  inviteLink: door,
  problem: null,
  linkedAt: '2026-11-22T18:00:00.000Z',
};
const url = 'https://t.me/kollab_bot?startgroup=token&admin=invite_users';

const openLink = vi.fn<(url: string) => void>();
beforeEach(() => {
  viewAs(7);
  openLink.mockClear();
  Object.assign(telegram(), { openLink });
});

function open(
  room: Room | null,
  changes: Partial<Project> = {},
  offered: string | null = url,
  buttonId: string | null = null,
) {
  const state = { room };
  const asked = serveApi(({ method }) => {
    if (method === 'POST') {
      const { linkedAt: expiresAt } = linked;
      return Response.json({ token: 'token', url: offered, buttonId, expiresAt });
    }
    if (method === 'DELETE') state.room = null;
    return Response.json({ room: state.room });
  });
  const project = sampleProject({ viewer: owner, ...changes });
  openScreen(() => <TeamRoom project={project} />, '/', '/');
  return { asked, state };
}

it('a member enters the chat by its link, through Telegram', async () => {
  open(linked, { viewer: member });
  fireEvent.click(await screen.findByRole('link', { name: /^Войти в чат команды/ }));
  expect(openLink).toHaveBeenCalledWith(door);
  expect(screen.queryByRole('button')).toBeNull();
});

it('what did not load comes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = [Response.json({ message: 'нет' }, { status: 500 })];
  const asked = serveApi(() => answers.shift() ?? Response.json({ room: linked }));
  const project = sampleProject({ viewer: member });
  openScreen(() => <TeamRoom project={project} />, '/', '/');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
  await vi.advanceTimersByTimeAsync(limits.applicationsPolling);
  expect(await screen.findByRole('link', { name: /^Войти в чат команды/ })).toBeDefined();
});

it('an owner chooses a chat in Telegram, and sees it once the bot linked it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { state } = open(null);
  await press('Привязать чат');
  await waitFor(() => expect(openLink).toHaveBeenCalledWith(url));
  expect(await screen.findByText(/Выберите в Telegram чат/)).toBeDefined();
  state.room = linked;
  await vi.advanceTimersByTimeAsync(8000);
  expect(await screen.findByRole('link', { name: /^Войти в чат команды/ })).toBeDefined();
  expect(screen.getByText(/^Бот впускает участников команды/)).toBeDefined();
});

it('an owner chooses a chat within the app where the client can, else by the link', async () => {
  const { said, answer } = offeringClient();
  const { asked } = open(null, {}, url, 'b1');
  const wishes = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await press('Привязать чат');
  await waitFor(() => expect(said).toEqual([['web_app_request_chat', { req_id: 'b1' }]]));
  expect(openLink).not.toHaveBeenCalled();
  answer('requested_chat_failed', { req_id: 'b1' });
  await waitFor(async () => {
    await press('Привязать чат');
    expect(wishes().at(-1)).toEqual({ isInApp: false });
  });
  expect(wishes()[0]).toEqual({ isInApp: true });
});

it('an owner whose client says nothing when it is asked is offered the link, and a press more takes it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { said } = offeringClient({ platform: 'weba' });
  const { asked } = open(null, {}, url, 'b1');
  const wishes = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await press('Привязать чат');
  await waitFor(() => expect(said).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(4000);
  await press('Привязать по ссылке');
  await waitFor(() => expect(wishes()).toEqual([{ isInApp: true }, { isInApp: false }]));
  await press('Привязать чат');
  await waitFor(() => expect(wishes()).toHaveLength(3));
  expect(wishes()[2]).toEqual({ isInApp: false });
});

it('an owner for whom Telegram kept buttons enough today is told so', async () => {
  offeringClient();
  const message = 'На сегодня хватит: попробуйте завтра';
  serveApi(({ method }) =>
    method === 'POST'
      ? Response.json({ statusCode: 429, code: 'dailyLimit', message }, { status: 429 })
      : Response.json({ room: null }),
  );
  openScreen(() => <TeamRoom project={sampleProject({ viewer: owner })} />, '/', '/');
  await press('Привязать чат');
  await waitFor(() =>
    expect(document.body.textContent).toContain(`Не удалось начать привязку${message}`),
  );
});

it('an owner is told what to write where nobody knows what the bot is called', async () => {
  open(null, {}, null);
  await press('Привязать чат');
  expect(await screen.findByText('Напишите в этом чате: /start token')).toBeDefined();
  expect(openLink).not.toHaveBeenCalled();
});

it('an owner copies what links a chat in which the bot is already', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  open(null);
  await press('Привязать чат');
  fireEvent.click(await screen.findByRole('button', { name: /^Бот уже в чате/ }));
  expect(writeText).toHaveBeenCalledWith('/start token');
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('an owner whose chat lost the bot is offered to link it again', async () => {
  open({ ...linked, inviteLink: null, problem: 'removed' });
  await press('Привязать чат ещё раз');
  await waitFor(() => expect(openLink).toHaveBeenCalledWith(url));
});

it('an owner unlinks the chat, when asked for good', async () => {
  const { asked } = open(linked);
  await press('Отвязать чат');
  await answer('Отвязать чат');
  expect(await screen.findByRole('button', { name: 'Привязать чат' })).toBeDefined();
  expect(asked.map(({ method }) => method)).toContain('DELETE');
});

it.each([
  ['removed', /Бота больше нет в этом чате/],
  ['rights', /Верните ему в настройках чата право/],
] as const)('an owner hears what is missing: %s', async (problem, said) => {
  open({ ...linked, inviteLink: null, problem });
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each<[string, string, Room | null]>([
  ['there is none', 'Чат команды привязывает владелец проекта.', null],
  [
    'nobody is let in',
    'Бот не может впускать людей',
    { ...linked, inviteLink: null, problem: 'rights' },
  ],
  ['its link is made', 'Ссылка в чат готовится…', { ...linked, inviteLink: null }],
])('a member hears why there is no way into the chat: %s', async (_, why, room) => {
  open(room, { viewer: member });
  expect(await screen.findByText(why)).toBeDefined();
  expect(screen.getByRole('heading').textContent).toBe(room?.title ?? 'Чата пока нет');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('steps that did their work do not come back with another unlinking', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { state } = open(null);
  await press('Привязать чат');
  await screen.findByTestId('room-steps');
  state.room = linked;
  await vi.advanceTimersByTimeAsync(8000);
  await screen.findByRole('link', { name: /^Войти в чат команды/ });
  await press('Отвязать чат');
  await answer('Отвязать чат');
  expect(await screen.findByRole('button', { name: 'Привязать чат' })).toBeDefined();
  expect(screen.queryByTestId('room-steps')).toBeNull();
});
