import { serverLimits, setNotificationSettings } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { botToken } from '#test/init-data.ts';
import { logLines } from '#test/log-lines.ts';
import { preparingTelegram } from '#test/preparing-telegram.ts';
import { sampleProject } from '#test/sample-project.ts';
import { chat, check, link, offer, roomOf } from '#test/steps/rooms.ts';
import { fresh, refused, sharedApp } from '#test/test-app.ts';
import { hashOf, requestIdOf } from './rooms.service.ts';

const telegram = await preparingTelegram('{"ok":true,"result":{"id":"button-1"}}');
const kollab = sharedApp({ telegramApiRoot: telegram.root });
const anya = fresh(() => kollab.person());
const ilya = fresh(() => kollab.person());
const project = fresh(() => sampleProject(kollab, { owner: anya }));
const noOffer = refused('roomOfferNotFound', 404);

describe('choosing a chat within the app', () => {
  test('Telegram prepares a button for the owner, with the rights that the bot needs', async () => {
    const { token, buttonId } = await offer(anya, project, true);
    expect(buttonId).toBe('button-1');
    const rights = { can_invite_users: true, can_pin_messages: true, can_manage_tags: true };
    expect(telegram.asked).toMatchObject([
      {
        url: `/bot${botToken}/savePreparedKeyboardButton`,
        body: {
          user_id: anya.telegramId,
          button: {
            text: 'Выбрать чат',
            request_chat: {
              request_id: requestIdOf(hashOf(token)),
              chat_is_channel: false,
              bot_is_member: true,
              bot_administrator_rights: rights,
              user_administrator_rights: { ...rights, can_promote_members: true },
            },
          },
        },
      },
    ]);
  });

  test('the button is in the language that its owner reads', async () => {
    const params = { telegramId: anya.telegramId };
    await anya.call(setNotificationSettings, { params, body: { language: 'en' } });
    await offer(anya, project, true);
    expect(telegram.asked).toMatchObject([{ body: { button: { text: 'Choose a chat' } } }]);
  });

  test('nothing is asked of Telegram for a client that cannot', async () => {
    expect((await offer(anya, project)).buttonId).toBeNull();
    expect(telegram.asked).toEqual([]);
  });

  test('of buttons a person has so many a day made, and links by an address all the same', async () => {
    const amount = serverLimits.roomButtonsPerDay - 1;
    const made = { kind: 'roomButton' as const, amount };
    await kollab.db.transaction().execute((trx) => spend(kollab.context, trx, anya.id, made));
    await offer(anya, project, true);
    const { token } = await offer(anya, project);
    await expect(offer(anya, project, true)).rejects.toMatchObject(refused('dailyLimit', 429));
    expect(telegram.asked).toHaveLength(1);
    expect(await check(kollab, anya, token, chat())).toBe(true);
    kollab.passTime(24 * 60 * 60_000);
    expect((await offer(anya, project, true)).buttonId).toBe('button-1');
  });

  test.each(['{"ok":false,"error_code":400}', 'junk', '{"ok":true,"result":{"id":""}}'])(
    'without a button, as Telegram answers %s, there is the link',
    async (given) => {
      telegram.answer = given;
      const lines = logLines(kollab.app, 'warn');
      const { buttonId, url } = await offer(anya, project, true);
      expect(buttonId).toBeNull();
      expect(url).toContain('startgroup=');
      const said = lines().map(({ msg }) => msg);
      expect(said).toEqual(['Telegram did not prepare a button: a chat is linked by an address']);
    },
  );

  test('what the bot hears of the button links the chat, for whom it was made alone', async () => {
    const request = requestIdOf(hashOf((await offer(anya, project, true)).token));
    const given = chat();
    await expect(check(kollab, ilya, request, given)).rejects.toMatchObject(noOffer);
    await expect(link(kollab, ilya, request, given)).rejects.toMatchObject(noOffer);
    await expect(link(kollab, anya, request + 1, given)).rejects.toMatchObject(noOffer);
    expect(await check(kollab, anya, request, given)).toBe(true);
    await link(kollab, anya, request, given);
    expect(await roomOf(anya, project)).toMatchObject({ inviteLink: given.inviteLink });
    const again = chat();
    await expect(link(kollab, anya, request, again)).rejects.toMatchObject(noOffer);
    const late = { ...given, inviteLink: again.inviteLink };
    const kept = await link(kollab, anya, request, late);
    expect(kept).toMatchObject({ inviteLink: given.inviteLink });
  });

  test('of two projects the one is linked whose button it was', async () => {
    const other = await sampleProject(kollab, { owner: anya, name: 'Другой' });
    const first = requestIdOf(hashOf((await offer(anya, project, true)).token));
    await offer(anya, other, true);
    expect(await link(kollab, anya, first, chat())).toMatchObject({ projectId: project.id });
    expect(await roomOf(anya, other)).toBeNull();
  });
});
