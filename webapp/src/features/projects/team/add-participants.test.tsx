import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { late, openScreen, serveApi } from '#test/screen.tsx';
import { sampleParticipant, samplePerson, sampleProject, sampleUser } from '#test/samples.ts';
import AddParticipantsPage from './add-participants-page.tsx';
import { newPlace, projectDrafts } from '#src/features/projects/draft/project-draft.ts';

let telegramId = 7000;
beforeEach(() => {
  telegramId += 1;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const route = '/add-participants';
const open = (address = route) =>
  openScreen(AddParticipantsPage, route, address, { ...sampleUser, telegramId });
const search = async (text: string) => {
  fireEvent.change(await screen.findByLabelText('Найти людей'), { target: { value: text } });
  await vi.advanceTimersByTimeAsync(300);
};
const isSearch = ({ path }: { path: string }) => path === '/api/User/search-users';
const isOfFollowed = ({ path }: { path: string }) => path.endsWith('/following');
const picked = () => projectDrafts.get(telegramId, newPlace).values.participants ?? [];

describe('participants of a draft', () => {
  it('are looked for 300 ms after the last letter, without oneself', async () => {
    const answer = late();
    const asked = serveApi((one) => (isOfFollowed(one) ? Response.json([]) : answer.response));
    open();
    const input = await screen.findByLabelText('Найти людей');
    for (const text of ['о', 'ор', 'орл']) {
      fireEvent.change(input, { target: { value: text } });
      vi.advanceTimersByTime(200);
    }
    expect(asked.filter(isSearch)).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getAllByText('Загрузка...')).toBeDefined();
    answer.give([samplePerson(telegramId), samplePerson(2)]);
    expect(await screen.findByText('Мария Орлова-2')).toBeDefined();
    expect(screen.queryByText(`Мария Орлова-${telegramId}`)).toBeNull();
    expect(asked.filter(isSearch).map(({ query }) => query.get('query'))).toEqual(['орл']);
  });

  it('are first offered from whom one follows', async () => {
    const followed = { ...samplePerson(4), isSubscribed: true };
    serveApi((one) => Response.json(isOfFollowed(one) ? [followed] : [samplePerson(2)]));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Добавить: Мария Орлова-4' }));
    expect(picked()).toMatchObject([{ telegramId: 4 }]);
    expect(screen.getByRole('list', { name: 'Вы подписаны' })).toBeDefined();
    await search('орл');
    expect(await screen.findByRole('button', { name: 'Добавить: Мария Орлова-2' })).toBeDefined();
    expect(screen.queryByText('Вы подписаны')).toBeNull();
  });

  it('are picked, marked and taken away again', async () => {
    serveApi(() => Response.json([samplePerson(2), samplePerson(3)]));
    open();
    await search('орл');
    fireEvent.click(await screen.findByRole('button', { name: 'Добавить: Мария Орлова-2' }));
    expect(picked()).toEqual([{ telegramId: 2, name: 'Мария Орлова-2', photo: null }]);
    fireEvent.click(screen.getByRole('button', { name: 'Добавить: Мария Орлова-3' }));
    expect(within(screen.getByTestId('picked')).getByText('Мария Орлова-3')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Убрать: Мария Орлова-3' }));
    fireEvent.click(screen.getByRole('button', { name: 'Убрать участника: Мария Орлова-2' }));
    expect(picked()).toEqual([]);
  });

  it('that are not there are said to be not found', async () => {
    serveApi(() => Response.json([]));
    open();
    await search('никто');
    expect(await screen.findByText('Пользователи не найдены')).toBeDefined();
  });
});

describe('the team of a project that is there', () => {
  it('is joined by invitation, and by guests with a name', async () => {
    let project = sampleProject({ telegramId });
    const invited = sampleParticipant({
      participantId: 'p2',
      telegramId: 2,
      name: 'Мария Орлова-2',
      invited: true,
      isOwner: false,
    });
    const guest = { ...invited, participantId: 'p3', telegramId: null, name: 'Пётр' };
    const team = project.participants;
    const asked = serveApi((one) => {
      if (isSearch(one)) return Response.json([samplePerson(2)]);
      if (isOfFollowed(one)) return Response.json([]);
      if (one.method === 'GET') return Response.json(project);
      project = {
        ...project,
        participants: [...team, one.path.endsWith('team') ? invited : guest],
      };
      return Response.json({ participants: project.participants, result: 'invited' });
    });
    open(`${route}?project=${project.id}`);
    await search('орл');
    fireEvent.click(await screen.findByRole('button', { name: 'Пригласить: Мария Орлова-2' }));
    expect(await screen.findByText('Приглашение отправлено: Мария Орлова-2')).toBeDefined();
    expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/User/add-to-project-team',
      body: { projectId: project.id, telegramId: 2 },
    });
    expect(await screen.findByText('Ждём ответа')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Добавить того, кого нет/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Имя гостя'));
    fireEvent.change(screen.getByLabelText('Имя гостя'), { target: { value: ' Пётр ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Добавить гостя по имени' }));
    await waitFor(() =>
      expect(asked.findLast(({ method }) => method === 'POST')).toMatchObject({
        path: '/api/User/add-participant',
        body: { projectId: project.id, name: 'Пётр' },
      }),
    );
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Имя гостя').value).toBe(''),
    );
    expect(projectDrafts.all(telegramId)).toEqual({});
  });
});
