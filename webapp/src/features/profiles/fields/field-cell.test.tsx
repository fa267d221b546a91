import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { serveApi } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import {
  getProfileDraft,
  ownProfile,
  profileDrafts,
  typeForm,
} from '#src/shared/person/draft/profile-draft.ts';
import { fieldsForm } from '#src/features/profiles/draft/plain-fields.ts';
import { begunForm, draftCompletion } from '#src/shared/person/draft/own-completion.ts';
import { openProfile } from '#test/open-profile.tsx';
import { FieldCell } from './field-cell.tsx';

const me = { ...sampleUser, telegramId: 731 };

async function openWithSuggestions() {
  serveApi(() => Response.json(['МГУ']));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FieldCell
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

const clearDrafts = (telegramId: number) => {
  profileDrafts.drop(telegramId, ownProfile);
  for (const form of [begunForm, fieldsForm]) typeForm(telegramId, form, undefined);
};

const newcomer = (telegramId: number) => ({
  ...me,
  telegramId,
  moderationStatus: null,
  university: '',
});
const missingOf = (telegramId: number) =>
  draftCompletion(newcomer(telegramId), getProfileDraft(telegramId)).missing;

/** In the guide of a newcomer without drafts. */
async function openTyped(telegramId: number, typed: string) {
  clearDrafts(telegramId);
  serveApi(() => Response.json(['МГУ', 'МГУ имени Ломоносова']));
  openProfile('/?guide=3', newcomer(telegramId));
  const field = await screen.findByLabelText('ВУЗ');
  field.focus();
  fireEvent.change(field, { target: { value: typed } });
  await screen.findByRole('button', { name: 'МГУ' });
  return field;
}

it.each([
  ['М', true],
  ['мг', true],
  ['мгу', false],
  ['МГТУ', false],
])('of what is typed and left as %s more has to follow: %s', async (typed, isBegun) => {
  const field = await openTyped(732, typed);
  expect(missingOf(732)).toContain('university');
  fireEvent.blur(field);
  await waitFor(() => expect(suggestions()).toHaveLength(0));
  expect(missingOf(732).includes('university')).toBe(isBegun);
  expect(screen.queryAllByText('Допишите или выберите из подсказок')).toHaveLength(isBegun ? 1 : 0);
});

it('what is chosen of the suggestions is all there', async () => {
  await openTyped(733, 'М');
  fireEvent.click(screen.getByRole('button', { name: 'МГУ' }));
  expect(missingOf(733)).not.toContain('university');
});

it.each([
  ['мг', true],
  ['мгу', false],
])(
  'what is typed as %s when Kollab is closed counts as what it is: begun %s',
  async (typed, isBegun) => {
    await openTyped(734, typed);
    window.dispatchEvent(new Event('pagehide'));
    expect(missingOf(734).includes('university')).toBe(isBegun);
  },
);

it('what was being typed whole when Kollab ended counts as such once its field is there again', async () => {
  profileDrafts.set(735, ownProfile, { values: { university: 'мгу' } });
  typeForm(735, begunForm, { university: 'мгу' });
  serveApi(() => Response.json(['МГУ', 'МГУ имени Ломоносова']));
  openProfile('/?guide=3', newcomer(735));
  await screen.findByLabelText('ВУЗ');
  await waitFor(() => expect(missingOf(735)).not.toContain('university'));
  expect(screen.queryByText('Допишите или выберите из подсказок')).toBeNull();
  expect(suggestions()).toHaveLength(0);
});

it('offers universities before anything is typed', async () => {
  clearDrafts(736);
  serveApi(() => Response.json(['МГУ']));
  openProfile('/?guide=3', newcomer(736));
  fireEvent.focus(await screen.findByLabelText('ВУЗ'));
  expect(await screen.findByRole('button', { name: 'МГУ' })).toBeDefined();
});
