import type { User } from '@kollab/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, serveApi } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import { getProfileDraft, saveDraft } from '#src/shared/person/draft/profile-draft.ts';
import ProfilePage from '#src/features/profiles/profile-page.tsx';
import './drafts-sheet.tsx';

const someone = (telegramId: number, more: Partial<User> = {}): User => ({
  ...sampleUser,
  telegramId,
  description: 'Было',
  ...more,
});
const draftOf = (telegramId: number) => getProfileDraft(telegramId).changes;

async function review(me: User) {
  openScreen(ProfilePage, '/', '/', me);
  fireEvent.click(await screen.findByRole('button', { name: 'Что изменено' }));
  return within(await screen.findByRole('dialog', { hidden: true }));
}
const press = (sheet: Awaited<ReturnType<typeof review>>, name: string) =>
  fireEvent.click(sheet.getByRole('button', { name, hidden: true }));

it('drafts are looked through at the top also while one edits', async () => {
  const me = someone(9611);
  openScreen(ProfilePage, '/', '/?mode=edit', me);
  const card = within(await screen.findByTestId('completion'));
  expect(card.queryByRole('button', { name: 'Что изменено' })).toBeNull();
  act(() => saveDraft(9611, { major: 'Физика' }, me));
  fireEvent.click(card.getByRole('button', { name: 'Что изменено' }));
  expect(await screen.findByRole('dialog', { hidden: true })).toBeDefined();
});

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
  const both = { description: 'Стало', major: 'Физика' };
  await waitFor(() => expect(draftOf(9601)).toEqual(both));
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

const pendingOf = (state: 'draft' | 'submitted', more: object) => ({
  changeType: 'description' as const,
  oldValue: 'Было',
  newValue: 'Стало',
  state,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

function keepDraft(telegramId: number, pending: ReturnType<typeof pendingOf>) {
  const kept = someone(telegramId, { description: pending.newValue, pendingChanges: [pending] });
  const asked = serveApi(({ body }) => {
    const isDraft = (body as { description?: string }).description === pending.newValue;
    return Response.json(isDraft ? kept : someone(telegramId));
  });
  const written = () => asked.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []));
  return { kept, written };
}

it('what the server keeps as a draft is closed there, and comes again there', async () => {
  const { kept, written } = keepDraft(9602, pendingOf('draft', {}));
  const sheet = await review(kept);
  press(sheet, 'Вернуть опубликованное: О себе');
  await sheet.findByText('Возвращено');
  expect(written()).toEqual([{ description: 'Было' }]);
  press(sheet, 'Отменить: О себе');
  await sheet.findByRole('button', { name: 'Вернуть опубликованное: О себе', hidden: true });
  expect(written()).toEqual([{ description: 'Было' }, { description: 'Стало' }]);
  expect(draftOf(9602)).toEqual({});
});

it('a draft over what moderators have goes back to that, and they keep it', async () => {
  const { kept, written } = keepDraft(9604, pendingOf('draft', { submittedValue: 'Отправлено' }));
  saveDraft(9604, { description: 'Ещё новее' }, kept);
  const sheet = await review(kept);
  expect(sheet.getByText('Отправлено на модерацию')).toBeDefined();
  press(sheet, 'Вернуть отправленное: О себе');
  await sheet.findByText('Возвращено');
  expect(written()).toEqual([{ description: 'Отправлено' }]);
  expect(draftOf(9604)).toEqual({});
  press(sheet, 'Отменить: О себе');
  await waitFor(() => expect(draftOf(9604)).toEqual({ description: 'Ещё новее' }));
  expect(written()).toEqual([{ description: 'Отправлено' }, { description: 'Стало' }]);
});

it('what became another meanwhile stays as it is: the sheet says so, and closes', async () => {
  const message = 'Профиль изменён на другом устройстве, посмотрите его ещё раз';
  const asked = serveApi(({ method }) =>
    method === 'PATCH'
      ? Response.json({ code: 'staleProfile', message }, { status: 409 })
      : Response.json({}),
  );
  const kept = someone(9606, {
    description: 'Стало',
    pendingChanges: [pendingOf('draft', {})],
    version: 'v1',
  });
  saveDraft(9606, { description: 'Ещё новее' }, kept);
  press(await review(kept), 'Вернуть опубликованное: О себе');
  await screen.findByText(/Профиль изменён на другом устройстве/);
  await waitFor(() => expect(screen.queryByText('Ваш черновик')).toBeNull());
  const written = asked.filter(({ method }) => method === 'PATCH');
  expect(written.map(({ headers }) => headers.get('if-match'))).toEqual(['"v1"']);
  expect(draftOf(9606)).toEqual({ description: 'Ещё новее' });
});

it('comes again over what it went back to, and over nothing else', async () => {
  const kept = someone(9607, {
    description: 'Стало',
    pendingChanges: [pendingOf('draft', {})],
    version: 'v1',
  });
  const asked = serveApi(() => Response.json(someone(9607, { version: 'v2' })));
  const sheet = await review(kept);
  press(sheet, 'Вернуть опубликованное: О себе');
  await sheet.findByText('Возвращено');
  press(sheet, 'Отменить: О себе');
  const versions = () =>
    asked.flatMap(({ method, headers }) => (method === 'PATCH' ? [headers.get('if-match')] : []));
  await waitFor(() => expect(versions()).toEqual(['"v1"', '"v2"']));
});

it('where something is with the moderators a draft goes back to that', async () => {
  serveApi(() => Response.json({}));
  const pending = pendingOf('submitted', { newValue: 'Отправлено' });
  const me = someone(9603, { description: 'Отправлено', pendingChanges: [pending] });
  saveDraft(9603, { description: 'Стало' }, me);
  const sheet = await review(me);
  press(sheet, 'Вернуть отправленное: О себе');
  await waitFor(() => expect(draftOf(9603)).toEqual({}));
});

it('what was changed stands in the order of the profile', async () => {
  serveApi(() => Response.json({}));
  const me = someone(9605);
  saveDraft(9605, { description: 'Стало', major: 'Физика', firstName: 'Яна' }, me);
  const sheet = await review(me);
  const names = sheet.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Имя', 'Направление', 'О себе']);
});
