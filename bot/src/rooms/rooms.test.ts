import {
  admitToRoom,
  ApiError,
  checkRoomOffer,
  linkRoom,
  moveRoom,
  noteRoom,
} from '@kollab/contract';
import { expect, test } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import { eventually } from '#test/eventually.ts';
import { type ApiAnswer, refusal } from '#test/fake-api.ts';
import type { TelegramReply, TelegramScript } from '#test/telegram-server.ts';

const token = 'AZP1oXv7f_-___8-99--_w';
const starts = { text: `/start@kollab_bot ${token}` };
const made = 'https://t.me/+new';
const linked = { isOwn: true, projectId: 'p', projectName: 'Карта', inviteLink: made };

const refuse = (description: string, code = 400): TelegramReply => ({
  error_code: code,
  description,
});

const telegram =
  (
    own: object = { can_invite_users: true },
    person = 'administrator',
    more: TelegramScript = () => undefined,
  ): TelegramScript =>
  (call) => {
    const { method, payload } = call;
    if (method === 'createChatInviteLink') return more(call) ?? { result: { invite_link: made } };
    if (method !== 'getChatMember') return more(call);
    const isOwn = payload.user_id === 42;
    return { result: isOwn ? { status: 'administrator', ...own } : { status: person } };
  };

const inGroup = (api: ApiAnswer, script = telegram()) =>
  chatWithBot(api, 'en', 'otherGroup', script);

test('an owner who shows the bot the token makes the chat the room of the team', async () => {
  const { says, calls, telegram: sent } = await inGroup(() => linked);
  await says(starts);
  expect(calls).toMatchObject([
    { endpoint: checkRoomOffer, body: { key: token, telegramId: 2001, chatId: -1008 } },
    {
      endpoint: linkRoom,
      body: {
        key: token,
        telegramId: 2001,
        chatId: -1008,
        title: 'Однокурсники',
        inviteLink: made,
      },
    },
  ]);
  expect(sent.callsOf('createChatInviteLink')).toMatchObject([{ creates_join_request: true }]);
  expect(sent.callsOf('sendMessage')).toMatchObject([
    { chat_id: -1008, text: expect.stringContaining('чат команды проекта «Карта»') },
  ]);
  expect(sent.callsOf('revokeChatInviteLink')).toEqual([]);
});

test('the same again keeps the link that is there', async () => {
  const { says, telegram: sent } = await inGroup(() => ({
    ...linked,
    inviteLink: 'https://t.me/+first',
  }));
  await says(starts);
  expect(sent.callsOf('revokeChatInviteLink')).toMatchObject([{ invite_link: made }]);
});

test.each(['roomOfferNotFound', 'roomTaken'] as const)(
  'what the API refuses leaves no link, and is said: %s',
  async (code) => {
    const error = refusal(code);
    const { says, telegram: sent } = await inGroup(({ endpoint }) => {
      if (endpoint === linkRoom) throw error;
      return linked;
    });
    await says(starts);
    expect(sent.callsOf('revokeChatInviteLink')).toMatchObject([{ invite_link: made }]);
    expect(sent.callsOf('sendMessage')).toMatchObject([{ text: error.message }]);
  },
);

test('a bot that may not invite people says so, and looks again when asked to', async () => {
  const rights = { can_invite_users: false };
  const { says, presses, calls, telegram: sent } = await inGroup(() => linked, telegram(rights));
  await says(starts);
  expect(calls).toMatchObject([{ endpoint: checkRoomOffer }]);
  expect(sent.callsOf('sendMessage')).toMatchObject([
    {
      text: expect.stringContaining('«Добавление участников»'),
      reply_markup: { inline_keyboard: [[{ callback_data: `o:${token}` }]] },
    },
  ]);
  rights.can_invite_users = true;
  await presses(`o:${token}`);
  expect(calls.at(-1)).toMatchObject({ endpoint: linkRoom });
  expect(sent.callsOf('editMessageText')).toMatchObject([
    { text: expect.stringContaining('чат команды') },
  ]);
});

