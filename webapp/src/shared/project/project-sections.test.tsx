import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { currentAddress, openScreen } from '#test/screen.tsx';
import { sampleProject, sampleUser } from '#test/samples.ts';
import { ProjectSections } from './project-sections.tsx';

const names = ['React', 'GIS', 'Энергетика'];
const tags = names.map((tagName) => ({ tagName }));
const me = { ...sampleUser, tags: [{ tagName: 'gis' }, { tagName: 'Figma' }] };

const wanted = ['Blender', 'Figma', ' '].map((tagName) => ({ tagName }));
const vacancies = sampleProject().vacancies.map((vacancy) =>
  Object.assign(vacancy, { tags: wanted }),
);

function open(isOwner: boolean) {
  const viewer = { isOwner, isMember: isOwner, isInvited: false };
  const project = sampleProject({ tags, vacancies, viewer });
  openScreen(() => <ProjectSections project={project} />, '/', '/', me);
}
const marks = (list = 'Теги') =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent, dataset }) => [textContent, dataset['mark']]);

it('marks which tags of a project and skills of a vacancy the reader has, and says so', () => {
  open(false);
  expect(marks()).toEqual([
    ['GIS', 'matched'],
    ['React', undefined],
    ['Энергетика', undefined],
  ]);
  expect(screen.getByText('Общее: GIS.')).toBeDefined();
  expect(marks('Навыки')).toEqual([
    ['Figma', 'matched'],
    ['Blender', undefined],
  ]);
  const vacancy = screen.getByRole('link', { name: /Дизайнер/ });
  expect(within(vacancy).getByText('Общее: Figma.')).toBeDefined();
  expect(within(vacancy).queryByRole('link')).toBeNull();
});

it('marks none of a project of one’s own', () => {
  open(true);
  expect(marks()).toEqual(names.map((name) => [name, undefined]));
  expect(marks('Навыки')).toEqual([
    ['Blender', undefined],
    ['Figma', undefined],
  ]);
});

it('a vacancy without its id leads nowhere, and warns developers', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [first] = vacancies;
  const project = sampleProject({ vacancies: first ? [{ ...first, id: '' }] : [] });
  openScreen(() => <ProjectSections project={project} />, '/', '/', me);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(first?.title ?? '—') }));
  expect(warn.mock.lastCall?.[0]).toContain('cannot be opened');
  expect(currentAddress()).toBe('/');
});
