import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { serveApi } from '#test/api.ts';
import { sampleUser } from '#test/sample-user.ts';
import { SuggestedField } from './suggested-field.tsx';

const me = { ...sampleUser, telegramId: 731 };

async function openWithSuggestions() {
  serveApi(() => Response.json(['МГУ']));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SuggestedField
          me={me}
          profile={{ ...me, university: 'МГ' }}
          field="university"
          isUnsent={false}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText('ВУЗ');
  fireEvent.change(field, { target: { value: 'М' } });
  await screen.findByRole('button', { name: 'МГУ' });
  return field;
}
const suggestions = () => screen.queryAllByRole('list');

it('keeps its suggestions until a press elsewhere is over, lest what is pressed moves away', async () => {
  const field = await openWithSuggestions();
  fireEvent.pointerDown(document.body);
  fireEvent.blur(field);
  expect(suggestions()).toHaveLength(1);
  fireEvent.pointerUp(document.body);
  await waitFor(() => expect(suggestions()).toHaveLength(0));
});

it('puts them away at once where nothing is pressed', async () => {
  const field = await openWithSuggestions();
  fireEvent.blur(field);
  expect(suggestions()).toHaveLength(0);
});
