import { profileCompletion, type User } from '@kollab/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { MeContext } from '#src/api/me.ts';
import { NoticesHost } from '#src/kit/notices/notices-host.tsx';
import EditStatusPage from './edit-status-page.tsx';
import { editMode } from './draft/edit-mode.ts';
import {
  linkForm,
  getProfileDraft,
  saveDraft,
  typeForm,
} from '#src/shared/person/draft/profile-draft.ts';
import ProfilePage from './profile-page.tsx';
import { findHref, serveApi } from '#test/screen.tsx';
import { sampleMatchedVacancy, sampleUser } from '#test/samples.ts';

function open(path: string, changes: Partial<User>) {
  const me = { ...sampleUser, ...changes };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <MeContext value={me}>
          <Routes>
            <Route path="/" element={<ProfilePage />} />
            <Route path="/profile/edit-status" element={<EditStatusPage />} />
          </Routes>
        </MeContext>
        <NoticesHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return me;
}

function answerWith(status: number, body: object) {
  const answer = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', answer);
  return answer;
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Отправить на модерацию' }));

it('leads to how others see the profile, until it is edited', async () => {
  open('/', { telegramId: 219 });
  expect(await findHref('Как меня видят')).toBe('/user/219');
  fireEvent.click(screen.getByRole('button', { name: 'Изменить' }));
  expect(screen.queryByRole('link', { name: 'Как меня видят' })).toBeNull();
});

it('leads to one’s own projects before it proposes others’', async () => {
  serveApi(() => Response.json([sampleMatchedVacancy(1)]));
  open('/', { telegramId: 220, moderationStatus: 'Approved' });
  const proposed = await screen.findByTestId('matched-vacancies');
  const own = screen.getByRole('link', { name: 'Мои проекты' });
  expect(own.compareDocumentPosition(proposed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the status editor', () => {
  it('starts from the server’s status and saves a draft that the profile marks', async () => {
    open('/profile/edit-status', { telegramId: 201, statusShort: 'Студентка' });
    const short = screen.getByLabelText<HTMLInputElement>('Короткий статус');
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
      const answer = answerWith(200, {});
      open('/', { telegramId: 209, moderationStatus });
      await waitFor(() =>
        expect(answer).toHaveBeenCalledWith(
          expect.stringContaining('/moderation-history/209'),
          expect.anything(),
        ),
      );
    },
  );

  it('calls a profile of which some was published approved in part', () => {
    answerWith(200, {});
    open('/', { telegramId: 213, moderationStatus: 'Rejected', isPartlyApproved: true });
    expect(screen.getByTestId('moderation-status').textContent).toBe('Одобрено частично');
    cleanup();
    open('/', { telegramId: 213, moderationStatus: 'Rejected' });
    expect(screen.getByTestId('moderation-status').textContent).toBe('Профиль отклонён');
  });

  it('shows the middle name, phone and e-mail to their owner', () => {
    open('/', { telegramId: 208, middleName: 'Ильич', phone: '+7 900', email: 'ilya@example.org' });
    for (const text of ['Ильич', '+7 900', 'ilya@example.org']) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it('leads to what one saved', () => {
    open('/', { telegramId: 210 });
    const link = screen.getByRole('link', { name: 'Сохранённое' });
    expect(link.getAttribute('href')).toBe('/saved');
  });

  it('still has what was typed after a reload', () => {
    open('/profile/edit-status', { telegramId: 202 });
    fireEvent.change(screen.getByLabelText('Короткий статус'), { target: { value: 'Ищ' } });
    cleanup();
    open('/profile/edit-status', { telegramId: 202 });
    expect(screen.getByLabelText<HTMLInputElement>('Короткий статус').value).toBe('Ищ');
  });
});

describe('the own profile while it is edited', () => {
  it('shows what was typed in an editor and not saved', async () => {
    open('/?mode=edit', { telegramId: 215, statusShort: 'Студентка' });
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

  it('says what to mend of what moderators rejected', async () => {
    answerWith(200, {});
    const rejectionReason = 'Ссылки: Не открываются\nО себе: Мало слов';
    open('/?mode=edit', { telegramId: 216, moderationStatus: 'Rejected', rejectionReason });
    expect((await screen.findByTestId('rejection')).textContent).toContain(rejectionReason);
    cleanup();
    open('/?mode=edit', { telegramId: 216, moderationStatus: 'Rejected' });
    expect((await screen.findByTestId('rejection')).textContent).toContain(
      'Профиль не прошёл модерацию.',
    );
    cleanup();
    open('/?mode=edit', { telegramId: 216, rejectionReason: null });
    expect(await screen.findByLabelText('Фамилия')).toBeDefined();
    expect(screen.queryByTestId('rejection')).toBeNull();
  });
});

describe('sending the profile to the moderators', () => {
  it('clears the draft and leaves edit mode once the server confirmed', async () => {
    const me = open('/', { telegramId: 203 });
    saveDraft(203, { statusShort: 'Ищу команду' }, me);
    fireEvent.click(screen.getByTestId('edit-toggle'));
    const answer = answerWith(200, { ...me, moderationStatus: 'Pending' });
    send();
    expect(await screen.findByText('Профиль успешно отправлен на модерацию!')).toBeDefined();
    expect(getProfileDraft(203).changes).toEqual({});
    expect(editMode(203).getState().isEditing).toBe(false);
    const body: unknown = await new Request('http://api', answer.mock.calls[0]?.[1]).json();
    expect(body).toMatchObject({ telegramId: 203, changes: { statusShort: 'Ищу команду' } });
    fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }));
  });

  it('loses nothing when it fails', async () => {
    const me = open('/', { telegramId: 204 });
    saveDraft(204, { statusShort: 'Ищу команду' }, me);
    fireEvent.click(screen.getByTestId('edit-toggle'));
    answerWith(500, { statusCode: 500 });
    send();
    await waitFor(() => expect(screen.getByText('Ошибка при отправке изменений')).toBeDefined());
    expect(getProfileDraft(204).changes).toEqual({ statusShort: 'Ищу команду' });
    expect(editMode(204).getState().isEditing).toBe(true);
    expect(screen.getByText(/^Черновик сохранён на этом/)).toBeDefined();
    const answer = answerWith(200, { ...me, moderationStatus: 'Pending' });
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз', hidden: true }));
    expect(await screen.findByText('Профиль успешно отправлен на модерацию!')).toBeDefined();
    expect(answer).toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }));
  });

  it('offers no second try of what the server refused', async () => {
    const me = open('/', { telegramId: 206 });
    saveDraft(206, { statusShort: 'Ищу команду' }, me);
    fireEvent.click(screen.getByTestId('edit-toggle'));
    answerWith(409, { statusCode: 409, code: 'conflict', message: 'Нельзя' });
    send();
    expect(await screen.findByText('Ошибка при отправке изменений')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Попробовать ещё раз', hidden: true })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }));
  });

  it('makes one call of a double tap', async () => {
    const me = open('/', { telegramId: 207 });
    saveDraft(207, { statusShort: 'Ищу команду' }, me);
    fireEvent.click(screen.getByTestId('edit-toggle'));
    const answer = answerWith(200, { ...me, moderationStatus: 'Pending' });
    send();
    send();
    expect(await screen.findByText('Профиль успешно отправлен на модерацию!')).toBeDefined();
    const sent = answer.mock.calls.filter(([, init]) => init?.method === 'POST');
    expect(sent).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }));
  });

  it('is possible with only what the server gave back, and not with nothing', () => {
    open('/?mode=edit', { telegramId: 205 });
    const name = 'Отправить на модерацию';
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    expect(screen.getByText('Вы пока ничего не изменили.')).toBeDefined();
    cleanup();
    const change = { oldValue: '', newValue: 'x', createdAt: '2026-01-01T00:00:00Z' };
    const pendingChanges = [{ ...change, changeType: 'statusShort', state: 'draft' } as const];
    open('/', { telegramId: 205, pendingChanges });
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false);
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
    experiences: [
      {
        company: 'Яндекс',
        department: 'Поиск',
        role: 'Стажёр',
        workDurationYears: 1,
        logoUrl: null,
        startDate: null,
        endDate: null,
      },
    ],
  };
  const marksIn = (text: string | RegExp) => {
    const section = screen.getByText(text).closest<HTMLElement>('section');
    return section ? within(section).queryAllByTestId('draft-icon').length : 0;
  };

  it('marks every value that nobody else sees, and only those', () => {
    const me = open('/', { telegramId: 211, major: 'Физика' });
    act(() => saveDraft(211, drafts, me));
    for (const text of ['раз', 'Обо мне', 'React', 'https://a.example', 'Стажёр', 'Ильич']) {
      expect([text, marksIn(text.replace('https://', ''))]).toEqual([text, 1]);
    }
    expect(marksIn('МГУ')).toBe(2);
    act(() => saveDraft(211, { firstName: 'Вера', statusShort: 'Новый' }, me));
    const head = screen.getByRole('heading', { name: /Вера/ }).closest('header');
    expect(head && within(head).getAllByTestId('draft-icon')).toHaveLength(2);
  });

  it('counts them, and says what counts without them', () => {
    const me = open('/', { telegramId: 214, university: '', course: null });
    const card = screen.getByTestId('completion');
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
    const me = open('/', { telegramId: 212 });
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
  open('/', {
    firstName: 'Поддержка',
    pendingChanges: [{ changeType: 'firstName', ...change, warning, state: 'draft' }],
  });
  expect(await screen.findByText(words)).toBeDefined();
});
