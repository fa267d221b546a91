import type { Participant } from '@kollab/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveApi } from '#src/testing/api.ts';
import { openScreen } from '#src/testing/open-screen.tsx';
import { sampleParticipant, sampleProject } from '#src/testing/sample-project.ts';
import { OwnerTools } from './owner-tools.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const owner = [sampleParticipant()];
const person = (changes: Partial<Participant>) =>
  sampleParticipant({
    participantId: 'p2',
    telegramId: 2,
    name: 'Илья',
    isOwner: false,
    ...changes,
  });
const open = (changes: Parameters<typeof sampleProject>[0] = {}) => {
  const project = sampleProject(changes);
  openScreen(() => <OwnerTools project={project} />, '/here', '/here');
  return project;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answer = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  fireEvent.click(dialog.getByRole('button', { name, hidden: true }));
};
const isWrite = ({ method }: { method: string }) => method !== 'GET';
const ok = () => Response.json({});

describe('the tools of an owner', () => {
  it('lead to the form, the applications and the invitations', () => {
    serveApi(ok);
    const { id } = open({ applicationsCount: 4 });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      `/createprojectpage?project=${id}`,
      `/project/${id}/applications`,
      `/add-participants?project=${id}`,
    ]);
  });

  it('delete a project when asked twice, and say that it can be restored', async () => {
    const asked = serveApi(ok);
    const { id } = open();
    press('Удалить проект');
    expect(await screen.findByText(/в течение 30 дней/)).toBeDefined();
    await answer('Отмена');
    expect(asked.filter(isWrite)).toEqual([]);
    press('Удалить проект');
    await answer('Удалить');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/createproject'));
    expect(asked.filter(isWrite)).toMatchObject([
      { method: 'DELETE', path: `/api/User/delete-project/${id}` },
    ]);
  });

  it('say when a project could not be deleted', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serveApi(() => Response.json({}, { status: 500 }));
    open();
    press('Удалить проект');
    await answer('Удалить');
    expect(await screen.findByText('Ошибка при удалении проекта')).toBeDefined();
    expect(screen.getByTestId('address').textContent).toBe('/here');
    await answer('Понятно');
    silent.mockRestore();
  });

  it('archive a project and bring it back', async () => {
    const asked = serveApi(ok);
    const { id } = open();
    press('Убрать в архив');
    await answer('Убрать в архив');
    await waitFor(() =>
      expect(asked.findLast(isWrite)?.path).toBe(`/api/User/archive-project/${id}`),
    );
    cleanup();
    open({ isArchived: true });
    press('Вернуть из архива');
    await waitFor(() =>
      expect(asked.findLast(isWrite)?.path).toBe(`/api/User/restore-project/${id}`),
    );
  });

  it('hand the project over to a member, and to nobody else', async () => {
    const asked = serveApi(ok);
    const { id } = open({
      participants: [
        ...owner,
        person({}),
        person({ participantId: 'p3', telegramId: 3, name: 'Яна', invited: true }),
        person({ participantId: 'p4', telegramId: null, name: 'Пётр' }),
      ],
    });
    const team = within(screen.getByTestId('owner-team'));
    expect(team.getAllByRole('button', { name: /^Передать проект/ })).toHaveLength(1);
    press('Передать проект: Илья');
    await answer('Передать проект');
    await waitFor(() =>
      expect(asked.filter(isWrite)).toMatchObject([
        { path: '/api/User/hand-over-project', body: { projectId: id, telegramId: 2 } },
      ]),
    );
  });

  it('take members and guests out of the team, and invitations back', async () => {
    const asked = serveApi(ok);
    const { id } = open({
      participants: [
        ...owner,
        person({}),
        person({ participantId: 'p3', telegramId: 3, name: 'Яна', invited: true }),
      ],
    });
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

  it('close and reopen vacancies, once per double tap', async () => {
    const asked = serveApi(ok);
    const { id, vacancies } = open();
    press('Закрыть вакансию: Дизайнер');
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть вакансию: Дизайнер' }));
    await screen.findByText('Вакансия закрыта: Дизайнер');
    const path = `/api/User/project/${id}/vacancy/${vacancies[0]?.id}`;
    expect(asked.filter(isWrite).map((one) => one.path)).toEqual([`${path}/close`]);
    cleanup();
    open({ vacancies: vacancies.map((one) => Object.assign(one, { isClosed: true })) });
    press('Открыть вакансию снова: Дизайнер');
    await waitFor(() => expect(asked.findLast(isWrite)?.path).toBe(`${path}/reopen`));
  });
});
