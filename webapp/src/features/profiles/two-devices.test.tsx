import type { User } from '@kollab/contract';

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openProfile } from '#test/open-profile.tsx';
import { press, serveApi } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import './conflicts-sheet.tsx';
import { editMode } from './draft/edit-mode.ts';
import {
  getProfileDraft,
  ownProfile,
  profileDrafts,
  saveDraft,
} from '#src/shared/person/draft/profile-draft.ts';

const someone = (telegramId: number, more: Partial<User> = {}): User => ({
  ...sampleUser,
  telegramId,
  firstName: 'Аня',
  description: 'Было',
  tags: ['React', 'GIS'].map((tagName) => ({ tagName })),
  version: 'v1',
  ...more,
});
const draftOf = (telegramId: number) => getProfileDraft(telegramId).changes;
const send = () => press('Отправить на модерацию');

it('merges lists with what another device changed, item by item', async () => {
  serveApi(() => Response.json({}));
  const before = someone(9401);
  saveDraft(9401, { tags: ['React', 'Go'] }, before);
  openProfile(
    '/',
    someone(9401, { tags: ['React', 'GIS', 'Rust'].map((tagName) => ({ tagName })) }),
  );
  await waitFor(() => expect(draftOf(9401)).toEqual({ tags: ['React', 'Rust', 'Go'] }));
  expect(screen.getByText('Добавили то, что изменено на другом устройстве')).toBeDefined();
});

it.each([
  ['Взять оттуда', {}],
  ['Оставить моё', { description: 'Моё' }],
])('shows both texts before one is lost: «%s»', async (choice, left) => {
  const asked = serveApi(() => Response.json({}));
  profileDrafts.drop(9402, ownProfile);
  editMode(9402).setState({ isEditing: true });
  saveDraft(9402, { description: 'Моё' }, someone(9402));
  openProfile('/', someone(9402, { description: 'Оттуда' }));
  await send();
  const sheet = within(await screen.findByRole('dialog', { hidden: true }));
  await sheet.findByText('Профиль изменён на другом устройстве');
  expect(sheet.getByText('Оттуда')).toBeDefined();
  expect(asked.some(({ path }) => path.endsWith('/send-to-moderation'))).toBe(false);
  fireEvent.click(sheet.getByRole('button', { name: choice, hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(draftOf(9402)).toEqual(left);
});

it('sends the version that was seen, and keeps the draft where it is no longer that', async () => {
  const refusal = { code: 'staleProfile', message: 'Профиль изменён на другом устройстве' };
  const asked = serveApi(({ path }) =>
    path.endsWith('/send-to-moderation')
      ? Response.json(refusal, { status: 409 })
      : Response.json({ consentedAt: '2026-01-01T00:00:00Z', deletesAt: null }),
  );
  editMode(9403).setState({ isEditing: true });
  saveDraft(9403, { description: 'Моё' }, someone(9403));
  openProfile('/', someone(9403));
  await send();
  await screen.findByText(/Профиль изменён на другом устройстве/);
  const sent = asked.find(({ path }) => path.endsWith('/send-to-moderation'));
  expect(sent?.headers.get('if-match')).toBe('"v1"');
  expect(draftOf(9403)).toEqual({ description: 'Моё' });
});
