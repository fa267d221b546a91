import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { MatchedVacancyCard } from '#src/entities/matching/matched-vacancy-card.tsx';
import { ProfileSections } from '#src/entities/profiles/profile-sections.tsx';
import { ProjectCard } from '#src/entities/projects/project-card.tsx';
import { ProjectSections } from '#src/entities/projects/project-sections.tsx';
import { openScreen } from '#test/open-screen.tsx';
import { sampleMatchedVacancy } from '#test/sample-match.ts';
import { sampleProject } from '#test/sample-project.ts';
import { sampleUser } from '#test/sample-user.ts';
import { viewAs } from '#test/viewer.ts';

const tags = [{ tagName: 'C#' }];
const project = { ...sampleProject(), tags, vacancies: [] };
const ofPerson = <ProfileSections profile={{ ...sampleUser, tags }} />;
const ofProject = <ProjectSections project={project} />;
const inList = <ProjectCard project={project} />;
const ofVacancy = <MatchedVacancyCard vacancy={sampleMatchedVacancy(1, { tags })} />;

it.each<[string, ReactNode]>([
  ['people', ofPerson],
  ['projects', ofProject],
  ['projects', inList],
  ['vacancies', ofVacancy],
])('a tag among %s leads to more of them', (where, shown) => {
  viewAs(7);
  openScreen(() => shown, '/', '/');
  const link = screen.getByRole('link', { name: 'C#' });
  expect(link.getAttribute('href')).toBe(`/posts?q=C%23&in=${where}`);
});
