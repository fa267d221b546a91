import {
  ApiError,
  getOwnRole,
  getWaiting,
  listReports,
  listSubmittedProfiles,
  listSubmittedProjects,
  type Waiting,
} from '@kollab/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import { eventually } from '#test/eventually.ts';
import { refusal, type ApiAnswer } from '#test/fake-api.ts';

const opened = (answer?: ApiAnswer, ...more: [string?, ('group' | 'otherGroup')?]) =>
  chatWithBot(answer, ...more);
const opensAt = (url: string) => ({
  inline_keyboard: [[expect.objectContaining({ web_app: { url } })]],
});

describe('a command for a screen', () => {
  it.each([
    ['/profile', 'https://kollab.example/'],
    ['/projects', 'https://kollab.example/createproject'],
    ['/applications', 'https://kollab.example/myapplications'],
  ])('%s opens it by one button, whatever the API does', async (text, url) => {
    const { says, telegram } = await opened(() => {
      throw new ApiError('network');
    });
    await says({ text });
    expect(telegram.callsOf('sendMessage')).toEqual([
      expect.objectContaining({ reply_markup: opensAt(url) }),
    ]);
  });

  it.each([
    ['ru', 'Ваши отклики и ответы на них.'],
    ['en', 'Your applications, and the answers to them.'],
  ])('is answered in %s', async (languageCode, text) => {
    const { says, telegram } = await opened(undefined, languageCode);
    await says({ text: '/applications' });
    expect(telegram.callsOf('sendMessage')).toEqual([expect.objectContaining({ text })]);
  });

  it('/privacy says what is kept and who sees it', async () => {
    const { says, telegram } = await opened();
    await says({ text: '/privacy' });
    const [sent] = telegram.callsOf('sendMessage');
    expect(sent?.text).toMatch(
      /^Kollab хранит.*ваш Telegram ID,.*хранятся только причины отказов от модераторов\.\n\nПолучить/,
    );
    expect(JSON.stringify(sent)).toContain('https://kollab.example/profile/settings');
  });

  it.each(['/start', '/help', '/profile', '/privacy', '/settings', '/admin', 'Привет'])(
    'is not answered in a group: %s',
    async (text) => {
      const { says, telegram, calls } = await opened(undefined, undefined, 'group');
      await says({ text });
      expect(telegram.calls).toEqual([]);
      expect(calls).toEqual([]);
    },
  );
});

