import type { Project, ProjectCard } from '@kollab/contract';
import { fireEvent, screen } from '@testing-library/react';
import FollowersPage from '#src/app/followers-page.tsx';
import { sampleProject, sampleUser } from './samples.ts';
import { openScreen, serveApi } from './screen.tsx';

export const isOfOne = (path: string) => path.includes('/project/');

export async function openCarouselOf(projects: ProjectCard[], me = sampleUser) {
  const asked = serveApi(() => Response.json(projects));
  openScreen(FollowersPage, '/followers', '/followers', me);
  if (projects.length > 0) await screen.findByTestId('shown-card');
  return asked;
}

/** With one project, whose panel is collapsed. */
export async function openCarousel(
  changes: Partial<Project> = {},
  answer: (path: string) => Response | undefined = () => undefined,
  me = sampleUser,
) {
  const project = sampleProject({ status: 'одобрено', ...changes });
  const asked = serveApi(
    ({ path }) => answer(path) ?? Response.json(isOfOne(path) ? project : [project]),
  );
  openScreen(FollowersPage, '/followers', '/followers', me);
  await screen.findByTestId('shown-card');
  return asked;
}

export const expand = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Подробнее о проекте' }));

export async function openExpanded(...given: Parameters<typeof openCarousel>) {
  await openCarousel(...given);
  expand();
  await screen.findByText('Стадия проекта:');
}
