import { ApiError, packId, searchProjects, type ProjectCard } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import { refusal, type ApiAnswer } from '#test/fake-api.ts';
import { projectId } from '#test/project-card.ts';

const project = (otherwise: Partial<ProjectCard> = {}): ProjectCard => ({
  id: projectId,
  name: 'Бот <для> столовой',
  description: 'Кормит\n\nвсех & каждого',
  stage: 'Seed Stage',
  status: 'одобрено',
  coverImage: '/uploads/cover.webp',
  palette: [],
  tags: [{ tagName: 'C#' }, { tagName: 'SQL' }],
  telegramId: 1001,
  ownerName: 'Анна Ковалёва',
  participantsCount: 1,
  vacanciesCount: 0,
  applicationsCount: null,
  moderationStatus: null,
  isPartlyApproved: false,
  isArchived: false,
  isDeleted: false,
  createdAt: '2026-11-21T11:05:00.000Z',
  ...otherwise,
});

const lookFor = async (query: string, answer: ApiAnswer, languageCode?: string) => {
  const chat = await chatWithBot(answer, languageCode);
  return { offered: await chat.looksFor(query), calls: chat.calls };
};
const resultsOf = (offered: unknown) =>
  (offered as { results: { id: string; input_message_content: { message_text: string } }[] })
    .results;

describe('projects by inline mode', () => {
  it('are cards with one link that opens the project in Telegram', async () => {
    const { offered, calls } = await lookFor('бот', () => [project()]);
    expect(offered).toEqual({
      inline_query_id: 'i1',
      cache_time: 30,
      is_personal: true,
      results: [
        {
          type: 'article',
          id: projectId,
          title: 'Бот <для> столовой',
          description: 'Seed Stage\u00a0· C#, SQL',
          thumbnail_url: 'https://kollab.example/uploads/cover.webp',
          input_message_content: {
            message_text:
              '<b>Бот &lt;для&gt; столовой</b>\nSeed Stage\u00a0· C#, SQL\n\nКормит всех &amp; каждого',
            parse_mode: 'HTML',
            link_preview_options: { is_disabled: true },
          },
          reply_markup: {
            inline_keyboard: [
              [
                {
                  text: 'Открыть проект',
                  url: `https://t.me/kollab_bot?startapp=p_${packId(projectId)}`,
                },
              ],
            ],
          },
        },
      ],
    });
    expect(calls).toEqual([
      {
        endpoint: searchProjects,
        query: { query: 'бот' },
        headers: { 'x-telegram-id': '2001' },
      },
    ]);
  });

  it('are shown without what they do not have, and within what Telegram takes', async () => {
    const bare = project({
      name: '',
      description: 'Щ&<'.repeat(1500),
      coverImage: 'https://elsewhere.example/c.png',
      tags: [],
    });
    const { offered } = await lookFor('', () => [bare], 'en');
    expect(resultsOf(offered)).toEqual([
      expect.objectContaining({ title: 'untitled', description: 'Seed Stage' }),
    ]);
    expect(resultsOf(offered)[0]).not.toHaveProperty('thumbnail_url');
    const text = resultsOf(offered)[0]?.input_message_content.message_text ?? '';
    expect(text.replaceAll(/&\w+;/g, '.').length).toBeLessThan(300);
    expect(resultsOf(offered)[0]?.id.length).toBeLessThanOrEqual(64);
  });

  it('lead to the bot where there are none', async () => {
    const { offered } = await lookFor('нет такого', () => []);
    expect(offered).toEqual({
      inline_query_id: 'i1',
      results: [],
      cache_time: 30,
      is_personal: true,
      button: { text: 'Ничего не нашлось: открыть Kollab', start_parameter: 'home' },
    });
  });

  it.each([new ApiError('network'), new ApiError('timeout'), refusal('unauthenticated')])(
    'are not remembered as missing while they cannot be found: %o',
    async (error) => {
      const { offered } = await lookFor('бот', () => {
        throw error;
      });
      expect(offered).toMatchObject({
        results: [],
        cache_time: 0,
        button: { text: 'Поиск не ответил: открыть Kollab', start_parameter: 'home' },
      });
    },
  );

  it('are looked for by as much as the API reads', async () => {
    const { calls } = await lookFor('щ'.repeat(256), () => []);
    expect(calls[0]).toMatchObject({ query: { query: 'щ'.repeat(100) } });
  });
});
