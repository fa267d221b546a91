import { describe, expect, test } from 'vitest';
import { faultsOfCall } from './check-call.ts';

const chat = { chat_id: 7_000_000_001, text: 'Привет' };
const under = (...buttons: object[]) => ({ ...chat, reply_markup: { inline_keyboard: [buttons] } });
const yes = { text: 'Да', callback_data: 'a', style: 'success' };

describe('a call is well where', () => {
  test.each([
    ['getMe', {}],
    ['sendMessage', chat],
    ['sendMessage', under(yes, { text: 'Открыть', web_app: { url: 'https://kollab.example/' } })],
    ['sendMessage', under({ text: 'Чат', url: 'https://t.me/kollab_bot?startapp=qu_1001' })],
    ['sendMessage', under({ text: 'Аня', url: 'tg://user?id=7000000001' })],
    ['sendMessage', { ...chat, parse_mode: 'HTML', text: `<b>${'&lt;'.repeat(4096)}</b>` }],
    ['sendMessage', { ...chat, reply_markup: { force_reply: true, selective: true } }],
    ['setChatMenuButton', { menu_button: { type: 'default' } }],
    ['setMyCommands', { commands: [{ command: 'start', description: 'Начать' }] }],
    [
      'sendDocument',
      { chat_id: '1', document: 'attach://a', a: { fileName: 'x', size: 1 }, caption: 'Всё' },
    ],
    ['sendDocument', { ...under(yes), text: undefined, document: { fileName: 'x', size: 1 } }],
    ['answerInlineQuery', { inline_query_id: '1', results: '[]', is_personal: 'true' }],
  ])('%s is given what it takes: %j', (method, given) => {
    expect(faultsOfCall(method, given)).toEqual([]);
  });
});

const results = (count: number, id: (place: number) => string = String) =>
  Array.from({ length: count }, (_, place) => ({
    type: 'article',
    id: id(place),
    title: 'Карта',
    input_message_content: { message_text: 'Карта' },
  }));
const askingBy = (request_id: number, rights = {}) => ({
  user_id: 1,
  button: {
    text: 'Выбрать',
    request_chat: { request_id, chat_is_channel: false, ...rights },
  },
});

describe('a call is at fault where', () => {
  test.each<[string, string, object]>([
    ['there is no such method', 'sendWonder', {}],
    ['text is missing', 'sendMessage', { chat_id: 1 }],
    ['is not String', 'sendMessage', { ...chat, text: 5 }],
    ['is not Integer or String', 'sendMessage', { ...chat, chat_id: 1.5 }],
    ['is not Boolean', 'sendMessage', { ...chat, disable_notification: 'yes' }],
    ['is a parameter of no call', 'sendMessage', { ...chat, reply_to: 5 }],
    ['is a field of no', 'sendMessage', under({ ...yes, colour: 'green' })],
    ['over 4096 characters', 'sendMessage', { ...chat, text: 'я'.repeat(4097) }],
    ['formatted as the bot never does', 'sendMessage', { ...chat, parse_mode: 'Markdown' }],
    ['style of no colour', 'sendMessage', under({ ...yes, style: 'blue' })],
    ['exactly one thing', 'sendMessage', under({ text: 'Да' })],
    ['exactly one thing', 'sendMessage', under({ ...yes, url: 'https://kollab.example' })],
    ['has no text', 'sendMessage', under({ ...yes, text: ' ' })],
    ['not 1 to 64 bytes', 'sendMessage', under({ ...yes, callback_data: 'ы'.repeat(33) })],
    ['leads to no address', 'sendMessage', under({ text: 'Да', url: 'foo' })],
    ['leads to no address', 'sendMessage', under({ text: 'Да', url: 'http://localhost:3000/x' })],
    [
      'is not https',
      'sendMessage',
      under({ text: 'Да', web_app: { url: 'http://kollab.example' } }),
    ],
    [
      'too much into a bot',
      'sendMessage',
      under({ text: 'Да', url: `https://t.me/kollab_bot?start=${'a'.repeat(65)}` }),
    ],
    ['more than 8 buttons', 'sendMessage', under(...Array.from({ length: 9 }, () => yes))],
    [
      'in a group',
      'sendMessage',
      { ...under({ text: 'Да', web_app: { url: 'https://kollab.example' } }), chat_id: -1 },
    ],
    [
      'placeholder of not 1 to 64',
      'sendMessage',
      { ...chat, reply_markup: { force_reply: true, input_field_placeholder: 'я'.repeat(65) } },
    ],
    ['text of over 200', 'answerCallbackQuery', { callback_query_id: '1', text: 'я'.repeat(201) }],
    ['is not 1 to 32', 'setMyCommands', { commands: [{ command: 'Start', description: 'a' }] }],
    ['more than 50', 'answerInlineQuery', { inline_query_id: '1', results: results(51) }],
    ['of one id', 'answerInlineQuery', { inline_query_id: '1', results: results(2, () => 'a') }],
    [
      'is not 1 to 100',
      'sendPoll',
      { chat_id: -1, question: 'Когда?', options: [{ text: 'я'.repeat(101) }] },
    ],
    ['over 32 bits', 'savePreparedKeyboardButton', askingBy(2 ** 33)],
    [
      'asks more for the bot',
      'savePreparedKeyboardButton',
      askingBy(1, { bot_administrator_rights: { can_pin_messages: true } }),
    ],
    ['menu_button is not', 'setChatMenuButton', { menu_button: [] }],
    ['is missing', 'setChatMenuButton', { menu_button: { type: 'web_app', text: 'Kollab' } }],
  ])('%s: %s', (fault, method, given) => {
    expect(faultsOfCall(method, given as Record<string, unknown>).join('\n')).toContain(fault);
  });
});
