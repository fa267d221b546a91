import type { ProjectCard } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentAddress, openScreen, serveApi } from '#test/screen.tsx';
import { sampleProject, sampleUser } from '#test/samples.ts';
import OwnProjectsPage from './own-projects-page.tsx';

const full = {
  university: 'МГУ',
  course: '3',
  major: 'Математика',
  statusShort: 'Ищу команду',
  description: 'О себе',
  tags: [{ tagName: 'Go' }],
};
const route = '/createproject';
const open = (changes: object = full) =>
  openScreen(OwnProjectsPage, route, route, { ...sampleUser, ...changes });
const serve = (projects: ProjectCard[], applications: unknown[] = [], joined: ProjectCard[] = []) =>
  serveApi(({ path, method }) => {
    if (method === 'POST') {
      return Response.json({ ...sampleProject(), closedByEnd: [], closedApplications: 0 });
    }
    if (path.includes('/team-projects/')) return Response.json(joined);
    return Response.json(path.includes('/projects/') ? projects : applications);
  });
const card = (changes: Partial<ProjectCard>, place = 1): ProjectCard =>
  sampleProject({ id: `0190d5a0-0000-7000-8000-${String(place).padStart(12, '0')}`, ...changes });
const add = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Добавить проект' }));

describe('one’s projects', () => {
  it('say what to do while there are none', async () => {
    serve([]);
    open();
    expect(await screen.findByText('У вас пока нет проектов')).toBeDefined();
    await add();
    expect(currentAddress()).toBe('/createprojectpage');
  });

  it('are not made below 80 %', async () => {
    serve([]);
    open({ ...full, tags: [], description: '' });
    await add();
    expect(
      await screen.findByText('Чтобы создать проект, заполните профиль хотя бы на 80%'),
    ).toBeDefined();
    expect(currentAddress()).toBe(route);
    fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }));
  });

  it('say how they stand', async () => {
    serve([
      card({ status: 'pending' }, 1),
      card({ status: 'одобрено', moderationStatus: 'Approved' }, 2),
      card({ status: 'rejected' }, 3),
      card({ status: 'одобрено', isArchived: true }, 4),
      card({ isDeleted: true }, 5),
      card({ status: 'одобрено', moderationStatus: 'Pending' }, 6),
      card({ status: 'одобрено', moderationStatus: 'Rejected' }, 7),
      card({ status: 'одобрено', moderationStatus: 'Rejected', isPartlyApproved: true }, 8),
    ]);
    open();
    const cards = await screen.findAllByTestId('own-project');
    const words = [
      'На проверке',
      'Одобрено',
      'Отклонён',
      'В архиве',
      'Удалён',
      'Одобрено, правка на проверке',
      'Одобрено, правка отклонена',
      'Одобрено частично',
    ];
    expect(cards.map((one, index) => within(one).getByText(words[index] ?? ''))).toHaveLength(8);
    const mend = screen.getAllByRole('link', { name: 'Исправить и отправить' });
    expect(mend.map((link) => link.getAttribute('href'))).toEqual([
      '/createprojectpage?project=0190d5a0-0000-7000-8000-000000000003',
      '/createprojectpage?project=0190d5a0-0000-7000-8000-000000000007',
      '/createprojectpage?project=0190d5a0-0000-7000-8000-000000000008',
    ]);
  });

  it('lead to the applications that wait', async () => {
    serve([card({ applicationsCount: 3 })]);
    open();
    const link = await screen.findByRole('link', { name: '3 отклика ждут ответа' });
    expect(link.getAttribute('href')).toBe(
      '/project/0190d5a0-0000-7000-8000-000000000001/applications',
    );
  });

  it('that a moderator took down lead to why, and are not brought back', async () => {
    serve([card({ isDeleted: true, isTakenDown: true })]);
    open();
    expect(await screen.findByText('Снят модератором')).toBeDefined();
    const way = screen.getByRole('link', { name: 'Причина и апелляция' });
    expect(way.getAttribute('href')).toBe('/project/0190d5a0-0000-7000-8000-000000000001/details');
    expect(screen.queryByRole('button', { name: /Восстановить проект/ })).toBeNull();
  });

  it('are brought back after a deletion', async () => {
    const asked = serve([card({ isDeleted: true })]);
    open();
    fireEvent.click(await screen.findByRole('button', { name: /Восстановить проект/ }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.path).toBe(
        '/api/User/restore-project/0190d5a0-0000-7000-8000-000000000001',
      ),
    );
    expect(await screen.findByText(/^Проект снова с вами, команда/)).toBeDefined();
  });
});

it('projects of others whose team one is in are there too, with their owners', async () => {
  serve(
    [],
    [],
    [card({ name: 'Тихий двор', ownerName: 'Мария Соколова', applicationsCount: null })],
  );
  open();
  const joined = within(await screen.findByTestId('team-projects'));
  expect(joined.getByRole('link', { name: /Тихий двор/ }).getAttribute('href')).toBe(
    '/project/0190d5a0-0000-7000-8000-000000000001/details',
  );
  expect(joined.getByText('Владелец: Мария Соколова')).toBeDefined();
  expect(screen.queryByText(/пока нет проектов/)).toBeNull();
});

it('one’s applications are counted, with the way to them', async () => {
  const application = (place: number) => ({ projectId: 'p', vacancyId: 'v', telegramId: place });
  serve([], [application(1), application(2), application(2)]);
  open();
  const link = await screen.findByRole('link', { name: /Мои отклики/ });
  expect(link.getAttribute('href')).toBe('/myapplications');
  await waitFor(() => expect(link.textContent).toContain('2'));
});
