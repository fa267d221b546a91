import { paths, type Project } from '@kollab/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleParticipant, sampleProject } from '#test/sample-project.ts';
import { viewAs } from '#test/viewer.ts';
import ProjectPage from './project-page.tsx';

const { id } = sampleProject();
const person = (number: number, name: string, changes: object = {}) =>
  sampleParticipant({
    participantId: `0190d5a0-0000-7000-8000-0000000000c${number}`,
    telegramId: number,
    name,
    isOwner: false,
    ...changes,
  });
const owner = person(1, 'Мария Соколова', { isOwner: true, contactUrl: 'https://t.me/maria' });
const me = person(7, 'Илья Громов', { role: 'Дизайнер' });

function open(participants: Project['participants'], viewer: Partial<Project['viewer']> = {}) {
  const member = { isOwner: false, isMember: true, isInvited: false, ...viewer };
  serveApi(() =>
    Response.json(sampleProject({ status: 'одобрено', participants, viewer: member })),
  );
  openScreen(ProjectPage, '/project/:projectId/details', paths.joined(id));
}
const moment = async () => within(await screen.findByTestId('celebration'));

beforeEach(() => viewAs(7));

describe('joining a team', () => {
  it('shows who is in it, as what one joined, and the next step', async () => {
    open([owner, me]);
    const told = await moment();
    expect(told.getByRole('heading').textContent).toBe('Вы в команде!');
    expect(told.getByText('«Солнечная карта» · Дизайнер')).toBeDefined();
    expect(told.getByText('Мария уже ждёт вас.')).toBeDefined();
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/^Написать владельцу/)).toBe('https://t.me/maria');
    expect(hrefOf(/^Открыть проект и команду/)).toBe(paths.project(id));
  });

  it('names two of many, and nobody who was only invited', async () => {
    const others = ['Алина Ли', 'Егор Дым', 'Вера Ким'].map((name, at) => person(20 + at, name));
    open([owner, me, ...others, person(30, 'Пётр Шум', { invited: true })]);
    const told = await moment();
    expect(told.getByText('Мария, Алина и ещё 2 уже ждут вас.')).toBeDefined();
  });

  it('says that the bot introduces where the owner has no address', async () => {
    open([
      { ...owner, contactUrl: null },
      { ...me, role: null },
    ]);
    const told = await moment();
    expect(told.getByText('Проект «Солнечная карта»')).toBeDefined();
    expect(screen.queryByText('Написать владельцу')).toBeNull();
    expect(screen.getByText(/Бот познакомит вас/)).toBeDefined();
  });

  it.each([{ isMember: false }, { isOwner: true }])(
    'is just the project for who did not join: %o',
    async (viewer) => {
      open([owner], viewer);
      expect(await screen.findByTestId('project-cover')).toBeDefined();
      expect(screen.queryByTestId('celebration')).toBeNull();
    },
  );
});
