import type { News, NotificationEvent, ProjectField, ReviewedField } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { miniApp } from '#src/mini-app.ts';
import { card } from '#src/testing/card.ts';
import { applicationCard, invitationCard } from '#src/testing/people-cards.ts';
import { projectCard, projectId, vacancyId } from '#src/testing/project-card.ts';
import { projectCard as projectTexts } from '#src/texts/project-card.ts';
import { card as texts } from '#src/texts/ru.ts';
import { messageOf } from './messages.ts';

const app = miniApp('https://kollab.example');
const long = 'Щ&<'.repeat(1000);
const fields = Object.keys(texts.fields) as ReviewedField[];

const longest = (before: boolean): unknown[] =>
  Array.from({ length: 30 }, (_, n) => ({
    tagName: `${before}${n}${long}`,
    url: long,
    type: long,
  }));

const lists = new Set<ReviewedField>(['tags', 'links', 'experiences']);

const claimedBy = { telegramId: 1, name: long, until: '2026-11-21T11:27:00.000Z' };
const rejected = { status: 'Rejected', name: long, at: '2026-11-21T11:31:00.000Z' } as const;
const contact = { telegramId: 1001, name: long, url: null };
const ofProject = { projectId, projectName: long };
const ofVacancy = { ...ofProject, vacancyId, vacancyTitle: long };
const changes = ['joined', 'left', 'removed', 'becameOwner'] as const;

const longestVacancies = (before: boolean): unknown[] =>
  Array.from({ length: 20 }, (_, n) => ({
    id: `${n}`,
    title: `${before}${long}`,
    level: 'Team lead',
    experience: 'более 7 лет',
    tags: longest(before),
    tasks: `${before}${long}`,
    requirements: `${before}${long}`,
    conditions: `${before}${long}`,
  }));

const longestOf = (field: ProjectField, before: boolean): unknown => {
  if (field === 'vacancies') return longestVacancies(before);
  return field === 'tags' ? longest(before) : `${before}${long}`;
};

const changed = (change: (typeof changes)[number]) =>
  ({ kind: 'membershipChanged', ...ofProject, change, person: contact }) as const;

const news: News[] = [
  { kind: 'profileApproved' },
  { kind: 'profileRejected', reason: long },
  { kind: 'projectApproved', ...ofProject, isEdit: false },
  { kind: 'projectRejected', ...ofProject, isEdit: false, reason: long },
  { kind: 'applicationAccepted', ...ofVacancy, contact },
  { kind: 'applicationRejected', ...ofVacancy, reason: long },
  { kind: 'vacancyClosed', ...ofVacancy },
  { kind: 'projectClosed', ...ofProject, hasApplied: true },
  { kind: 'projectClosed', ...ofProject, hasApplied: false },
  { kind: 'invitationAccepted', ...ofProject, contact },
  { kind: 'invitationDeclined', ...ofProject, name: long },
  ...changes.map((change) => changed(change)),
];

const fullProject = projectCard({
  projectName: long,
  ownerName: long,
  claimedBy,
  changes: (Object.keys(projectTexts.fields) as ProjectField[]).map((changeType) => ({
    changeType,
    oldValue: longestOf(changeType, true),
    newValue: longestOf(changeType, false),
  })),
});

const longPeople = { projectName: long, vacancyTitle: long, name: long, statusShort: long };

const events: Record<string, NotificationEvent> = {
  ...Object.fromEntries(
    news.map((event) => ['change' in event ? `${event.kind} ${event.change}` : event.kind, event]),
  ),
  'a full project': { kind: 'projectModerationCard', card: fullProject },
  'a rejected project': {
    kind: 'projectModerationCard',
    card: { ...fullProject, decision: { ...rejected, reason: long } },
  },
  'an application': {
    kind: 'applicationCard',
    card: applicationCard({ ...longPeople, coverLetter: long }),
  },
  'an accepted application': {
    kind: 'applicationCard',
    card: applicationCard({ ...longPeople, coverLetter: long, status: 'Accepted', contact }),
  },
  ...Object.fromEntries(
    (['invited', 'member', 'declined', 'cancelled'] as const).map((state) => [
      `an invitation, ${state}`,
      {
        kind: 'invitationCard',
        card: invitationCard({ projectName: long, ownerName: long, state }),
      },
    ]),
  ),
  'a full card': {
    kind: 'moderationCard',
    card: card({
      name: long,
      university: long,
      claimedBy,
      decision: { ...rejected, reason: long },
      changes: fields.map((changeType) => ({
        changeType,
        oldValue: lists.has(changeType) ? longest(true) : long,
        newValue: lists.has(changeType) ? longest(false) : `${long}!`,
      })),
    }),
  },
};

const tags = /<\/?(?:b|i|a)>|<a href="tg:\/\/user\?id=\d+">/g;

/** Telegram counts what is read: without tags, a character reference as one. */
const shown = (html: string) => html.replaceAll(tags, '').replaceAll(/&(?:amp|lt|gt|quot);/g, '.');

