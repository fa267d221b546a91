import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, serveApi } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import { PersonCard } from './person-card.tsx';

it.each([
  ['go', ['Django', 'MongoDB', 'Go'], ['Go', 'Django', 'MongoDB']],
  ['React, Figma', ['Vue', 'Figma', 'React'], ['Figma', 'React', 'Vue']],
  ['c', ['CSS', 'Vue', 'C'], ['C', 'CSS', 'Vue']],
  ['c++', ['C', 'C#', 'C++'], ['C++', 'C', 'C#']],
  ['Знаю node.js.', ['Vue', 'Node', 'Node.js'], ['Node.js', 'Vue', 'Node']],
  ['диз', ['Vue', 'Веб-дизайн', 'Figma'], ['Веб-дизайн', 'Vue', 'Figma']],
  ['CSS', ['Vue', 'Figma', 'React', 'Tailwind CSS'], ['Tailwind CSS', 'Vue', 'Figma']],
  [', .', ['Vue', 'React'], ['Vue', 'React']],
  [undefined, ['Vue', 'React'], ['Vue', 'React']],
])('asked for «%s» the skills %j stand as %j', async (asked, tags, shown) => {
  serveApi(() => Response.json([]));
  const person = {
    ...sampleUser,
    userId: '9',
    telegramId: 9,
    tags: tags.map((tagName) => ({ tagName })),
  };
  openScreen(() => <PersonCard person={person} asked={asked} />, '/', '/');
  const card = within(await screen.findByTestId('person-card'));
  const skills = within(card.getByRole('list')).getAllByRole('listitem');
  expect(skills.map(({ textContent }) => textContent)).toEqual(shown);
});
