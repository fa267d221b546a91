import type { Project } from '@kollab/contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleProject } from '#test/sample-project.ts';
import { viewAs } from '#test/viewer.ts';
import ProjectPage from './project-page.tsx';

const { id } = sampleProject();
const open = () => openScreen(ProjectPage, '/project/:projectId/details', `/project/${id}/details`);
const serve = (project: Project, result = 'accepted') =>
  serveApi(({ method }) => Response.json(method === 'GET' ? project : { projectId: id, result }));

beforeEach(() => viewAs(7));

describe('an offer to own the project', () => {
  const member = { isOwner: false, isMember: true, isInvited: false };

  it('is accepted at once, once per double tap', async () => {
    const asked = serve(
      sampleProject({
        status: 'одобрено',
        viewer: member,
        moderationStatus: null,
        offeredTo: 7000,
      }),
    );
    open();
    expect(await screen.findByText('Вам предлагают стать владельцем')).toBeDefined();
    const button = screen.getByRole('button', { name: 'Принять' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Теперь вы владелец проекта')).toBeDefined();
    const path = '/api/User/answer-hand-over';
    expect(asked.filter(({ method }) => method !== 'GET')).toMatchObject([
      { path, body: { projectId: id, accept: true } },
    ]);
  });

  it('is not asked of the owner who made it', async () => {
    serve(sampleProject({ offeredTo: 7000 }));
    open();
    await screen.findByRole('heading', { name: 'Солнечная карта' });
    expect(screen.queryByTestId('asked')).toBeNull();
  });
});
