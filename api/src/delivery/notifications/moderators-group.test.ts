import { beforeEach, expect, test } from 'vitest';
import { approve, send, settle, take } from '#test/steps/profiles.ts';
import { fresh, freshApp } from '#test/test-app.ts';
import { setModeratorsChat } from '#src/platform/outbox/outbox.service.ts';

const group = -1_001_234_567_890;

const kollab = freshApp();
const vera = fresh(() => kollab.moderator());
beforeEach(() => kollab.moderator({ firstName: 'Олег' }));
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));
beforeEach(() => setModeratorsChat(kollab.db, group));

const row = (id: string) =>
  kollab.db.selectFrom('notifications').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

test('a card goes to the moderators’ group once, and is edited there', async () => {
  await send(anya, { major: 'Физика' });
  const [card, ...others] = await take(kollab);
  if (!card) throw new Error('nothing was due');
  expect(others).toEqual([]);
  expect(card).toMatchObject({
    telegramId: group,
    isGroup: true,
    languageCode: null,
    messageId: null,
    event: { kind: 'moderationCard', card: { telegramId: anya.telegramId, decision: null } },
  });
  await settle(kollab, card, 'sent', { messageId: 7 });
  await approve(vera, anya);
  expect((await take(kollab)).filter(({ isGroup }) => isGroup)).toMatchObject([
    { telegramId: group, messageId: 7, event: { card: { decision: { status: 'Approved' } } } },
  ]);
});

test('a card is renewed in the group, not doubled', async () => {
  await send(anya, { major: 'Физика' });
  for (const item of await take(kollab)) await settle(kollab, item, 'sent', { messageId: 7 });
  await send(anya, { major: 'Химия' });
  expect(await take(kollab)).toMatchObject([{ telegramId: group, messageId: 7 }]);
});

test('a group that refuses is a failure on record, and nobody is unreachable for it', async () => {
  await send(anya, { major: 'Физика' });
  const [card] = await take(kollab);
  if (!card) throw new Error('nothing was due');
  const error = '403 Forbidden: bot was kicked from the supergroup chat';
  expect(await settle(kollab, card, 'unreachable', { error })).toEqual({ status: 'failed' });
  expect(await row(card.id)).toMatchObject({ status: 'failed', error });
  const marked = kollab.db.selectFrom('users').where('unreachable_at', 'is not', null);
  expect(await marked.select('id').execute()).toEqual([]);
  await send(anya, { major: 'Химия' });
  expect(await take(kollab)).toMatchObject([{ telegramId: group, messageId: null }]);
});

test('a group may change, or end: then each moderator gets cards', async () => {
  await setModeratorsChat(kollab.db, group - 1);
  await send(anya, { major: 'Физика' });
  expect(await take(kollab)).toMatchObject([{ telegramId: group - 1 }]);
  await setModeratorsChat(kollab.db, undefined);
  await send(await kollab.person(), { major: 'Физика' });
  expect((await take(kollab)).map(({ isGroup }) => isGroup)).toEqual([false, false]);
});
