import type { Project, Room } from '@kollab/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { telegram } from '#src/telegram/telegram.ts';
import { openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleParticipant, sampleProject, sampleVacancy } from '#test/samples.ts';
import ProjectContent from './project-content.tsx';

const guest = { isOwner: false, isMember: false, isInvited: false };
const invited = { ...guest, isInvited: true };
const member = { ...guest, isMember: true };
const owner = { isOwner: true, isMember: true, isInvited: false };
const room: Room = {
  title: 'Команда карты',
  inviteLink: 'https://t.me/+door',
  problem: null,
  linkedAt: '2026-11-22T18:00:00.000Z',
};
const reachable = [sampleParticipant({ contactUrl: 'https://t.me/anya_k' })];

interface Case {
  viewer: Project['viewer'];
  project?: Partial<Project>;
  applied?: 'Pending' | 'Accepted' | 'Rejected';
  room?: Room;
}

/** Who looks at a project, and the one main button that they find. */
const cases: [string, Case, string | undefined][] = [
  ['a guest', { viewer: guest }, 'Откликнуться'],
  ['a guest who applied', { viewer: guest, applied: 'Pending' }, 'Мои отклики'],
  ['a guest who was declined', { viewer: guest, applied: 'Rejected' }, 'Откликнуться снова'],
  [
    'a guest of a project without vacancies',
    { viewer: guest, project: { vacancies: [] } },
    undefined,
  ],
  ['a guest of an archived project', { viewer: guest, project: { isArchived: true } }, undefined],
  ['who is invited', { viewer: invited }, undefined],
  ['a member', { viewer: member, project: { participants: reachable } }, 'Написать владельцу'],
  [
    'a member of a team with a chat',
    { viewer: member, project: { participants: reachable }, room },
    'Войти в чат команды',
  ],
  [
    'a member of an archived project',
    { viewer: member, project: { participants: reachable, isArchived: true }, room },
    'Написать владельцу',
  ],
  ['a member whom the bot introduced', { viewer: member }, undefined],
  [
    'a member who is offered to own it',
    { viewer: member, project: { participants: reachable, offeredTo: 7 }, room },
    undefined,
  ],
  ['the owner', { viewer: owner }, undefined],
  [
    'the owner for whom people wait',
    { viewer: owner, project: { applicationsCount: 3 } },
    '3 отклика ждут ответа',
  ],
  [
    'the owner of what was turned down',
    { viewer: owner, project: { status: 'rejected', moderationStatus: 'Rejected' } },
    'Исправить и отправить снова',
  ],
  [
    'the owner of what was deleted',
    { viewer: owner, project: { isDeleted: true, applicationsCount: 3 } },
    undefined,
  ],
];

let shown: string | undefined;

beforeEach(() => {
  viewAs(7);
  shown = undefined;
  Object.assign(telegram(), {
    mainButton: {
      set: ({ text }: { text: string }) => void (shown = text),
      hide: () => void (shown = undefined),
      onClick: () => () => undefined,
    },
  });
});

it.each(cases)('%s', async (_, { viewer, project, applied, room: linked }, text) => {
  const asked = serveApi(({ path }) => {
    if (path.endsWith('/room')) return Response.json({ room: linked ?? null });
    return Response.json(
      path.includes('/vacancy/') ? { ...sampleVacancy, applicationStatus: applied ?? null } : [],
    );
  });
  const seen = sampleProject({ status: 'одобрено', moderationStatus: null, viewer, ...project });
  openScreen(() => <ProjectContent project={seen} />, '/', '/');
  await screen.findByText('Подробное описание');
  const isEarly = !viewer.isMember && text === undefined;
  await vi.waitUntil(() => isEarly || asked.some(({ path }) => /\/(room|vacancy)/.test(path)));
  await act(() => Promise.resolve());
  await waitFor(() => expect(shown).toBe(text));
});