test.each([1_087_968_824, 136_817_688])('who hides is told that they cannot: %d', async (id) => {
  const { says, calls, telegram: sent } = await inGroup(() => linked);
  await says({ ...starts, from: { id, is_bot: true, first_name: 'Group' } });
  expect(calls).toEqual([]);
  expect(sent.callsOf('sendMessage')).toMatchObject([
    { text: expect.stringContaining('Анонимно') },
  ]);
});

test('who is no administrator of the chat links nothing', async () => {
  const { says, calls, telegram: sent } = await inGroup(() => linked, telegram({}, 'member'));
  await says(starts);
  expect(calls).toMatchObject([{ endpoint: checkRoomOffer }]);
  expect(sent.callsOf('createChatInviteLink')).toEqual([]);
});

test.each([
  ['is nobody’s costs Telegram one answer', refusal('roomOfferNotFound')],
  ['is somebody else’s links nothing', { isOwn: false }],
])('a token that %s', async (_, answer) => {
  const {
    says,
    calls,
    telegram: sent,
  } = await inGroup(() => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await says(starts);
  expect(calls).toMatchObject([{ endpoint: checkRoomOffer }]);
  expect(sent.calls.map(({ method }) => method)).toEqual(['sendMessage']);
});

test('while the API is away it says so in the chat, and links it at a press later', async () => {
  let isAway = true;
  const {
    says,
    presses,
    telegram: sent,
  } = await inGroup(() => {
    if (isAway) throw new ApiError('network');
    return linked;
  });
  await says(starts);
  expect(sent.callsOf('sendMessage')).toMatchObject([
    {
      text: expect.stringContaining('Попробуйте ещё раз'),
      reply_markup: { inline_keyboard: [[{ callback_data: `o:${token}` }]] },
    },
  ]);
  isAway = false;
  await presses(`o:${token}`);
  expect(sent.callsOf('editMessageText')).toMatchObject([
    { text: expect.stringContaining('чат команды') },
  ]);
});

test('somebody else who presses is told so alone: the owner keeps the button', async () => {
  const { presses, telegram: sent } = await inGroup(() => ({ isOwn: false }));
  expect(await presses(`o:${token}`)).toMatchObject({
    text: expect.stringContaining('может его владелец'),
  });
  expect(sent.callsOf('editMessageText')).toEqual([]);
});

test.each(['/start', '/start@kollab_bot', '/start p_AZP1oXv7f', 'Привет'])(
  'nothing else that is said in a group is read: %s',
  async (text) => {
    const { says, calls, telegram: sent } = await inGroup(() => linked);
    await says({ text });
    expect([...calls, ...sent.calls]).toEqual([]);
  },
);

test('a member who asks to join is let in', async () => {
  const { asksToJoin, calls, telegram: sent } = await inGroup(() => ({ isAdmitted: true }));
  await asksToJoin(3001);
  const body = { telegramId: 3001, chatId: -1008, inviteLink: 'https://t.me/+room' };
  expect(calls).toMatchObject([{ endpoint: admitToRoom, body }]);
  expect(sent.calls).toMatchObject([
    { method: 'approveChatJoinRequest', payload: { chat_id: -1008, user_id: 3001 } },
  ]);
});

test('anybody else is turned away and told why', async () => {
  const { asksToJoin, telegram: sent } = await inGroup(() => ({ isAdmitted: false }));
  await asksToJoin(3001);
  expect(sent.calls).toMatchObject([
    { method: 'sendMessage', payload: { chat_id: 3001 } },
    { method: 'declineChatJoinRequest', payload: { user_id: 3001 } },
  ]);
});

test('who is invited reads that the invitation comes first', async () => {
  const reply = { isAdmitted: false, isInvited: true };
  const { asksToJoin, telegram: sent } = await inGroup(() => reply);
  await asksToJoin(3001);
  expect(sent.calls[0]).toMatchObject({
    payload: { text: expect.stringContaining('примите приглашение') },
  });
});

test.each(['USER_ALREADY_PARTICIPANT', 'HIDE_REQUESTER_MISSING'])(
  'a request that was answered before is left at that: %s',
  async (reason) => {
    const script = telegram({}, 'member', ({ method }) =>
      method.endsWith('ChatJoinRequest') ? refuse(`Bad Request: ${reason}`) : undefined,
    );
    const {
      asksToJoin,
      calls,
      telegram: sent,
    } = await inGroup(() => ({ isAdmitted: false }), script);
    await asksToJoin(3001);
    await asksToJoin(3001);
    expect(calls).toHaveLength(2);
    const said = sent.callsOf('sendMessage');
    expect(sent.callsOf('deleteMessage')).toHaveLength(said.length);
  },
);

test('what somebody else’s link brings is not the bot’s to decide', async () => {
  const { asksToJoin, calls, telegram: sent } = await inGroup(() => ({ isAdmitted: true }));
  await asksToJoin(3001, { creator: 2001 });
  expect([...calls, ...sent.calls]).toEqual([]);
});

test('while the API is away nobody is let in, and who is in the team is once it is back', async () => {
  let isAway = true;
  const { asksToJoin, telegram: sent } = await inGroup(() => {
    if (isAway) throw new ApiError('network');
    return { isAdmitted: true };
  });
  await asksToJoin(3001);
  expect(sent.calls).toEqual([]);
  isAway = false;
  await eventually(() => expect(sent.callsOf('approveChatJoinRequest')).toHaveLength(1));
});

test('a bot that may not let people in has it told to the owner', async () => {
  const script = telegram({ can_invite_users: false }, 'member', ({ method }) =>
    method === 'approveChatJoinRequest'
      ? refuse('Bad Request: not enough rights to manage chat join requests')
      : undefined,
  );
  const { asksToJoin, calls } = await inGroup(
    ({ endpoint }) => (endpoint === noteRoom ? { needsLink: false } : { isAdmitted: true }),
    script,
  );
  await asksToJoin(3001);
  expect(calls.at(-1)).toMatchObject({
    endpoint: noteRoom,
    body: { chatId: -1008, problem: 'rights' },
  });
});

const standings: [string, object, 'removed' | 'rights' | null][] = [
  ['was taken out', { status: 'kicked' }, 'removed'],
  ['left', { status: 'left' }, 'removed'],
  ['is a member only', { status: 'member' }, 'rights'],
  ['may not invite', { can_invite_users: false }, 'rights'],
  ['may invite', { can_invite_users: true }, null],
];

test.each(standings)('it is on record that the bot %s', async (_, own, problem) => {
  const { becomes, calls } = await inGroup(() => ({ needsLink: false }), telegram(own));
  await becomes('member');
  expect(calls).toMatchObject([
    { endpoint: noteRoom, body: { chatId: -1008, title: 'Однокурсники', problem } },
  ]);
});

test('a room that has no door gets one once the bot may invite again', async () => {
  let needsLink = true;
  const { becomes, calls } = await inGroup(() => {
    const answer = { needsLink };
    needsLink = false;
    return answer;
  });
  await becomes('administrator');
  expect(calls[1]).toMatchObject({ body: { problem: null, inviteLink: made } });
});

test('a group that becomes a supergroup is followed', async () => {
  const { says, calls } = await inGroup(() => ({ needsLink: false }));
  await says({ migrate_to_chat_id: -100_500 });
  expect(calls).toMatchObject([
    { endpoint: moveRoom, body: { chatId: -1008, newChatId: -100_500 } },
    { endpoint: noteRoom, body: { chatId: -100_500, problem: null } },
  ]);
});
