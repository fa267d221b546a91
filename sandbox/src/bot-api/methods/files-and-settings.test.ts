import { InputFile } from 'grammy';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ANYA, BOT_TOKEN, refusalOf, testSandbox } from '#test/test-sandbox.ts';

test('a document sent as multipart is shown, downloaded by both faces and sent again by its id', async () => {
  const { bot, control, sandbox } = await testSandbox();
  await control.write(ANYA, '/start');
  const file = new InputFile(Buffer.from('{"data":1}'), 'данные.json');
  const sent = await bot.api.sendDocument(ANYA, file, {
    caption: '<b>Ваши данные</b>',
    parse_mode: 'HTML',
  });
  const { file_path: path } = await bot.api.getFile(sent.document.file_id);
  const downloaded = await fetch(`${sandbox.telegramApiRoot}/file/bot${BOT_TOKEN}/${path}`);
  expect(await downloaded.text()).toBe('{"data":1}');
  await bot.api.sendDocument(ANYA, sent.document.file_id);
  const [, first, second] = await control.messages(ANYA);
  expect(first).toMatchObject({
    text: 'Ваши данные',
    document: { fileName: 'данные.json', size: 10, url: expect.any(String) },
  });
  expect(second).toMatchObject({ text: '', document: { fileName: 'данные.json' } });
  expect(await refusalOf(bot.api.sendDocument(ANYA, 'https://example.org/a.pdf'))).toBe(
    'Bad Request: wrong file identifier/HTTP URL specified',
  );
});

test('a photo carries its size, and what is no picture is refused', async () => {
  const { bot, control } = await testSandbox();
  await control.write(ANYA, '/start');
  const picture = sharp({ create: { width: 8, height: 5, channels: 3, background: '#fff' } });
  const sent = await bot.api.sendPhoto(
    ANYA,
    new InputFile(await picture.png().toBuffer(), 'a.png'),
  );
  expect(sent.photo).toMatchObject([{ width: 8, height: 5 }]);
  const noPicture = new InputFile(Buffer.from('text'), 'a.png');
  expect(await refusalOf(bot.api.sendPhoto(ANYA, noPicture))).toBe(
    'Bad Request: IMAGE_PROCESS_FAILED',
  );
});

test('commands are found by scope and language, as a person sees them', async () => {
  const { bot, control } = await testSandbox();
  const help = [{ command: 'help', description: 'Help' }];
  const pomosh = [{ command: 'help', description: 'Помощь' }];
  await bot.api.setMyCommands(help);
  await bot.api.setMyCommands(pomosh, { language_code: 'ru' });
  expect(await bot.api.getMyCommands()).toEqual(help);
  const { body } = await control.request('GET', `/bot?telegramId=${ANYA}`);
  expect(body).toMatchObject({ commands: pomosh });
  const upperCase = [{ command: 'Help', description: 'Help' }];
  expect(await refusalOf(bot.api.setMyCommands(upperCase))).toBe(
    'Bad Request: BOT_COMMAND_INVALID',
  );
});

test('descriptions and the menu button are kept', async () => {
  const { bot, control } = await testSandbox();
  await bot.api.setMyDescription('About', { language_code: 'en' });
  await bot.api.setMyDescription('О боте');
  await bot.api.setMyShortDescription('Коротко');
  const web_app = { url: 'http://127.0.0.1:3000/' };
  await bot.api.setChatMenuButton({ menu_button: { type: 'web_app', text: 'Kollab', web_app } });
  expect(await bot.api.getChatMenuButton()).toEqual({ type: 'web_app', text: 'Kollab', web_app });
  const { body } = await control.request('GET', `/bot?telegramId=${ANYA}`);
  expect(body).toMatchObject({
    description: 'О боте',
    shortDescription: 'Коротко',
    menuButton: { type: 'web_app', text: 'Kollab' },
  });
  const en = await bot.api.getMyDescription({ language_code: 'en' });
  expect(en).toEqual({ description: 'About' });
});

test('urlencoded calls with JSON in their fields are understood', async () => {
  const { control, sandbox } = await testSandbox();
  await control.write(ANYA, '/start');
  const response = await fetch(`${sandbox.telegramApiRoot}/bot${BOT_TOKEN}/sendMessage`, {
    method: 'POST',
    body: new URLSearchParams({
      chat_id: String(ANYA),
      text: 'Да?',
      reply_markup: '{"inline_keyboard":[[{"text":"Да","callback_data":"yes"}]]}',
    }),
  });
  expect(await response.json()).toMatchObject({ ok: true, result: { text: 'Да?' } });
  expect((await control.messages(ANYA))[1]?.buttons).toEqual([[{ text: 'Да', data: 'yes' }]]);
});
