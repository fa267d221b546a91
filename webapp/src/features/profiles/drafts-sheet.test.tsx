import type { User } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleUser } from '#test/sample-user.ts';
import { profileDraft, saveDraft } from '#src/entities/profiles/draft/profile-draft.ts';
import ProfilePage from '#src/features/profiles/profile-page.tsx';
import './drafts-sheet.tsx';

const someone = (telegramId: number, more: Partial<User> = {}): User => ({
  ...sampleUser,
  telegramId,
  description: 'Было',
  ...more,
});
const draftOf = (telegramId: number) => profileDraft(telegramId).getState().changes;

async function review(me: User) {
  openScreen(ProfilePage, '/', '/', me);
  fireEvent.click(await screen.findByRole('button', { name: 'Что изменено' }));
  return within(await screen.findByRole('dialog', { hidden: true }));
}
const press = (sheet: Awaited<ReturnType<typeof review>>, name: string) =>
  fireEvent.click(sheet.getByRole('button', { name, hidden: true }));

it('a draft of this device goes back to what is published, and comes again', async () => {
  const asked = serveApi(() => Response.json({}));
  const me = someone(9601);
  saveDraft(9601, { description: 'Стало', major: 'Физика' }, me);
  const sheet = await review(me);
  expect(sheet.getByText('Было')).toBeDefined();
  expect(sheet.getByText('Стало')).toBeDefined();
  press(sheet, 'Вернуть опубликованное: О себе');
  await waitFor(() => expect(draftOf(9601)).toEqual({ major: 'Физика' }));
  press(sheet, 'Отменить: О себе');
  expect(draftOf(9601)).toEqual({ description: 'Стало', major: 'Физика' });
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('what the server keeps as a draft is closed there by the published value', async () => {
  const pending = {
    changeType: 'description' as const,
    oldValue: 'Было',
    newValue: 'Стало',
    state: 'draft' as const,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const me = someone(9602, { description: 'Стало', pendingChanges: [pending] });
  const asked = serveApi(() => Response.json(someone(9602)));
  const sheet = await review(me);
  press(sheet, 'Вернуть опубликованное: О себе');
  await sheet.findByText('Возвращено');
  expect(asked.filter(({ method }) => method === 'PATCH')).toMatchObject([
    { path: '/api/User/update-profile/9602', body: { description: 'Было' } },
  ]);
});

it('where something is with the moderators a draft goes back to that', async () => {
  serveApi(() => Response.json({}));
  const pending = {
    changeType: 'description' as const,
    oldValue: 'Было',
    newValue: 'Отправлено',
    state: 'submitted' as const,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const me = someone(9603, { description: 'Отправлено', pendingChanges: [pending] });
  saveDraft(9603, { description: 'Стало' }, me);
  const sheet = await review(me);
  press(sheet, 'Вернуть отправленное: О себе');
  await waitFor(() => expect(draftOf(9603)).toEqual({}));
});
