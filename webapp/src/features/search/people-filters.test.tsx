import { fireEvent, screen, waitFor } from '@testing-library/react';
import PostsPage from '#src/app/posts-page.tsx';
import { expect, it } from 'vitest';
import { currentAddress, openScreen, serveApi } from '#test/screen.tsx';
import { samplePerson, sampleProject, sampleUser } from '#test/samples.ts';

const isSearch = ({ path }: { path: string }) => path === '/api/User/search-users';

it('before anything is typed one may look for people of one’s own university', async () => {
  const asked = serveApi((request) =>
    Response.json(isSearch(request) ? [samplePerson(1)] : { tags: [], people: [], projects: [] }),
  );
  openScreen(PostsPage, '/posts', '/posts', { ...sampleUser, university: 'ИТМО' });
  expect(await screen.findByRole('button', { name: 'Любой вуз' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Из моего ВУЗа', pressed: false }));
  await waitFor(() => expect(asked.findLast(isSearch)?.query.get('university')).toBe('ИТМО'));
  fireEvent.click(await screen.findByRole('button', { name: 'Из моего ВУЗа', pressed: true }));
  expect(currentAddress()).toBe('/posts');
});

it('whoever finds few people hears what else there is', async () => {
  serveApi((request) => {
    if (isSearch(request)) return Response.json([samplePerson(1)]);
    return Response.json(request.path === '/api/User/search-projects' ? [sampleProject] : []);
  });
  openScreen(PostsPage, '/posts', '/posts?q=карта', sampleUser);
  expect(await screen.findByText('Ещё нашлись')).toBeDefined();
  expect(screen.getByText('Проекты: 1')).toBeDefined();
});
