import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MeContext, useSignIn } from '#src/api/me.ts';
import {
  getProfileDraft,
  ownProfile,
  profileDrafts,
  saveDraft,
} from '#src/shared/person/draft/profile-draft.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { press, serveApi } from '#test/screen.tsx';
import { offeringClient } from '#test/offering-client.ts';
import { openProfile } from '#test/open-profile.tsx';
import { sampleUser } from '#test/samples.ts';
import Guide from './guide.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const changesOf = (telegramId: number) => getProfileDraft(telegramId).changes;

it('leads a newcomer through the profile, keeps each step as it is typed, and sends it', async () => {
  const me = { ...sampleUser, telegramId: 701, moderationStatus: null, statusShort: '', tags: [] };
  const asked = serveApi(({ path }) => {
    if (path === '/api/User/send-to-moderation') {
      return Response.json({ ...me, moderationStatus: 'Pending' });
    }
    return Response.json(path === '/api/User/tags' ? [{ tagName: 'React', count: 3 }] : []);
  });
  openProfile('/', me);
  fireEvent.click(await screen.findByRole('link', { name: /Заполнить по шагам/ }));
  await heading('Кто вы');
  fireEvent.change(await screen.findByLabelText('Короткий статус'), {
    target: { value: 'Ищу команду' },
  });
  await press('Дальше');
  await heading('Что вы умеете');
  await press('Добавить React');
  await press('Дальше');
  await heading('Где вы учитесь');
  fireEvent.change(await screen.findByLabelText('Курс'), { target: { value: '2' } });
  await press('Дальше');
  await heading('Ищете команду?');
  await press('Дальше');
  await heading('Осталось отправить');
  expect(screen.getByRole('progressbar', { name: 'Шаг 5 из 5' })).toBeDefined();
  const changes = { statusShort: 'Ищу команду', tags: ['React'], course: 2 };
  expect(changesOf(701)).toEqual(changes);
  await press('Отправить на модерацию');
  await screen.findByText('Профиль успешно отправлен на модерацию!');
  const sent = asked.find(({ path }) => path === '/api/User/send-to-moderation');
  expect(sent?.body).toMatchObject({ telegramId: 701, changes });
  // The screen that follows says so too: no dialog stands over it.
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('can be left at any step, with what was typed', async () => {
  serveApi(() => Response.json([]));
  openProfile('/?guide=3', { telegramId: 702, moderationStatus: null, university: '' });
  fireEvent.change(await screen.findByLabelText('ВУЗ'), { target: { value: 'МГУ' } });
  await press('Закончить позже');
  expect(await screen.findByTestId('edit-toggle')).toBeDefined();
  expect(changesOf(702)).toEqual({ university: 'МГУ' });
});

const before = (at: number) =>
  at > 1 ? screen.findByText(`Шаг ${at - 1} из 5`) : screen.findByTestId('edit-toggle');

it.each([1, 2, 3, 4, 5])('shows two ways out of step %i, which has no bottom bar', async (at) => {
  serveApi(() => Response.json([]));
  openProfile(`/?guide=${at}`, { telegramId: 710, moderationStatus: null });
  await screen.findByText(`Шаг ${at} из 5`);
  expect(screen.getByRole('button', { name: 'Закончить позже' })).toBeDefined();
  await press('Назад');
  expect(await before(at)).toBeDefined();
});

it.each([1, 2, 3, 4, 5])('in Telegram the way back from step %i is its own button', async (at) => {
  const show = vi.fn<(onBack: () => void) => () => void>(() => () => undefined);
  offeringClient();
  Object.assign(telegram(), { backButton: { show } });
  onTestFinished(() => void Object.assign(telegram(), { backButton: undefined }));
  serveApi(() => Response.json([]));
  openProfile(`/?guide=${at}`, { telegramId: 710, moderationStatus: null });
  await screen.findByText(`Шаг ${at} из 5`);
  expect(screen.queryByRole('button', { name: 'Назад' })).toBeNull();
  act(() => show.mock.lastCall?.[0]());
  expect(await before(at)).toBeDefined();
});

it('offers a dozen skills to whoever does not know yet what one may write', async () => {
  const names = Array.from({ length: 15 }, (_, index) => `Навык ${index}`);
  serveApi(({ path }) =>
    Response.json(path === '/api/User/tags' ? names.map((tagName) => ({ tagName, count: 1 })) : []),
  );
  openProfile('/?guide=2', { telegramId: 711, moderationStatus: null });
  expect(await screen.findAllByRole('button', { name: /^Добавить Навык/ })).toHaveLength(12);
});

it('keeps a skill that was typed and not taken yet, as the editor of skills does', async () => {
  serveApi(() => Response.json([]));
  openProfile('/?guide=2', { telegramId: 708, moderationStatus: null, tags: [] });
  const input = await screen.findByLabelText(editorTexts.tagEditor.input);
  fireEvent.change(input, { target: { value: 'МГ' } });
  await press('Дальше');
  await heading('Где вы учитесь');
  cleanup();
  openProfile('/?guide=2', { telegramId: 708, moderationStatus: null, tags: [] });
  expect(await screen.findByDisplayValue('МГ')).toBeDefined();
});

const asked = {
  statusShort: 'Ищу команду',
  tags: [{ tagName: 'React' }],
  university: 'МГУ',
  major: 'Дизайн',
  course: '2',
};

it.each([
  ['Pending', 'Профиль отправлен', 3],
  ['In_review', 'Профиль отправлен', 5],
  ['Approved', 'Профиль одобрен', 3],
] as const)(
  'has nothing to ask of who is %s with all it asks for: it says so, and is offered no more',
  async (moderationStatus, title, step) => {
    serveApi(() => Response.json([]));
    openProfile(`/?guide=${step}`, { ...asked, telegramId: 703, moderationStatus });
    await heading(title);
    fireEvent.click(await screen.findByRole('link', { name: 'Мой профиль' }));
    await waitFor(() => expect(screen.getByTestId('completion')).toBeDefined());
    expect(screen.queryByText(/по шагам/)).toBeNull();
  },
);

it('leads whose profile came back, with nothing left to send, to what moderators said', async () => {
  serveApi(() => Response.json({}, { status: 500 }));
  openProfile('/?guide=3', { ...asked, telegramId: 707, moderationStatus: 'Rejected' });
  expect(await heading('Статус проверки')).toBeDefined();
});

it.each(['Pending', 'Approved'] as const)(
  'is offered to who is %s while something it asks for is missing, and opens there',
  async (moderationStatus) => {
    serveApi(() => Response.json([]));
    openProfile('/', { ...asked, telegramId: 704, moderationStatus, course: null });
    const way = await screen.findByRole('link', { name: /Продолжить по шагам/ });
    expect(way.textContent).toContain('Шаг 3 из 5');
    fireEvent.click(way);
    await heading('Где вы учитесь');
    fireEvent.change(await screen.findByLabelText('Курс'), { target: { value: '2' } });
    await press('Дальше');
    await press('Дальше');
    await heading('Осталось отправить');
    const send = await screen.findByRole('button', { name: 'Отправить на модерацию' });
    expect((send as HTMLButtonElement).disabled).toBe(false);
    profileDrafts.drop(704, ownProfile);
  },
);

it('leads a newcomer who has filled all of it in to the sending', async () => {
  serveApi(() => Response.json([]));
  const me = openProfile('/', { telegramId: 706 });
  const { tags: _tags, course: _course, ...rest } = asked;
  act(() => saveDraft(706, { ...rest, tags: ['React'], course: 2 }, me));
  fireEvent.click(await screen.findByRole('link', { name: /Продолжить по шагам/ }));
  expect(await heading('Осталось отправить')).toBeDefined();
});

it('leads who has nothing to send to what is missing first, not to a dead button', async () => {
  serveApi(() => Response.json([]));
  openProfile('/?guide=5', { ...asked, telegramId: 712, moderationStatus: null, university: '' });
  await heading('Почти готово');
  expect(screen.queryByText(/Вы пока ничего не изменили/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Указать ВУЗ' })).toBeNull();
  await press('Указать ВУЗ');
  expect(await screen.findByLabelText('ВУЗ')).toBe(document.activeElement);
});

it('that the profile was sent turns into that it was approved, while one reads it', async () => {
  const me = { ...sampleUser, ...asked, telegramId: 709, moderationStatus: 'Pending' } as const;
  const profile = { ...me, moderationStatus: 'Approved' };
  let isApproved = false;
  serveApi(({ path, method }) => {
    if (path.includes('/moderation-history')) isApproved = true;
    else if (method === 'GET') return Response.json([]);
    return Response.json(isApproved ? profile : me);
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(['me'], me);
  const Signed = () => (
    <MeContext value={useSignIn(709).me}>
      <Guide />
    </MeContext>
  );
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/?guide=5']}>
        <Signed />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await heading('Профиль одобрен')).toBeDefined();
});
