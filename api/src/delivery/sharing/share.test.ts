import { packId, shareProject } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { botToken } from '#test/init-data.ts';
import { preparingTelegram } from '#test/preparing-telegram.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone, startTestApp } from '#test/test-app.ts';
import { openTelegram } from './prepared-messages.ts';
import { toSharedProject, toMessage } from './share-message.ts';

const sharesADay = 3;

const telegram = await preparingTelegram(
  '{"ok":true,"result":{"id":"ready-1","expiration_date":1900000000}}',
);
const kollab = sharedApp({ telegramApiRoot: telegram.root, dailyLimits: { share: sharesADay } });
const anya = fresh(() => kollab.person());
const ilya = fresh(() => kollab.person());
const share = ({ call }: Someone, { id }: { id: string }) =>
  call(shareProject, { params: { projectId: id }, body: {} });
const missing = refused('projectNotFound', 404);

describe('sharing a project', () => {
  test('has Telegram keep a message ready for whoever shares it', async () => {
    const project = await sampleProject(kollab, { owner: anya, name: 'R&D <Кафе>' });
    await kollab.set('projects', project, { description: `<i>${'я'.repeat(300)}` });
    const url = `https://t.me/kollab_bot?startapp=p_${packId(project.id)}`;
    expect(await share(ilya, project)).toEqual({
      preparedMessageId: 'ready-1',
      url,
      text: 'R&D <Кафе>\nSeed Stage\u00a0· GIS',
    });
    expect(telegram.asked).toEqual([
      {
        url: `/bot${botToken}/savePreparedInlineMessage`,
        body: {
          user_id: ilya.telegramId,
          result: {
            type: 'article',
            id: project.id,
            title: 'R&D <Кафе>',
            description: 'Seed Stage\u00a0· GIS',
            input_message_content: {
              message_text: `<b>R&amp;D &lt;Кафе&gt;</b>\nSeed Stage\u00a0· GIS\n\n&lt;i&gt;${'я'.repeat(197)}…`,
              parse_mode: 'HTML',
              link_preview_options: { is_disabled: true },
            },
            reply_markup: { inline_keyboard: [[{ text: 'Открыть проект', url }]] },
          },
          allow_user_chats: true,
          allow_group_chats: true,
          allow_channel_chats: true,
        },
      },
    ]);
  });

  test.each(['{"ok":false,"error_code":400}', 'junk', '{"ok":true,"result":{"id":""}}', '[]'])(
    'goes on without one when Telegram answers %s',
    async (answer) => {
      telegram.answer = answer;
      const project = await sampleProject(kollab, { owner: anya });
      expect(await share(anya, project)).toMatchObject({ preparedMessageId: null });
      expect(telegram.asked).toHaveLength(1);
    },
  );

  test('of a vacancy says whom it looks for, and opens it', async () => {
    const project = await sampleProject(kollab, { owner: anya, name: 'R&D' });
    const [vacancyId = ''] = project.vacancyIds;
    const params = { projectId: project.id };
    const shared = await ilya.call(shareProject, { params, body: { vacancyId } });
    const url = `https://t.me/kollab_bot?startapp=v_${packId(project.id)}_${packId(vacancyId)}`;
    expect(shared).toEqual({
      preparedMessageId: 'ready-1',
      url,
      text: 'Ищем: Разработчик\nR&D\u00a0· React',
    });
    expect(telegram.asked).toMatchObject([
      {
        body: {
          result: {
            id: vacancyId,
            title: 'Ищем: Разработчик',
            input_message_content: {
              message_text: '<b>Ищем: Разработчик</b>\nR&amp;D\u00a0· React\n\nСделать карту',
              link_preview_options: { is_disabled: true },
            },
            reply_markup: { inline_keyboard: [[{ text: 'Открыть вакансию', url }]] },
          },
        },
      },
    ]);
  });

  test('of a finished project says so in place of its stage', async () => {
    const project = await sampleProject(kollab, { owner: anya, name: 'R&D' });
    await kollab.set('projects', project, { finished_at: new Date() });
    expect((await share(anya, project)).text).toBe('R&D\nПроект завершён\u00a0· GIS');
    await kollab.set('users', ilya, { language_code: 'en' });
    expect((await share(ilya, project)).text).toBe('R&D\nThe project is finished\u00a0· GIS');
  });

  test('of all vacancies says how many it looks for, names them and opens the project', async () => {
    const vacancies = ['Разработчик', 'Дизайнер <UX>'];
    const project = await sampleProject(kollab, { owner: anya, name: 'R&D', vacancies });
    const params = { projectId: project.id };
    const shared = await anya.call(shareProject, { params, body: { vacancyId: 'all' } });
    const url = `https://t.me/kollab_bot?startapp=p_${packId(project.id)}`;
    const text = 'Ищем ещё двоих: Разработчик, Дизайнер <UX>\nR&D';
    expect(shared).toEqual({ preparedMessageId: 'ready-1', url, text });
    expect(telegram.asked).toMatchObject([
      {
        body: {
          result: {
            id: project.id,
            title: 'Ищем ещё двоих',
            description: 'R&D\u00a0· Seed Stage\u00a0· GIS',
            input_message_content: {
              message_text:
                '<b>Ищем ещё двоих</b>\nR&amp;D\u00a0· Seed Stage\u00a0· GIS\n\n• Разработчик\n• Дизайнер &lt;UX&gt;',
            },
            reply_markup: { inline_keyboard: [[{ text: 'Открыть проект', url }]] },
          },
        },
      },
    ]);
  });

  test('speaks the language in which whoever shares reads Kollab', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    await kollab.set('users', anya, { language_code: 'en-GB' });
    const params = { projectId: project.id };
    const shared = await anya.call(shareProject, { params, body: { vacancyId: 'all' } });
    expect(shared.text).toMatch(/^We need one more person: Разработчик\n/);
    expect(telegram.asked).toMatchObject([
      { body: { result: { reply_markup: { inline_keyboard: [[{ text: 'Open project' }]] } } } },
    ]);
  });

  test('of a vacancy that is closed, or another project’s, or of all where none is open, is refused', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    const other = await sampleProject(kollab, { owner: ilya });
    const [vacancyId = ''] = project.vacancyIds;
    await kollab.set('vacancies', { id: vacancyId }, { closed_at: new Date() });
    const body = (id: string | undefined) => ({ vacancyId: id });
    const params = { projectId: project.id };
    for (const id of [vacancyId, other.vacancyIds[0], randomUUID(), 'all']) {
      await expect(ilya.call(shareProject, { params, body: body(id) })).rejects.toMatchObject(
        refused('vacancyNotFound', 404),
      );
    }
    expect(telegram.asked).toEqual([]);
  });

  test('is refused for what not everybody may see, to its owner and moderators too', async () => {
    const vera = await kollab.moderator();
    const waiting = await sampleProject(kollab, { owner: anya, isApproved: false });
    const archived = await sampleProject(kollab, { owner: anya });
    await kollab.set('projects', archived, { archived_at: new Date() });
    const deleted = await sampleProject(kollab, { owner: anya });
    await kollab.set('projects', deleted, { deleted_at: new Date() });
    for (const project of [waiting, archived, deleted, { id: randomUUID() }]) {
      for (const person of [anya, ilya, vera]) {
        await expect(share(person, project)).rejects.toMatchObject(missing);
      }
    }
    const ofHidden = await sampleProject(kollab, { owner: anya });
    for (const column of ['hidden_at', 'suspended_at']) {
      await kollab.set('users', anya, { hidden_at: null, [column]: new Date() });
      await expect(share(ilya, ofHidden)).rejects.toMatchObject(missing);
    }
    expect(telegram.asked).toEqual([]);
  });

  test('ends at the limit of a day, which refused ones do not count against', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    await expect(share(ilya, { id: randomUUID() })).rejects.toMatchObject(missing);
    for (let count = 0; count < sharesADay; count += 1) await share(ilya, project);
    await expect(share(ilya, project)).rejects.toMatchObject(
      refused('dailyLimit', 429, { retryAfterSeconds: expect.any(Number) }),
    );
    expect(telegram.asked).toHaveLength(sharesADay);
    await share(anya, project);
  });
});

