import { expect, test } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import type { TelegramScript } from '#test/telegram-server.ts';
import { tagOf } from './join-requests.ts';

test.each([
  ['Дизайнер', 'Дизайнер'],
  ['Дизайнер интерфейсов', 'Дизайнер'],
  ['Фронтенд-разработчик', 'Фронтенд-разрабо'],
  ['iOS и Android разработчик', 'iOS и Android'],
  ['🔥 Огненный  SMM', 'Огненный SMM'],
  ['👩‍💻', ''],
])('a vacancy called %s makes the tag %s', (title, tag) => {
  expect(tagOf(title)).toBe(tag);
  expect(tagOf(title).length).toBeLessThanOrEqual(16);
});

const admits = (role: string | null, script?: TelegramScript) =>
  chatWithBot(() => ({ isAdmitted: true, role }), 'ru', 'otherGroup', script);

test('who is let in by their vacancy is tagged with it, again after a kill', async () => {
  let isIn = false;
  const script: TelegramScript = ({ method }) => {
    if (method !== 'approveChatJoinRequest') return undefined;
    const already = { error_code: 400, description: 'Bad Request: USER_ALREADY_PARTICIPANT' };
    const answer = isIn ? already : { result: true };
    isIn = true;
    return answer;
  };
  const { asksToJoin, telegram } = await admits('Дизайнер', script);
  await asksToJoin(3001);
  await asksToJoin(3001);
  const tagged = { chat_id: -1008, user_id: 3001, tag: 'Дизайнер' };
  expect(telegram.callsOf('setChatMemberTag')).toEqual([tagged, tagged]);
});

test('a tag that Telegram refuses keeps nobody outside', async () => {
  const { asksToJoin, telegram } = await admits('Дизайнер', ({ method }) =>
    method === 'setChatMemberTag'
      ? { error_code: 400, description: 'Bad Request: CHAT_ADMIN_REQUIRED' }
      : undefined,
  );
  await asksToJoin(3001);
  expect(telegram.callsOf('approveChatJoinRequest')).toHaveLength(1);
});

test('who came without a vacancy has none', async () => {
  const { asksToJoin, telegram } = await admits(null);
  await asksToJoin(3001);
  expect(telegram.callsOf('setChatMemberTag')).toEqual([]);
});
