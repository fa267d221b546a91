import { limits } from '@kollab/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAddress, hrefOf, refused } from '#test/screen.tsx';
import {
  sampleProfileSubmission,
  sampleProjectSubmission,
  sampleReport,
} from '#test/sample-submission.ts';
import { notices } from '#src/kit/notices/notices.ts';
import { card, cards, emptyServer, openQueue, press, server, names } from '#test/queue-fixture.ts';

const at = (day: number) => ({ submittedAt: `2026-01-0${day}T00:00:00Z` });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  emptyServer();
  server.profile = [sampleProfileSubmission(1, at(1)), sampleProfileSubmission(2, at(3))];
});

describe('the queue', () => {
  it('has every kind in one line, the oldest first, and each kind alone with its count', async () => {
    server.project = [sampleProjectSubmission('a', at(2))];
    server.report = [sampleReport('r', at(4))];
    await openQueue(4);
    expect(names()).toEqual(['Человек 1', 'Проект a', 'Человек 2', 'Семён Грубый']);
    expect(await screen.findByRole('tab', { name: /^Все\s4$/ })).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: /^Проекты\s1$/ }));
    expect(names()).toEqual(['Проект a']);
    expect(currentAddress()).toBe('/moderation?kind=project');
    fireEvent.click(screen.getByRole('tab', { name: /^Жалобы\s1$/ }));
    expect(names()).toEqual(['Семён Грубый']);
  });

  it('says how long the oldest waits, and leads to the record and the statistics', async () => {
    const submittedAt = new Date(Date.now() - 3 * 60 * 60_000 - 60_000).toISOString();
    server.profile = [sampleProfileSubmission(1, { submittedAt })];
    await openQueue(1);
    expect(await screen.findByText('Самая старая ждёт 3 часа')).toBeDefined();
    expect(hrefOf('История')).toBe('/moderation/record');
    expect(hrefOf('Статистика')).toBe('/moderation/statistics');
  });

  it('shows nothing younger than what the next page may still bring', async () => {
    server.project = [sampleProjectSubmission('a', at(2))];
    const next = [sampleProfileSubmission(3, at(4))];
    server.project.push(sampleProjectSubmission('b', at(5)));
    await openQueue(3, undefined, undefined, (kind, cursor) => {
      if (kind !== 'profile') return undefined;
      if (cursor) return Response.json(next);
      const headers = { link: '</api/User/profiles-for-moderation?cursor=c>; rel="next"' };
      return Response.json(server.profile, { headers });
    });
    expect(names()).toEqual(['Человек 1', 'Проект a', 'Человек 2']);
    fireEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(cards()).toHaveLength(5));
    expect(names().slice(3)).toEqual(['Человек 3', 'Проект b']);
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });

  it('says what of it is empty', async () => {
    server.profile = [];
    await openQueue(0);
    expect(await screen.findByText('Очередь пуста')).toBeDefined();
    fireEvent.click(await screen.findByRole('tab', { name: /^Проекты\s0$/ }));
    expect(screen.getByText('Проектов в очереди нет')).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: /^Жалобы\s0$/ }));
    expect(screen.getByText('Жалоб в очереди нет')).toBeDefined();
  });

  it('shows the rest where one list does not come', async () => {
    await openQueue(2, undefined, undefined, (kind) =>
      kind === 'project' ? refused(500, 'internal', '') : undefined,
    );
    expect(await screen.findByText('Ошибка при загрузке данных')).toBeDefined();
    expect(cards()).toHaveLength(2);
  });
});

