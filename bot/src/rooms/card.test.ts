import { expect, test } from 'vitest';
import { roomCardMessage } from './card.ts';
import { miniApp } from '#src/messages/mini-app.ts';
import { recipientOf } from '#src/messages/reader.ts';

const reader = recipientOf(
  { languageCode: null, isGroup: true },
  miniApp('https://kollab.example'),
);
const card = { projectId: '01890000-0000-7000-8000-000000000001', projectName: 'Карта <тепла>' };

test('a team’s chat is told whom its project looks for, with a way there', () => {
  const { text, buttons } = roomCardMessage(
    { ...card, vacancies: ['Дизайнер', 'Аналитик'], more: 3 },
    reader,
  );
  expect(text.html).toBe(
    '<b>Карта &lt;тепла&gt;</b>\n\nИщем в команду:\n• Дизайнер\n• Аналитик\nи ещё 3',
  );
  expect(buttons).toMatchObject([[{ text: 'Открыть проект' }]]);
});

test('and that it looks for nobody', () => {
  const { text } = roomCardMessage({ ...card, vacancies: [], more: 0 }, reader);
  expect(text.html).toBe('<b>Карта &lt;тепла&gt;</b>\n\nСейчас никого не ищем.');
});
