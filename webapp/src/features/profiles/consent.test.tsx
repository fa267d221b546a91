import type { Account } from '@kollab/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hrefOf, serveApi } from '#test/screen.tsx';
import { openProfile } from '#test/open-profile.tsx';
import { sampleUser } from '#test/samples.ts';
import { saveDraft } from '#src/shared/person/draft/profile-draft.ts';
import { editMode } from './draft/edit-mode.ts';

const label = /^Даю согласие на публикацию профиля/;
const sent = 'Профиль успешно отправлен на модерацию!';
const asksFor: Account = {
  consentedAt: null,
  consentedTo: null,
  consentWithdrawnAt: null,
  policyVersion: '3',
  deletesAt: null,
};
const consentedAt = '2026-05-03T09:00:00.000Z';

async function openWith(
  telegramId: number,
  account: Account | Promise<Account>,
  refusal?: () => Response,
) {
  const asked = serveApi(async ({ path }) => {
    if (path.includes('/account/')) return Response.json(await account);
    if (path.endsWith('/send-to-moderation') && refusal) return refusal();
    return Response.json({ ...sampleUser, telegramId });
  });
  const me = openProfile('/', { telegramId });
  saveDraft(telegramId, { statusShort: 'Ищу команду' }, me);
  editMode(telegramId).setState({ isEditing: true });
  const send = await screen.findByRole('button', { name: 'Отправить на модерацию' });
  await waitFor(() => expect(asked).not.toEqual([]));
  return { asked, send };
}
const sentWith = (asked: { method: string; path: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
const box = () => screen.findByLabelText<HTMLInputElement>(label);

it('nothing is sent before the box is ticked, and what was ticked goes with the profile', async () => {
  const { asked, send } = await openWith(901, asksFor);
  expect((await box()).checked).toBe(false);
  const policy = screen.getByRole('link', { name: 'Что публикуется и хранится' });
  expect(policy.getAttribute('href')).toBe('/policy');
  fireEvent.click(send);
  expect(await screen.findByText('Отметьте согласие на публикацию')).toBeDefined();
  expect(document.activeElement).toBe(await box());
  expect(sentWith(asked)).toEqual([]);
  fireEvent.click(await box());
  fireEvent.click(send);
  expect(await screen.findByText(sent)).toBeDefined();
  expect(sentWith(asked)).toEqual([expect.objectContaining({ policyVersion: '3' })]);
});

it('who is faster than the box is told the same by the server’s refusal', async () => {
  const { promise, resolve } = Promise.withResolvers<Account>();
  const refusal = { code: 'consentNeeded', message: 'Нужно согласие' };
  const { send } = await openWith(907, promise, () => Response.json(refusal, { status: 403 }));
  fireEvent.click(send);
  expect(await screen.findByText('Отметьте согласие на публикацию')).toBeDefined();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  resolve(asksFor);
  expect((await box()).checked).toBe(false);
});

it('who agreed to the policy in force is not asked again, and agrees to nothing anew', async () => {
  const { asked, send } = await openWith(902, { ...asksFor, consentedAt, consentedTo: '3' });
  fireEvent.click(send);
  expect(await screen.findByText(sent)).toBeDefined();
  expect(screen.queryByLabelText(label)).toBeNull();
  expect(sentWith(asked)).toEqual([expect.objectContaining({ policyVersion: null })]);
});

it.each<[string, number, Partial<Account>]>([
  ['agreed to another version', 903, { consentedAt, consentedTo: '2' }],
  ['took their consent back', 904, { consentWithdrawnAt: consentedAt }],
])('who %s is asked again', async (_, telegramId, past) => {
  await openWith(telegramId, { ...asksFor, ...past });
  expect((await box()).checked).toBe(false);
});

it('a text that changed meanwhile is shown and asked about anew', async () => {
  const account = { ...asksFor };
  const { send } = await openWith(905, account, () => {
    account.policyVersion = '4';
    const refusal = { code: 'policyChanged', message: 'Текст политики изменился' };
    return Response.json(refusal, { status: 409 });
  });
  fireEvent.click(await box());
  fireEvent.click(send);
  expect(await screen.findByText(/Текст политики изменился/)).toBeDefined();
  await waitFor(async () => expect((await box()).checked).toBe(false));
});

it('what was ticked stays while one reads the policy', async () => {
  await openWith(906, asksFor);
  fireEvent.click(await box());
  cleanup();
  await openWith(906, asksFor);
  expect((await box()).checked).toBe(true);
});

it('who took their consent back reads on their profile that nobody sees it, and where to change that', async () => {
  serveApi(({ path }) => {
    if (path.includes('/account/')) {
      return Response.json({ ...asksFor, consentWithdrawnAt: consentedAt });
    }
    return Response.json(path.includes('/sanctions/') ? [] : { ...sampleUser, telegramId: 905 });
  });
  openProfile('/', { telegramId: 905, isRestricted: true });
  expect(await screen.findByText(/Согласие отозвано 3 мая.* никому не видны/)).toBeDefined();
  expect(hrefOf('Публикация профиля')).toBe('/profile/settings');
});
