import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#test/open-screen.tsx';
import { sampleProject } from '#test/sample-project.ts';
import { sampleUser } from '#test/sample-user.ts';
import { ProjectSections } from './project-sections.tsx';

const names = ['React', 'GIS', 'Энергетика'];
const tags = names.map((tagName) => ({ tagName }));
const me = { ...sampleUser, tags: [{ tagName: 'gis' }, { tagName: 'Figma' }] };

function open(isOwner: boolean) {
  const viewer = { isOwner, isMember: isOwner, isInvited: false };
  openScreen(() => <ProjectSections project={sampleProject({ tags, viewer })} />, '/', '/', me);
}
const marks = () =>
  within(screen.getByRole('list', { name: 'Теги' }))
    .getAllByRole('listitem')
    .map(({ textContent, dataset }) => [textContent, dataset['mark']]);

it('marks which tags of a project the reader has, and says so', () => {
  open(false);
  expect(marks()).toEqual([
    ['GIS', 'matched'],
    ['React', undefined],
    ['Энергетика', undefined],
  ]);
  expect(screen.getByText('Совпал навык GIS.')).toBeDefined();
});

it('marks none of a project of one’s own', () => {
  open(true);
  expect(marks()).toEqual(names.map((name) => [name, undefined]));
});
