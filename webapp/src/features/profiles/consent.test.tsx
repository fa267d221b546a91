import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serveApi } from '#test/api.ts';
import { openProfile } from '#test/open-profile.tsx';
import { sampleUser } from '#test/sample-user.ts';
import { saveDraft } from '#src/entities/profiles/draft/profile-draft.ts';
import { editMode } from './draft/edit-mode.ts';

const sentence = 'Отправляя профиль, вы соглашаетесь, что после проверки его увидят другие.';

async function openWith(telegramId: number, consentedAt: string | null) {
  const asked = serveApi(({ path }) => {
    const isAccount = path.includes('/account/') || path.endsWith('/consent');
    const given = path.endsWith('/consent') ? '2026-05-03T09:00:00.000Z' : consentedAt;
    return Response.json(
      isAccount ? { consentedAt: given, deletesAt: null } : { ...sampleUser, telegramId },
    );
  });
  const me = openProfile('/', { telegramId });
  saveDraft(telegramId, { statusShort: 'Ищу команду' }, me);
  editMode(telegramId).setState({ isEditing: true });
  const send = await screen.findByRole('button', { name: 'Отправить на модерацию' });
  await waitFor(() => expect(asked).not.toEqual([]));
  return { asked, send };
}
const writes = (asked: { method: string; path: string }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ path }) => path);

it('sending for the first time says what one agrees to, and stores it before the profile goes', async () => {
  const { asked, send } = await openWith(901, null);
  expect(await screen.findByText(sentence)).toBeDefined();
  fireEvent.click(send);
  expect(await screen.findByText('Профиль успешно отправлен на модерацию!')).toBeDefined();
  expect(writes(asked)).toEqual(['/api/User/consent', '/api/User/send-to-moderation']);
});

it('who agreed before is not asked again', async () => {
  const { asked, send } = await openWith(902, '2026-05-03T09:00:00.000Z');
  fireEvent.click(send);
  expect(await screen.findByText('Профиль успешно отправлен на модерацию!')).toBeDefined();
  expect(screen.queryByText(sentence)).toBeNull();
  expect(writes(asked)).toEqual(['/api/User/send-to-moderation']);
});