test('Telegram’s absence is told without the address, which holds the token', async () => {
  const told: unknown[][] = [];
  const away = openTelegram(
    { ...kollab.config, telegramApiRoot: 'http://127.0.0.1:1' },
    (...given: unknown[]) => told.push(given),
  );
  const row = {
    id: randomUUID(),
    title: 'Кафе',
    facts: '',
    text: '',
    plain: '',
    open: 'Открыть',
    cover: null,
  };
  const url = 'https://kollab.example';
  expect(await away.prepare(1, toMessage(row, url, url))).toBeUndefined();
  expect(told).toEqual([[]]);
});

test('whom a project looks for has its cover above, where Telegram can fetch it', () => {
  const project = {
    id: 'p',
    name: 'Кафе',
    description: '',
    stage: 'Seed Stage' as const,
    tags: [],
    language: null,
    cover_image: '/uploads/a.webp',
    finished_at: null,
  };
  const vacancies = Array.from({ length: 12 }, (_, index) => ({
    id: `v${index}`,
    title: `Автор ${index}`,
    level: null,
    tasks: '',
    tags: [],
  }));
  const all = toSharedProject(project, 'all', vacancies);
  expect(all.text.split('\n').slice(-2)).toEqual(['• Автор 9', 'и ещё 2']);
  const passed = toSharedProject(project, 'v0', vacancies.slice(0, 1));
  const preview = (publicUrl: string) =>
    toMessage(passed, 'https://t.me/kollab_bot', publicUrl).input_message_content
      .link_preview_options;
  expect(preview('https://kollab.example')).toEqual({
    url: 'https://kollab.example/uploads/a.jpg',
    prefer_large_media: true,
    show_above_text: true,
  });
  expect(preview('http://localhost:3000')).toEqual({ is_disabled: true });
});

test('without a name of the bot the address is the project’s page', async () => {
  const lonely = await startTestApp({ telegramApiRoot: 'http://127.0.0.1:1' });
  const owner = await lonely.person();
  const project = await sampleProject(lonely, { owner });
  expect(await share(owner, project)).toEqual({
    preparedMessageId: null,
    url: `http://localhost:3000/project/${project.id}/details`,
    text: 'Солнечная карта\nSeed Stage\u00a0· GIS',
  });
  await lonely.close();
});