describe('messages', () => {
  it('tell an owner of an approval, with the way to the profile', () => {
    expect(messageOf({ kind: 'profileApproved' }, app)).toEqual({
      text: { html: 'Ваш профиль одобрен: теперь его видят все.' },
      buttons: [[{ text: 'Открыть профиль', webApp: 'https://kollab.example/' }]],
    });
  });

  it('tell an owner why a profile was rejected, with the way to mend it', () => {
    const message = messageOf({ kind: 'profileRejected', reason: '<b>Мало</b>\n& коротко' }, app);
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
      { kind: 'projectApproved', ...project, isEdit: false },
      'Проект «Бот» одобрен: теперь его видят все.',
      'Открыть проект',
      page,
    ],
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
      'Открыть проект',
      page,
    ],
    [
      { kind: 'applicationAccepted', ...vacancy, contact: { ...anya, url: null } },
      `Вас приняли в команду проекта «Бот» на вакансию «Дизайнер»!\n\nПознакомьтесь с владельцем: ${mentioned}`,
      'Открыть проект',
      page,
    ],
    [
      { kind: 'applicationRejected', ...vacancy, reason: null },
      'В этот раз не сложилось: отклик на вакансию «Дизайнер» в проекте «Бот» отклонён.',
      'Мои отклики',
      `${url}/myapplications`,
    ],
    [
      { kind: 'applicationRejected', ...vacancy, reason: 'Ищем с опытом' },
      'В этот раз не сложилось: отклик на вакансию «Дизайнер» в проекте «Бот» отклонён.\n\n<b>Причина:</b> Ищем с опытом',
      'Мои отклики',
      `${url}/myapplications`,
    ],
    [
      { kind: 'vacancyClosed', ...vacancy },
      'Вакансия «Дизайнер» в проекте «Бот» закрыта, и ваш отклик больше не рассматривается.',
      'Мои отклики',
      `${url}/myapplications`,
    ],
    [
      { kind: 'projectClosed', ...project, hasApplied: true },
      'Проект «Бот» закрыт, и ваш отклик больше не рассматривается.',
      'Мои отклики',
      `${url}/myapplications`,
    ],
    [
      { kind: 'invitationAccepted', ...project, contact: { ...anya, url: null } },
      `Приглашение принято: в команде проекта «Бот» пополнение.\n\nПознакомьтесь: ${mentioned}`,
      'Открыть проект',
      page,
    ],
    [
      { kind: 'invitationDeclined', ...project, name: 'Аня' },
      'Приглашение в проект «Бот» отклонено: <b>Аня</b> не сможет присоединиться.',
      'Открыть проект',
      page,
    ],
    [
      { kind: 'membershipChanged', ...project, change: 'joined', person: anya },
      `В команде проекта «Бот» пополнение.\n\nПознакомьтесь: ${linked}`,
      'Открыть проект',
      page,
    ],
    [
      { kind: 'membershipChanged', ...project, change: 'left', person: anya },
      '<b>Аня &lt;Лис&gt;</b> больше не в команде проекта «Бот».',
      'Открыть проект',
      page,
    ],
    [
      { kind: 'membershipChanged', ...project, change: 'removed', person: anya },
      'Вы больше не в команде проекта «Бот». Так решил владелец: <b>Аня &lt;Лис&gt;</b>.',
      'Открыть проект',
      page,
    ],
    [
      { kind: 'membershipChanged', ...project, change: 'becameOwner', person: anya },
      `Теперь вы владелец проекта «Бот»: его передаёт вам ${linked}.`,
      'Открыть проект',
      page,
    ],
  ])('tell news with the way to it: $kind', (event, html, text, webApp) => {
    expect(messageOf(event, app)).toEqual({ text: { html }, buttons: [[{ text, webApp }]] });
  });

  it.each(Object.entries(events))('fit into one message: %s', (_, event) => {
    expect(shown(messageOf(event, app).text.html).length).toBeLessThanOrEqual(4096);
  });

  it('fit into one message even if all of a project is emoji', () => {
    const smiles = '😀'.repeat(4000);
    const card = JSON.parse(
      JSON.stringify({ ...fullProject, decision: { ...rejected, reason: long } }).replaceAll(
        JSON.stringify(long).slice(1, -1),
        smiles,
      ),
    ) as typeof fullProject;
    const { html } = messageOf({ kind: 'projectModerationCard', card }, app).text;
    expect(html).toContain('😀');
    expect(shown(html).length).toBeLessThanOrEqual(4096);
  });

  it.each(Object.entries(events))('let nobody write HTML: %s', (_, event) => {
    const { html } = messageOf(event, app).text;
    expect(html.replaceAll(tags, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
  });

  it('are not made up for an event nobody knows', () => {
    const event = { kind: 'surprise' } as unknown as NotificationEvent;
    expect(() => messageOf(event, app)).toThrow('surprise');
  });
});
