import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { MatchedVacancyCard } from '#src/shared/matches/matched-vacancy-card.tsx';
import { ProfileSections } from '#src/shared/person/profile-sections.tsx';
import { ProjectCard } from '#src/shared/project/project-card.tsx';
import { ProjectSections } from '#src/shared/project/project-sections.tsx';
import { openScreen, viewAs } from '#test/screen.tsx';
import { sampleMatchedVacancy, sampleProject, sampleUser } from '#test/samples.ts';

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

it('what fits comes first, then what is near, then the rest', () => {
  const match = {
    matched: ['Figma'],
    beside: [],
    related: [{ tagName: 'CSS', through: 'Tailwind' }],
    missing: ['Docker', 'Go'],
    sentence: '',
  };
  const wanted = ['Docker', 'CSS', 'Go', 'Figma'].map((tagName) => ({ tagName }));
  viewAs(7);
  openScreen(
    () => <MatchedVacancyCard vacancy={sampleMatchedVacancy(1, { tags: wanted, match })} />,
    '/',
    '/',
  );
  const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(
    ['Figma', 'CSS', 'Docker', 'Go'].map((name) =>
      shown.findIndex((href) => href.includes(`q=${name}&`)),
    ),
  ).toEqual([1, 2, 3, 4]);
});
