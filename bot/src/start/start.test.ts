import { ApiError, packId, setReachable } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import { eventually } from '#test/eventually.ts';
import { projectId, vacancyId } from '#test/project-card.ts';

const open = 'https://kollab.example/open';
const oneButton = (url: string) =>
  expect.objectContaining({
    reply_markup: { inline_keyboard: [[expect.objectContaining({ web_app: { url } })]] },
  });

describe('the chat with the bot', () => {
  it.each([
    ['/start m', 'https://kollab.example/profile/moderation'],
    ['/start u_1001', 'https://kollab.example/user/1001'],
    ['/start u_0', open],
    ['/start u_9999999999999999', open],
    [`/start p_${packId(projectId)}`, `https://kollab.example/project/${projectId}/details`],
    [
      `/start v_${packId(projectId)}_${packId(vacancyId)}`,
      `https://kollab.example/vacancy/${projectId}/${vacancyId}`,
    ],
    [
      `/start v_${packId(vacancyId)}_${packId(projectId)}`,
      `https://kollab.example/vacancy/${vacancyId}/${projectId}`,
    ],
    ['/start p_short', open],
    [`/start p_${'0'.repeat(22)}`, open],
    [`/start p_${packId(projectId)}_`, open],
    [`/start v_${packId(projectId)}`, open],
    [`/start v_${packId(projectId)}_${'0'.repeat(22)}`, open],
    ['/start <b>', open],
    ['/help', open],
    ['Привет', open],
  ])('answers %s with one button', async (text, url) => {
    const { says, telegram } = await chatWithBot();
    await says({ text });
    expect(telegram.callsOf('sendMessage')).toEqual([oneButton(url)]);
  });

  it('greets with a picture and two ways in; the picture is uploaded once', async () => {
    const { says, telegram } = await chatWithBot();
    await says({ text: '/start home' });
    await says({ text: '/start' });
    const [first, second] = telegram.callsOf('sendPhoto');
    expect(first).toMatchObject({
      caption: expect.stringMatching(/^Рады видеть вас в Kollab/),
      photo: expect.stringMatching(/^attach:/),
    });
    expect(second).toMatchObject({ photo: 'welcome' });
    const { inline_keyboard: rows } = (second ?? {}).reply_markup as {
      inline_keyboard: { text: string; web_app: { url: string } }[][];
    };
    expect(rows.map((row) => row.map(({ text, web_app: app }) => [text, app.url]))).toEqual([
      [['Открыть Kollab', open]],
      [['Рассказать о себе', 'https://kollab.example/']],
    ]);
    expect(telegram.callsOf('sendMessage')).toEqual([]);
  });

  it('greets without the picture where it cannot be sent', async () => {
    const { says, telegram } = await chatWithBot(undefined, undefined, 'private', ({ method }) =>
      method === 'sendPhoto' ? { error_code: 400, description: 'IMAGE_PROCESS_FAILED' } : undefined,
    );
    await says({ text: '/start' });
    expect(telegram.callsOf('sendMessage')).toHaveLength(1);
  });

  it('answers /start while the API is down, and reports the person when it is back', async () => {
    const failures = [new ApiError('network'), new ApiError('timeout')];
    const { says, telegram, calls } = await chatWithBot(({ endpoint }) => {
      const failure = endpoint === setReachable && failures.shift();
      if (failure) throw failure;
      return { reachable: true };
    });
    await says({ text: '/start' });
    expect(telegram.callsOf('sendPhoto')).toHaveLength(1);
    const reports = () => calls.filter(({ endpoint }) => endpoint === setReachable);
    await eventually(() => expect(reports()).toHaveLength(3));
    expect(reports().at(-1)).toEqual({
      endpoint: setReachable,
      body: { reachable: true },
      headers: { 'x-telegram-id': '2001' },
    });
  });

  it.each([
    ['kicked', false],
    ['member', true],
  ] as const)('reports who became %s', async (status, reachable) => {
    const { becomes, calls } = await chatWithBot();
    await becomes(status);
    await eventually(() => expect(calls.map(({ body }) => body)).toEqual([{ reachable }]));
  });

  it('calls an older report off when a newer one is made', async () => {
    const { becomes, calls } = await chatWithBot(({ body }) => {
      if (!(body as { reachable: boolean }).reachable) throw new ApiError('network');
      return {};
    });
    await becomes('kicked');
    await becomes('member');
    await eventually(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ reachable: false }, { reachable: true }]),
    );
  });

  it('leaves updates to the next run once it is stopping', async () => {
    const { says, telegram, stopping } = await chatWithBot();
    stopping.abort();
    await says({ text: '/start' });
    expect(telegram.calls).toEqual([]);
  });

  it('answers a press that nobody understands', async () => {
    const { presses } = await chatWithBot();
    expect(await presses('from another age')).toEqual(
      expect.objectContaining({ text: 'Кнопка устарела' }),
    );
  });
});
