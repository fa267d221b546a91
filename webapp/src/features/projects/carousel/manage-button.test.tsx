import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import FollowersPage from '#src/app/followers-page.tsx';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleProject } from '#test/sample-project.ts';
import { sampleUser } from '#test/sample-user.ts';
import { viewAs } from '#test/viewer.ts';

beforeEach(() => viewAs(sampleUser.telegramId));

it('the button that floats gives way to an expanded project, and is back after it', async () => {
  const project = sampleProject({ id: '01', name: 'Атлас', status: 'одобрено' });
  serveApi(({ path }) => Response.json(/all/i.test(path) ? [project] : project));
  openScreen(FollowersPage, '/followers', '/followers', sampleUser);
  await screen.findByTestId('shown-card');
  const button = screen.getByLabelText('Управление проектами');
  expect(button.hasAttribute('data-hidden')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Подробнее о проекте' }));
  expect(button.hasAttribute('data-hidden')).toBe(true);
  fireEvent.click(await screen.findByLabelText('Свернуть описание проекта'));
  await waitFor(() => expect(button.hasAttribute('data-hidden')).toBe(false));
});
