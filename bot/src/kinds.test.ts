import type { News, NotificationEvent } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { miniApp } from './messages/mini-app.ts';
import { fullProject, long, longestEvents, rejected } from '#test/longest-events.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import { messageOf } from './kinds.ts';

const app = miniApp('https://kollab.example');
const fewer = 'Писать о таком реже: /settings';

const written = (event: NotificationEvent, languageCode = 'ru') =>
  messageOf({ event, languageCode, isGroup: false, messageId: null }, app);

const tags =
  /<\/?(?:b|i|s|u|a|blockquote)>|<tg-time unix="\d+" format="(?:t|Dt)">|<\/tg-time>|<blockquote expandable>|<a href="(?:tg:\/\/user\?id=\d+|https:\/\/kollab.example\/uploads\/\w+.webp)">/g;

const shown = (html: string) => html.replaceAll(tags, '').replaceAll(/&(?:amp|lt|gt|quot);/g, '.');

describe('messages', () => {
  it('tell an owner of an approval, with the way to the profile', () => {
    expect(written({ kind: 'profileApproved' })).toEqual({
      text: { html: 'Ваш профиль одобрен: теперь его видят все.' },
      buttons: [
        [
          {
            text: 'Что дальше',
            webApp: 'https://kollab.example/profile/moderation?approved=1',
          },
        ],
      ],
    });
  });

  it('tell an owner why a profile was rejected, with the way to mend it', () => {
    const message = written({ kind: 'profileRejected', reason: '<b>Мало</b>\n& коротко' });
    expect(message.text.html).toMatch(/Причина:<\/b> &lt;b&gt;Мало&lt;\/b&gt;\n&amp; коротко$/);
    expect(message.buttons).toEqual([
      [{ text: 'Исправить', webApp: 'https://kollab.example/profile/moderation' }],
    ]);
  });

  const url = 'https://kollab.example';
  const page = `${url}/project/${projectId}/details`;
  const project = { projectId, projectName: 'Бот' };
  const vacancy = { ...project, vacancyId, vacancyTitle: 'Дизайнер' };
  const anya = { telegramId: 1001, name: 'Аня <Лис>', url: 'https://t.me/anya_lis' };
  const linked = '<a href="https://t.me/anya_lis">Аня &lt;Лис&gt;</a>';
  const mentioned = '<a href="tg://user?id=1001">Аня &lt;Лис&gt;</a>';

  it.each<[News, string, string, string]>([
    [
      { kind: 'projectRejected', ...project, isEdit: false, reason: 'Мало <слов>' },
      'Проект «Бот» не прошёл модерацию. Он сохранён как черновик: поправьте и отправьте снова.\n\n<b>Причина:</b> Мало &lt;слов&gt;',
      'Исправить',
      `${url}/createprojectpage?project=${projectId}`,
    ],
    [
      { kind: 'projectApproved', ...project, isEdit: true },
      'Правка проекта «Бот» одобрена: теперь её видят все.',
      'Открыть проект',
      page,
    ],
    [
      { kind: 'projectRejected', ...project, isEdit: true, reason: 'Мало слов' },
      'Правка проекта «Бот» не прошла модерацию: все видят его прежним. Правка сохранена как черновик.\n\n<b>Причина:</b> Мало слов',
      'Исправить',
      `${url}/createprojectpage?project=${projectId}`,
    ],
    [
      { kind: 'applicationAccepted', ...vacancy, contact: anya },
      `Вас приняли в команду проекта «Бот» на вакансию «Дизайнер»!\n\nПознакомьтесь с владельцем: ${linked}`,
      'Познакомиться с командой',
      `${page}?joined=1`,
    ],
    [
      { kind: 'applicationAccepted', ...vacancy, contact: { ...anya, url: null } },
      `Вас приняли в команду проекта «Бот» на вакансию «Дизайнер»!\n\nПознакомьтесь с владельцем: ${mentioned}`,
      'Познакомиться с командой',
      `${page}?joined=1`,
    ],
    [
      { kind: 'invitationAccepted', ...project, contact: { ...anya, url: null } },
      `Приглашение принято: в команде проекта «Бот» пополнение.\n\nПознакомьтесь: ${mentioned}`,
      'Открыть проект',
      page,
    ],
    [
      { kind: 'membershipChanged', ...project, change: 'joined', person: anya },
      `В команде проекта «Бот» пополнение.\n\nПознакомьтесь: ${linked}\n\n${fewer}`,
      'Открыть проект',
      page,
    ],
    [
      { kind: 'membershipChanged', ...project, change: 'left', person: anya },
      `<b>Аня &lt;Лис&gt;</b> больше не в команде проекта «Бот».\n\n${fewer}`,
      'Открыть проект',
      page,
    ],
    [
      { kind: 'membershipChanged', ...project, change: 'removed', person: anya },
      'Вы больше не в команде проекта «Бот». Так решил владелец: <b>Аня &lt;Лис&gt;</b>.',
      'Открыть проект',
      page,
    ],
  ])('tell news with the way to it: $kind', (event, html, text, webApp) => {
    expect(written(event)).toMatchObject({ text: { html }, buttons: [[{ text, webApp }]] });
  });

  it('arrive with an effect where somebody was accepted, and with none else', () => {
    const accepted = { kind: 'applicationAccepted', ...vacancy, contact: anya } as const;
    expect(written(accepted).effect).toBe('5046509860389126442');
    expect(written({ kind: 'profileApproved' }).effect).toBeUndefined();
  });

  it.each(Object.entries(longestEvents))('fit into one message: %s', (_, event) => {
    for (const languageCode of ['ru', 'en']) {
      expect(shown(written(event, languageCode).text.html).length).toBeLessThanOrEqual(4096);
    }
  });

  it('are written in the language of whoever gets them', () => {
    expect(written({ kind: 'projectApproved', ...project, isEdit: false }, 'en-GB')).toEqual({
      text: { html: 'Project “Бот” is approved: everyone can see it now.' },
      buttons: [[{ text: 'Open project', webApp: page }]],
    });
  });

  it('remind moderators of what waits, with the way to the queue', () => {
    const event = {
      kind: 'moderationWaiting',
      count: 2,
      oldestAt: '2026-11-20T11:31:00.000Z',
    } as const;
    expect(written(event)).toEqual({
      text: {
        html: `<b>Ждут решения больше суток: 2 заявки</b>\nСамая давняя: <tg-time unix="1795174260" format="Dt">20 ноября, 14:31 МСК</tg-time>\n\n${fewer}`,
      },
      buttons: [[{ text: 'Открыть очередь', webApp: `${url}/moderation` }]],
    });
  });

  it('count what has no card, with the way to it, and say when nothing of it waits', () => {
    expect(written({ kind: 'moreApplications', count: 11, projectId })).toEqual({
      text: { html: `<b>Ещё 11 откликов</b>\n\n${fewer}` },
      buttons: [[{ text: 'Открыть отклики', webApp: `${url}/project/${projectId}/applications` }]],
    });
    expect(written({ kind: 'moreApplications', count: 2, projectId: null }).buttons).toEqual([
      [{ text: 'Открыть отклики', webApp: `${url}/messages` }],
    ]);
    expect(written({ kind: 'moreToReview', count: 58 })).toEqual({
      text: { html: `<b>Ждут проверки: ещё 58</b>\n\n${fewer}` },
      buttons: [[{ text: 'Открыть очередь', webApp: `${url}/moderation` }]],
    });
    for (const kind of ['moreApplications', 'moreToReview'] as const) {
      expect(written({ kind, count: 0, projectId: null }).buttons).toEqual([]);
    }
  });

  it('fit into one message even if all of a project is emoji', () => {
    const smiles = '😀'.repeat(4000);
    const card = JSON.parse(
      JSON.stringify({ ...fullProject, decision: rejected }).replaceAll(
        JSON.stringify(long).slice(1, -1),
        smiles,
      ),
    ) as typeof fullProject;
    const { html } = written({ kind: 'projectModerationCard', card }).text;
    expect(html).toContain('😀');
    expect(shown(html).length).toBeLessThanOrEqual(4096);
  });

  it.each(Object.entries(longestEvents))('let nobody write HTML: %s', (_, event) => {
    const { html } = written(event).text;
    expect(html.replaceAll(tags, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
  });

  it('are not made up for an event nobody knows', () => {
    const event = { kind: 'surprise' } as unknown as NotificationEvent;
    expect(() => written(event)).toThrow('surprise');
  });

  it('that nobody asked for say where one may have less of them', () => {
    const saved: NotificationEvent = {
      kind: 'savedCard',
      card: {
        item: { kind: 'project', id: projectId, projectId, projectName: 'Бот' },
        endsOn: null,
      },
    };
    expect(written(saved).text.html.endsWith(`\n\n${fewer}`)).toBe(true);
    expect(written(saved, 'en').text.html).toMatch(/less of this: \/settings$/);
    expect(written({ kind: 'profileApproved' }).text.html).not.toContain('/settings');
    const waiting = {
      kind: 'moderationWaiting',
      count: 2,
      oldestAt: '2026-11-20T12:00:00Z',
    } as const;
    expect(written(waiting).text.html.endsWith(`\n\n${fewer}`)).toBe(true);
    const alone = { event: waiting, languageCode: null, isGroup: false, messageId: null };
    for (const elsewhere of [{ isGroup: true }, { messageId: 7 }]) {
      const { html } = messageOf({ ...alone, ...elsewhere }, app).text;
      expect(html).not.toContain('/settings');
    }
  });

  it('say so once: a button that leads there is enough', () => {
    const checkIn: NotificationEvent = {
      kind: 'checkInCard',
      card: { ...project, checkInId: vacancyId, state: 'open', answer: null, isOwner: false },
    };
    const { text, buttons } = written(checkIn);
    expect(buttons.flat().map((button) => button.text)).toContain('Реже');
    expect(text.html).toBe('Как идёт «Бот»?');
    for (const event of Object.values(longestEvents)) {
      const message = written(event);
      const hasButton = message.buttons.flat().some((button) => button.text === 'Реже');
      expect(hasButton && message.text.html.includes('/settings')).toBe(false);
    }
  });
});
