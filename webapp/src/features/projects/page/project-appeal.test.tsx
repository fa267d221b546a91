import type { Project } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleProject } from '#test/samples.ts';
import ProjectPage from './project-page.tsx';

const later = new Date(Date.now() + 60 * 60_000).toISOString();
const { id } = sampleProject();
let project: Project;

beforeEach(() => {
  viewAs(1);
  localStorage.clear();
  project = sampleProject({
    status: 'rejected',
    moderationStatus: 'Rejected',
    rejectionReason: 'Обложка не относится к проекту',
    mayAppealUntil: later,
  });
});

function open() {
  const asked = serveApi(({ method, path }) => {
    if (path.includes('typical-time')) return Response.json({ profileHours: 1, projectHours: 5 });
    if (method === 'POST') {
      project = sampleProject({ status: 'pending', moderationStatus: 'Pending' });
    }
    return Response.json(project);
  });
  openScreen(ProjectPage, '/project/:projectId/details', `/project/${id}/details`);
  return asked;
}

it('the owner may appeal a rejection, and then waits', async () => {
  const asked = open();
  fireEvent.click(await screen.findByRole('button', { name: /^Обжаловать/ }));
  fireEvent.change(screen.getByLabelText('С чем вы не согласны'), {
    target: { value: 'На обложке наш двор' },
  });
  await answer('Отправить апелляцию');
  expect(await screen.findByText('Обычно отвечаем за 5 часов')).toBeDefined();
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/User/appeal-project',
    body: { projectId: id, text: 'На обложке наш двор' },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Обжаловать/ })).toBeNull());
});

it('a rejection that cannot be appealed offers no appeal', async () => {
  project = { ...project, mayAppealUntil: null };
  open();
  expect(await screen.findByText(/^Причина: Обложка/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Обжаловать/ })).toBeNull();
});
