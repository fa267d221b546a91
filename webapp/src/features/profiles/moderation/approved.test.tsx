import { paths } from '@kollab/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, serveApi } from '#test/screen.tsx';
import { sampleMatchedVacancy, sampleUser } from '#test/samples.ts';
import ModerationPage from './moderation-page.tsx';

const vacancy = sampleMatchedVacancy(1, { title: 'Дизайнер' });

function open(matches: unknown[], moderationStatus: 'Approved' | 'Pending' = 'Approved') {
  serveApi(({ path }) => {
    if (path.includes('history')) {
      return Response.json({
        moderationStatus,
        statusUpdatedAt: null,
        rejectionReason: null,
        mayAppealUntil: null,
        events: [],
        changes: [],
      });
    }
    return Response.json(path.includes('typical') ? { profileHours: 3 } : matches);
  });
  const tags = [{ tagName: 'Figma' }];
  const me = { ...sampleUser, moderationStatus, tags };
  openScreen(ModerationPage, paths.moderation, paths.approved, me);
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('an approval leads on to what fits', async () => {
  open([vacancy]);
  const told = within(await screen.findByTestId('celebration'));
  expect(told.getByRole('heading').textContent).toBe('Профиль одобрен!');
  expect(await screen.findByText('Дизайнер')).toBeDefined();
  expect(links()).toContain(paths.vacancy(vacancy.projectId, vacancy.vacancyId));
  expect(screen.queryByText('Найти вакансию')).toBeNull();
});

it('where nothing fits it leads to the search', async () => {
  open([]);
  expect(await screen.findByText('Найти вакансию')).toBeDefined();
  expect(links()).toEqual([paths.vacancies, paths.search, paths.home]);
});

it('is not told again of an edit that waits', async () => {
  open([], 'Pending');
  const title = await screen.findByRole('heading', { level: 1, name: 'Статус проверки' });
  expect(title.closest('header')?.hasAttribute('data-silent')).toBe(false);
  expect(await screen.findByText('Заявка отправлена')).toBeDefined();
  expect(screen.queryByTestId('celebration')).toBeNull();
});
