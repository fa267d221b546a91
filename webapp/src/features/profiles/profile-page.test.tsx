import { profileCompletion } from '@kollab/contract';

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { describe, expect, it } from 'vitest';
import { editMode } from './draft/edit-mode.ts';
import {
  linkForm,
  getProfileDraft,
  saveDraft,
  typeForm,
} from '#src/shared/person/draft/profile-draft.ts';
import { findHref, hrefOf, serveApi } from '#test/screen.tsx';
import { openProfile } from '#test/open-profile.tsx';
import { sampleMatchedVacancy, sampleWork } from '#test/samples.ts';

const serve = (status: number, body: object) => serveApi(() => Response.json(body, { status }));
const sentIn = (asked: ReturnType<typeof serve>) => asked.filter(({ method }) => method === 'POST');
const understood = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }));

/** With one draft, and edited. */
async function openDraft(telegramId: number) {
  const me = openProfile('/', { telegramId });
  saveDraft(telegramId, { statusShort: 'Ищу команду' }, me);
  fireEvent.click(await screen.findByTestId('edit-toggle'));
  return me;
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Отправить на модерацию' }));

it('shows its owner all they gave, and leads to how others see it, until it is edited', async () => {
  const given = { middleName: 'Ильич', phone: '+7 900', email: 'ilya@example.org' };
  openProfile('/', { telegramId: 219, ...given });
  expect(await findHref('Как меня видят')).toBe('/user/219');
  expect(hrefOf('Сохранённое')).toBe('/saved');
  for (const text of Object.values(given)) expect(screen.getByText(text)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Изменить' }));
  expect(screen.queryByRole('link', { name: 'Как меня видят' })).toBeNull();
});

it('leads to one’s own projects before it says who one is and proposes others’', async () => {
  serveApi(() => Response.json([sampleMatchedVacancy(1)]));
  openProfile('/', { telegramId: 220, moderationStatus: 'Approved', description: 'Черчу карты' });
  const proposed = await screen.findByTestId('matched-vacancies');
  const own = screen.getByRole('link', { name: 'Мои проекты' });
  for (const later of [screen.getByText('Черчу карты'), proposed])
    expect(own.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the status editor', () => {
  it('starts from the server’s status and saves a draft that the profile marks', async () => {
    openProfile('/profile/edit-status', { telegramId: 201, statusShort: 'Студентка' });
    const short = await screen.findByLabelText<HTMLInputElement>('Короткий статус');
    expect(short.value).toBe('Студентка');
    fireEvent.change(short, { target: { value: 'Ищу команду' } });
    fireEvent.change(screen.getByLabelText('Подробный статус'), { target: { value: 'раз\nдва' } });
    fireEvent.click(screen.getByRole('button', { name: 'Сохранить как черновик' }));
    expect((await screen.findAllByTestId('draft-icon')).length).toBeGreaterThanOrEqual(2);
    expect(getProfileDraft(201)).toEqual({
      changes: { statusShort: 'Ищу команду', statusLong: ['раз', 'два'] },
      bases: { statusShort: 'Студентка', statusLong: [] },
      typed: {},
    });
  });

  it.each(['Pending', 'In_review', 'Rejected'] as const)(
    'asks after its moderation while it is %s',
    async (moderationStatus) => {
      const asked = serve(200, {});
      openProfile('/', { telegramId: 209, moderationStatus });
      await waitFor(() =>
        expect(asked.some(({ path }) => path.endsWith('/moderation-history/209'))).toBe(true),
      );
    },
  );

  it.each([
    [true, 'Одобрено частично'],
    [undefined, 'Профиль отклонён'],
  ])('calls one that came back, partly approved: %s, «%s»', async (isPartlyApproved, said) => {
    serve(200, {});
    openProfile('/', { telegramId: 213, moderationStatus: 'Rejected', isPartlyApproved });
    expect((await screen.findByTestId('moderation-status')).textContent).toBe(said);
  });

  it('still has what was typed after a reload', async () => {
    openProfile('/profile/edit-status', { telegramId: 202 });
    const short = await screen.findByLabelText('Короткий статус');
    fireEvent.change(short, { target: { value: 'Ищ' } });
    cleanup();
    openProfile('/profile/edit-status', { telegramId: 202 });
    expect(screen.getByLabelText<HTMLInputElement>('Короткий статус').value).toBe('Ищ');
  });
});

describe('the own profile while it is edited', () => {
  it('shows what was typed in an editor and not saved', async () => {
    openProfile('/?mode=edit', { telegramId: 215, statusShort: 'Студентка' });
    await screen.findByLabelText('Фамилия');
    expect(screen.queryByText('Не сохранено')).toBeNull();
    act(() => {
      typeForm(215, 'about', { text: 'Рисую карты' });
      typeForm(215, linkForm(0), { name: 'Сайт', url: '' });
      typeForm(215, 'status', { short: 'Студентка', long: '' });
    });
    const about = await screen.findByRole('link', { name: /О себе/ });
    expect(about.textContent).toContain('Рисую карты');
    const rows = screen.getAllByText('Не сохранено').map((one) => one.closest('a')?.pathname);
    expect(rows).toEqual(['/profile/edit-about-me', '/profile/edit-links']);
  });

  it('shows what was changed since moderators rejected it, and who sees that', async () => {
    serve(200, {});
    const me = openProfile('/', { telegramId: 217, moderationStatus: 'Rejected' });
    const card = within(await screen.findByTestId('rejection'));
    expect(card.queryByTestId('draft-icon')).toBeNull();
    expect(card.queryByRole('button', { name: 'Что изменено' })).toBeNull();
    act(() => saveDraft(217, { major: 'Физика' }, me));
    expect(card.getByText('Отмеченное пока видите только вы.')).toBeDefined();
    expect(card.getByTestId('draft-icon')).toBeDefined();
    fireEvent.click(card.getByRole('button', { name: 'Что изменено' }));
    const sheet = within(await screen.findByRole('dialog', { hidden: true }));
    expect(sheet.getByText('Направление')).toBeDefined();
  });

  it('says what to mend of what moderators rejected', async () => {
    serve(200, {});
    const rejectionReason = 'Ссылки: Не открываются\nО себе: Мало слов';
    openProfile('/', { telegramId: 216, moderationStatus: 'Rejected', rejectionReason });
    expect((await screen.findByTestId('rejection')).textContent).toContain(rejectionReason);
    const completion = () => screen.getByTestId('completion');
    expect(within(completion()).queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Исправить и отправить' }));
    const field = await screen.findByLabelText('Фамилия');
    expect(completion().compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.getByTestId('rejection').textContent).toContain(rejectionReason);
    cleanup();
    openProfile('/?mode=edit', { telegramId: 216, moderationStatus: 'Rejected' });
    expect((await screen.findByTestId('rejection')).textContent).toContain(
      'Профиль не прошёл модерацию.',
    );
    cleanup();
    openProfile('/?mode=edit', { telegramId: 216, rejectionReason: null });
    expect(await screen.findByLabelText('Фамилия')).toBeDefined();
    expect(screen.queryByTestId('rejection')).toBeNull();
  });
});

describe('sending the profile to the moderators', () => {
  it('clears the draft and leaves edit mode once the server confirmed, in one call', async () => {
    const me = await openDraft(203);
    const asked = serve(200, { ...me, moderationStatus: 'Pending' });
    send();
    send();
    expect(await screen.findByText('Профиль успешно отправлен на модерацию!')).toBeDefined();
    expect(getProfileDraft(203).changes).toEqual({});
    expect(editMode(203).getState().isEditing).toBe(false);
    const body = { telegramId: 203, changes: { statusShort: 'Ищу команду' } };
    expect(sentIn(asked)).toMatchObject([{ body }]);
    understood();
  });

  it('loses nothing when it fails', async () => {
    const me = await openDraft(204);
    serve(500, { statusCode: 500 });
    send();
    await waitFor(() => expect(screen.getByText('Ошибка при отправке изменений')).toBeDefined());
    expect(getProfileDraft(204).changes).toEqual({ statusShort: 'Ищу команду' });
    expect(editMode(204).getState().isEditing).toBe(true);
    expect(screen.getByText(/^Черновик сохранён на этом/)).toBeDefined();
    const asked = serve(200, { ...me, moderationStatus: 'Pending' });
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз', hidden: true }));
    expect(await screen.findByText('Профиль успешно отправлен на модерацию!')).toBeDefined();
    expect(sentIn(asked)).toHaveLength(1);
    understood();
  });

  it('offers no second try of what the server refused', async () => {
    await openDraft(206);
    serve(409, { statusCode: 409, code: 'conflict', message: 'Нельзя' });
    send();
    expect(await screen.findByText('Ошибка при отправке изменений')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Попробовать ещё раз', hidden: true })).toBeNull();
    understood();
  });

  it('is possible with only what the server gave back, and not with nothing', async () => {
    openProfile('/?mode=edit', { telegramId: 205 });
    const name = 'Отправить на модерацию';
    expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(true);
    expect(screen.getByText('Вы пока ничего не изменили.')).toBeDefined();
    cleanup();
    const change = { oldValue: '', newValue: 'x', createdAt: '2026-01-01T00:00:00Z' };
    const pendingChanges = [{ ...change, changeType: 'statusShort', state: 'draft' } as const];
    openProfile('/', { telegramId: 205, pendingChanges });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(false);
  });
});

describe('the own profile with drafts, as it is shown', () => {
  const drafts = {
    middleName: 'Ильич',
    university: 'МГУ',
    course: 3,
    statusLong: ['раз'],
    description: 'Обо мне',
    tags: ['React'],
    links: [{ type: 'Сайт', url: 'https://a.example' }],
    experiences: [sampleWork],
  };
  const marksIn = (text: string | RegExp) => {
    const section = screen.getByText(text).closest<HTMLElement>('section');
    return section ? within(section).queryAllByTestId('draft-icon').length : 0;
  };

  it('marks every value that nobody else sees, and only those', async () => {
    const me = openProfile('/', { telegramId: 211, major: 'Физика' });
    await screen.findByTestId('completion');
    act(() => saveDraft(211, drafts, me));
    for (const text of ['раз', 'Обо мне', 'React', 'https://a.example', 'Стажёр', 'Ильич']) {
      expect([text, marksIn(text.replace('https://', ''))]).toEqual([text, 1]);
    }
    expect(marksIn('МГУ')).toBe(2);
    act(() => saveDraft(211, { firstName: 'Вера', statusShort: 'Новый' }, me));
    const head = screen.getByRole('heading', { name: /Вера/ }).closest('header');
    expect(head && within(head).getAllByTestId('draft-icon')).toHaveLength(2);
  });

  it('counts them, and says what counts without them', async () => {
    const me = openProfile('/', { telegramId: 214, university: '', course: null });
    const card = await screen.findByTestId('completion');
    const { percent } = profileCompletion(me);
    expect(card.textContent).toContain(`${percent}`);
    expect(card.textContent).not.toContain('С черновиками');
    act(() => saveDraft(214, { university: 'МГУ', course: 3 }, me));
    const more = profileCompletion({ ...me, university: 'МГУ', course: '3' }).percent;
    expect(more).toBeGreaterThan(percent);
    expect(within(card).getByRole('progressbar').getAttribute('value')).toBe(`${more}`);
    expect(card.textContent).toContain(`Без них ${percent}`);
  });

  it('leads to where they are sent', async () => {
    const me = openProfile('/', { telegramId: 212 });
    await screen.findByTestId('completion');
    expect(screen.queryByText('Отмеченное пока видите только вы.')).toBeNull();
    act(() => saveDraft(212, { description: 'Обо мне' }, me));
    expect(await screen.findByText('Отмеченное пока видите только вы.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'К отправке на модерацию' }));
    const name = 'Отправить на модерацию';
    expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(false);
  });
});

it.each([
  ['serviceWord', /Ваше имя похоже на служебное/],
  ['mixedAlphabets', /смешаны буквы разных алфавитов/],
] as const)('a name that waits for a moderator is said to: %s', async (warning, words) => {
  const change = { oldValue: '', newValue: 'Поддержка', createdAt: '2026-01-01T00:00:00.000Z' };
  openProfile('/', {
    firstName: 'Поддержка',
    pendingChanges: [{ changeType: 'firstName', ...change, warning, state: 'draft' }],
  });
  expect(await screen.findByText(words)).toBeDefined();
});
