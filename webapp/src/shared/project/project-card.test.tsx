import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, viewAs } from '#test/screen.tsx';
import { sampleProject } from '#test/samples.ts';
import { ProjectCard } from './project-card.tsx';

it.each([
  ['Карта ветра', ['Карта ветра', 'Аня Ковалёва']],
  [' ', ['Аня Ковалёва']],
])('described as «%s», says what it is and whose', (description, lines) => {
  viewAs(7);
  const project = sampleProject({ description });
  openScreen(() => <ProjectCard project={project} />, '/', '/');
  const said = [...screen.getByTestId('project-card').querySelectorAll('p')];
  expect(said.map(({ textContent }) => textContent).slice(0, -2)).toEqual(lines);
});