describe('after a decision', () => {
  it('a double tap is not the next person’s approval too', async () => {
    const decisions = await openQueue(2);
    press('Одобрить');
    press('Одобрить');
    await waitFor(() => expect(cards()).toHaveLength(1));
    vi.advanceTimersByTime(400);
    press('Одобрить');
    expect(decisions()).toHaveLength(1);
    expect(notices.getState().toast).toMatch(/^Здесь уже другая карточка/);
    vi.advanceTimersByTime(100);
    press('Одобрить');
    await waitFor(() => expect(cards()).toHaveLength(0));
    expect(decisions()).toHaveLength(2);
  });

  it('a press on the next card counts as soon as it can be seen, and is answered for before', async () => {
    const decisions = await openQueue(2);
    press('Одобрить');
    vi.advanceTimersByTime(2000);
    await waitFor(() => expect(cards()).toHaveLength(1));
    vi.advanceTimersByTime(299);
    press('Одобрить');
    expect(decisions()).toHaveLength(1);
    expect(notices.getState().toast).toMatch(/^Здесь уже другая карточка/);
    vi.advanceTimersByTime(1);
    press('Одобрить');
    await waitFor(() => expect(decisions()).toHaveLength(2));
  });

  it('nothing moves away under a finger that presses already', async () => {
    const decisions = await openQueue(2, (path) => {
      server.profile = server.profile.slice(1);
      return Response.json({ path });
    });
    press('Одобрить');
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(notices.getState().toast).toBe('Профиль одобрен'));
    await screen.findByRole('tab', { name: /^Все\s1$/ });
    expect(names()).toEqual(['Человек 1', 'Человек 2']);
    vi.advanceTimersByTime(700);
    fireEvent.pointerUp(document.body);
    fireEvent.click(card(1).getByRole('button', { name: 'Одобрить' }));
    await waitFor(() => expect(names()).toEqual([]));
    expect(decisions().map(({ path }) => path)).toEqual([
      '/api/User/approve-profile/1',
      '/api/User/approve-profile/2',
    ]);
  });

  it('the second tap on what closes a sheet decides nothing of what lay below it', async () => {
    const decisions = await openQueue(2);
    press('Отклонить');
    vi.advanceTimersByTime(2000);
    const sheet = within(screen.getByRole('dialog', { hidden: true }));
    fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'Мало о себе' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Отклонить', hidden: true }));
    vi.advanceTimersByTime(200);
    fireEvent.click(card(1).getByRole('button', { name: 'Одобрить' }));
    await waitFor(() => expect(names()).toEqual(['Человек 2']));
    expect(decisions().map(({ path }) => path)).toEqual(['/api/User/reject-profile/1']);
  });

  it('what is decided is not decided again while a finger keeps it in its place', async () => {
    const decisions = await openQueue(2);
    press('Одобрить');
    fireEvent.pointerDown(document.body);
    await screen.findByRole('tab', { name: /^Все\s1$/ });
    const again = card().getByRole('button', { name: 'Одобрить' });
    await waitFor(() => expect(again.getAttribute('aria-busy')).not.toBe('true'));
    vi.advanceTimersByTime(2000);
    fireEvent.click(again);
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(names()).toEqual(['Человек 2']));
    expect(decisions()).toHaveLength(1);
  });

  it('of the last one it is said that others were skipped, and where they are', async () => {
    server.profile.push(sampleProfileSubmission(3, at(4)));
    await openQueue(3, () => {
      server.profile.pop();
      return Response.json({});
    });
    fireEvent.click(card(2).getByRole('button', { name: 'Одобрить' }));
    expect(await screen.findByText(/Пропущено выше: 2$/)).toBeDefined();
    expect(names()).toEqual(['Человек 1', 'Человек 2']);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    fireEvent.click(screen.getByRole('button', { name: 'К первой пропущенной' }));
    expect(document.activeElement).toBe(cards()[0]);
    expect(screen.queryByText(/Пропущено выше/)).toBeNull();
  });

  it('the next item follows: it has the focus and is read out', async () => {
    await openQueue(2);
    press('Одобрить');
    await waitFor(() => expect(names()).toEqual(['Человек 2']));
    expect(document.activeElement).toBe(cards()[0]);
    expect(screen.getByText('Следующая заявка: Человек 2').closest('output')).not.toBeNull();
    expect(await screen.findByRole('tab', { name: /^Все\s1$/ })).toBeDefined();
  });

  it('the next item comes to stand below what is said at the top of the one before', async () => {
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockImplementation(function rect(this: Element) {
      return { top: 20, bottom: this instanceof HTMLOutputElement ? 60 : 500 } as DOMRect;
    });
    await openQueue(2);
    const atTheTop = screen.getByRole('tab', { name: /^Все/ });
    fireEvent.pointerDown(atTheTop);
    fireEvent.pointerUp(atTheTop);
    press('Одобрить');
    await waitFor(() => expect(names()).toEqual(['Человек 2']));
    expect(scrolled).toHaveBeenCalledWith(0, 20 - 60 - 12);
    scrolled.mockRestore();
    place.mockRestore();
  });

  it('the decided item leaves at once, however slow the server is to list the rest', async () => {
    let isSlow = false;
    const never = new Promise<Response>(() => undefined);
    const decide = () => {
      isSlow = true;
      return Response.json({});
    };
    await openQueue(2, decide, undefined, () => (isSlow ? never : undefined));
    press('Одобрить');
    await waitFor(() => expect(names()).toEqual(['Человек 2']));
  });

  it('the screen has the focus when nothing follows', async () => {
    server.profile = server.profile.slice(0, 1);
    await openQueue(1);
    press('Одобрить');
    expect(await screen.findByText('Очередь пуста')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('of somebody else the focus stays where it was', async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openQueue(2);
    const main = screen.getByRole('main');
    main.focus();
    server.profile.shift();
    await act(() => vi.advanceTimersByTimeAsync(limits.statusPolling));
    await waitFor(() => expect(names()).toEqual(['Человек 2']));
    expect(document.activeElement).toBe(main);
  });
});
