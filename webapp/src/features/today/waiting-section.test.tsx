import { paths } from '@kollab/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveDraft } from '#src/shared/person/draft/profile-draft.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleUser } from '#test/sample-user.ts';
import { WaitingSection } from './waiting-section.tsx';

const Waiting = () => <WaitingSection waiting={[]} inbox={[]} joined={[]} />;

it('says how full the profile is with its drafts, and leads to the step that is missing', () => {
  const me = { ...sampleUser, telegramId: 802 };
  saveDraft(802, { statusShort: 'Ищу команду', tags: ['React'] }, me);
  openScreen(Waiting, '/', '/', me);
  const step = screen.getByRole('link', { name: /Расскажите о себе/ });
  expect(step.textContent).toContain('Профиль заполнен на 44\u00a0%');
  expect(step.getAttribute('href')).toBe(paths.guide(3));
});

const moreOf = (projectId: string | null) => () => (
  <WaitingSection waiting={[]} inbox={[]} joined={[]} moreApplications={{ count: 30, projectId }} />
);

it('leads to the applications that it does not show: of one project, or through the projects', () => {
  const projectId = '0190d5a0-0000-7000-8000-000000000001';
  const first = openScreen(moreOf(projectId), '/', '/', sampleUser);
  const link = () => screen.getByRole('link', { name: 'Ещё 30 откликов' }).getAttribute('href');
  expect(link()).toBe(paths.projectApplications(projectId));
  first.unmount();
  openScreen(moreOf(null), '/', '/', sampleUser);
  expect(link()).toBe(paths.ownProjects);
});
