import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import FollowersPage from '#src/app/followers-page.tsx';
import { serveApi } from '#src/testing/api.ts';
import { openScreen } from '#src/testing/open-screen.tsx';
import { sampleProject } from '#src/testing/sample-project.ts';
import { sampleUser } from '#src/testing/sample-user.ts';
import { viewAs } from '#src/testing/viewer.ts';

beforeEach(() => viewAs(sampleUser.telegramId));
afterEach(() => {
  viewAs(undefined);
  vi.unstubAllGlobals();
});

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
