import { describe, expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#test/chat.ts';

const me = { id: 42, is_bot: true, first_name: 'Kollab', username: 'kollab_bot' };
const someBot = { id: 43, is_bot: true, first_name: 'Pictures', username: 'pic' };

describe('whatever people write', () => {
  it.each([
    { text: 'Привет' },
    { text: '/nothing' },
    { sticker: {} },
    { voice: {} },
    { photo: [{}] },
    { contact: {} },
    { location: {} },
    { text: 'Кот', via_bot: someBot },
  ])('is answered with the way into the app: %o', async (content) => {
    const { says, telegram } = await chatWithBot();
    await says(content);
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({
        text: 'Здесь я только приношу новости, а всё остальное — в приложении.',
        reply_markup: {
          inline_keyboard: [
            [{ text: 'Открыть Kollab', web_app: { url: 'https://kollab.example/open' } }],
          ],
        },
      }),
    ]);
  });

  it.each([
    { write_access_allowed: { from_request: true } },
    { pinned_message: botMessage('x') },
    { message_auto_delete_timer_changed: { message_auto_delete_time: 1 } },
    { web_app_data: { data: 'x', button_text: 'y' } },
    { text: 'Бот для столовой', via_bot: me },
  ])('is not answered where nobody spoke to the bot: %o', async (content) => {
    const { says, telegram } = await chatWithBot();
    await says(content);
    expect(telegram.calls).toEqual([]);
  });

  it.each([{ text: 'Привет' }, { sticker: {} }, { new_chat_members: [me] }])(
    'is not answered in a group: %o',
    async (content) => {
      const { says, telegram } = await chatWithBot(undefined, undefined, 'group');
      await says(content);
      expect(telegram.calls).toEqual([]);
    },
  );

  it('in a group, a press that nobody understands is answered all the same', async () => {
    const { presses } = await chatWithBot(undefined, 'en', 'group');
    expect(await presses('from another age')).toMatchObject({ text: 'Кнопка устарела' });
  });
});