describe('/moderation', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const waiting = (...hours: (number | null)[]): Waiting => {
    const [profile, project, report, appeal] = [0, 1, 2, 3].map((place) => {
      const ago = hours[place] ?? null;
      const oldestAt = ago === null ? null : new Date(now - ago * 60 * 60_000).toISOString();
      return { count: ago === null ? 0 : place + 2, oldestAt };
    }) as [Waiting['profile'], Waiting['project'], Waiting['report'], Waiting['appeal']];
    return { profile, project, report, appeal };
  };
  const ago = (hours: number) => new Date(now - hours * 60 * 60_000).toISOString();
  const lists = new Map<unknown, object[]>([
    [listSubmittedProfiles, [{ firstName: 'Анна', lastName: '<Лис>', submittedAt: ago(30) }]],
    [listSubmittedProjects, [{ name: 'Карта', submittedAt: ago(50) }]],
    [listReports, [{ subjectName: 'Пётр', submittedAt: ago(0.5) }]],
  ]);
  const replyWith = async (answer: () => unknown, ...more: [string?, 'group'?]) => {
    const { says, telegram } = await opened(
      ({ endpoint }) => (endpoint === getWaiting ? answer() : (lists.get(endpoint) ?? {})),
      ...more,
    );
    await says({ text: '/moderation' });
    expect(telegram.callsOf('sendMessage')).toHaveLength(1);
    return telegram.callsOf('sendMessage')[0];
  };

  it('says how much waits and names the oldest, of all kinds', async () => {
    expect(await replyWith(() => waiting(30, 50, 0.5))).toMatchObject({
      text: [
        '<b>Ждут решения</b>\nПрофили: 2\nПроекты: 3\nЖалобы: 4',
        'Дольше всего:\n• проект «Карта», 2 дня\n• профиль: Анна &lt;Лис&gt;, 30 часов\n• жалоба: Пётр, меньше часа',
      ].join('\n\n'),
      reply_markup: opensAt('https://kollab.example/moderation'),
    });
  });

  it('says how many appeals against restrictions wait, where any do', async () => {
    const sent = await replyWith(() => waiting(30, 50, 0.5, 2));
    expect(sent?.text).toContain('Жалобы: 4\nАпелляции на ограничения: 5\n\nДольше всего:');
  });

  it('says it in English', async () => {
    const sent = await replyWith(() => waiting(30, 50, 0.5), 'en');
    expect(sent?.text).toMatch(/• project “Карта”, 2 days\n• profile of Анна &lt;Лис&gt;, 30 h/);
  });

  it('lets moderators rest when nothing waits', async () => {
    const sent = await replyWith(() => waiting());
    expect(sent).toMatchObject({ text: 'Решать пока нечего. Можно выдохнуть.' });
    expect(sent).not.toHaveProperty('reply_markup');
  });

  it.each<[Error, RegExp]>([
    [refusal('forbidden'), /^Эта команда для модераторов/],
    [new ApiError('network'), /^Не получилось/],
  ])('is kind to whom it cannot answer: %o', async (error, text) => {
    const sent = await replyWith(() => {
      throw error;
    });
    expect(sent?.text).toMatch(text);
  });

  it('offers the app to whoever does not moderate', async () => {
    const sent = await replyWith(() => {
      throw refusal('forbidden');
    });
    expect(sent).toMatchObject({ reply_markup: opensAt('https://kollab.example/open') });
  });

  it('names nobody in any other group', async () => {
    const { says, telegram, calls } = await opened(undefined, undefined, 'otherGroup');
    await says({ text: '/moderation' });
    expect(telegram.callsOf('sendMessage')).toEqual([]);
    expect(calls.filter(({ endpoint }) => endpoint === getWaiting)).toEqual([]);
  });

  it('is the same in the moderators’ group, in Russian and with a link', async () => {
    const sent = await replyWith(() => waiting(30, 50, 0.5), 'en', 'group');
    expect(sent).toMatchObject({
      chat_id: -1007,
      text: expect.stringMatching(/^<b>Ждут решения<\/b>[^]*• проект «Карта», 2 дня/),
      reply_markup: {
        inline_keyboard: [[{ text: 'Открыть очередь', url: 'https://t.me/kollab_bot?startapp=q' }]],
      },
    });
  });

  it.each(['forbidden', 'unauthenticated', 'suspended'] as const)(
    'says nothing to a member of the group who does not moderate: %s',
    async (code) => {
      const { says, telegram } = await opened(
        () => {
          throw refusal(code);
        },
        undefined,
        'group',
      );
      await says({ text: '/moderation' });
      expect(telegram.calls).toEqual([]);
    },
  );
});

describe('the menu of commands', () => {
  const scope = { type: 'chat', chat_id: 2001 };
  const everyone = ['start', 'profile', 'projects', 'applications', 'settings', 'help', 'privacy'];
  const menuOf = async (role: string, text: string, languageCode?: string) => {
    const { says, telegram } = await opened(
      ({ endpoint }) =>
        endpoint === getOwnRole
          ? { role }
          : Object.fromEntries(
              ['profile', 'project', 'report', 'appeal'].map((kind) => [kind, { count: 0 }]),
            ),
      languageCode,
    );
    await says({ text });
    return eventually(() => {
      const [set] = telegram.callsOf('setMyCommands');
      const [deleted] = telegram.callsOf('deleteMyCommands');
      expect(set ?? deleted).toBeDefined();
      return { set, deleted };
    });
  };

  it.each([
    ['moderator', '/start', [...everyone, 'moderation']],
    ['admin', '/help', [...everyone, 'moderation', 'admin']],
  ])('of a %s has more after %s', async (role, text, commands) => {
    const { set } = await menuOf(role, text);
    expect(set).toEqual({
      scope,
      commands: commands.map((command) => ({
        command,
        description: expect.stringMatching(/[а-яё]/i),
      })),
    });
  });

  it('is in the language of its owner', async () => {
    const { set } = await menuOf('moderator', '/start', 'en');
    expect(set?.commands).toContainEqual({
      command: 'moderation',
      description: 'What is waiting for moderators',
    });
  });

  it('is everyone’s once somebody moderates no more', async () => {
    const { set, deleted } = await menuOf('user', '/moderation');
    expect(deleted).toEqual({ scope });
    expect(set).toBeUndefined();
  });

  it('stays as it is while the API is down, and the answer comes all the same', async () => {
    const { says, telegram } = await opened(() => {
      throw new ApiError('network');
    });
    await says({ text: '/start' });
    expect(telegram.calls.map(({ method }) => method)).toEqual(['sendPhoto']);
  });
});
