import type { Participant, Project } from '@kollab/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, openScreen, serveApi } from '#test/screen.tsx';
import { sampleParticipant, sampleProject } from '#test/samples.ts';
import { TeamEditor } from './team-editor.tsx';

const owner = [sampleParticipant()];
const person = (changes: Partial<Participant>) =>
  sampleParticipant({
    participantId: 'p2',
    telegramId: 2,
    name: 'Илья',
    isOwner: false,
    ...changes,
  });
const open = (participants: Participant[], more: Partial<Project> = {}) => {
  const project = sampleProject({ participants, ...more });
  openScreen(() => <TeamEditor project={project} />, '/here', '/here');
  return project;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const isWrite = ({ method }: { method: string }) => method !== 'GET';
const ok = () => Response.json({});

describe('the team of an owner', () => {
  it('is offered the project: a member may be, nobody else', async () => {
    const asked = serveApi(ok);
    const { id } = open([
      ...owner,
      person({}),
      person({ participantId: 'p3', telegramId: 3, name: 'Яна', invited: true }),
      person({ participantId: 'p4', telegramId: null, name: 'Пётр' }),
    ]);
    press('Передать проект');
    const sheet = within(await screen.findByRole('dialog', { hidden: true }));
    expect(sheet.queryByText('Яна')).toBeNull();
    expect(sheet.queryByText('Пётр')).toBeNull();
    await answer('Илья');
    await screen.findByText(/Если Илья согласится/);
    await answer('Предложить');
    await screen.findByText('Предложение отправлено: Илья');
    expect(asked.filter(isWrite)).toMatchObject([
      { path: '/api/User/hand-over-project', body: { projectId: id, telegramId: 2 } },
    ]);
  });

  it('shows who is asked to own the project, and the offer can be taken back', async () => {
    const asked = serveApi(ok);
    const { id } = open([...owner, person({})], { offeredTo: 2 });
    expect(screen.getByText('Ждём согласия: Илья')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Передать проект' })).toBeNull();
    press(/^Отозвать предложение/);
    await screen.findByText('Предложение отозвано');
    expect(asked.filter(isWrite)).toMatchObject([
      { method: 'DELETE', path: '/api/User/hand-over-project', body: { projectId: id } },
    ]);
  });

  it('has nobody to be handed over to while the owner is alone', () => {
    serveApi(ok);
    open(owner);
    expect(screen.queryByText('Передать проект')).toBeNull();
  });

  it('loses members and guests, and invitations are taken back', async () => {
    const asked = serveApi(ok);
    const { id } = open([
      ...owner,
      person({}),
      person({ participantId: 'p3', telegramId: 3, name: 'Яна', invited: true }),
    ]);
    expect(screen.queryByRole('button', { name: 'Убрать из команды: Аня Ковалёва' })).toBeNull();
    press('Убрать из команды: Илья');
    await answer('Убрать из команды');
    await screen.findByText('Больше не в команде: Илья');
    press('Отозвать приглашение: Яна');
    await screen.findByText('Приглашение отозвано: Яна');
    expect(asked.filter(isWrite).map(({ path }) => path)).toEqual([
      `/api/User/project/${id}/participants/p2`,
      `/api/User/project/${id}/participants/p3`,
    ]);
  });
});
