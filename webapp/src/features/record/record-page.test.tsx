import { paths, type RecordEntry } from '@kollab/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, currentAddress, openScreen, serveApi } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import RecordPage from './record-page.tsx';

const subjectId = '0190d5a0-0000-7000-8000-0000000000c1';
const sample = (id: string, changes: Partial<RecordEntry> = {}): RecordEntry => ({
  id,
  kind: 'approved',
  subject: { type: 'profile', id: subjectId, name: 'Семён Грубый', telegramId: 30 },
  version: 2,
  actor: { telegramId: 5, name: 'Аня Судьина' },
  reason: null,
  origin: 'person',
  soleModerator: false,
  changes: [],
  at: '2026-01-05T10:00:00Z',
  ...changes,
});

function open(entries: RecordEntry[], address: string = paths.moderationRecord()) {
  const asked = serveApi(({ method, query }) => {
    if (method !== 'GET') return Response.json({ telegramId: 30 });
    const headers = { link: '</api/User/moderation-record?cursor=c>; rel="next"' };
    if (query.get('cursor')) return Response.json([sample('last', { kind: 'submitted' })]);
    return Response.json(entries, entries.length > 1 ? { headers } : {});
  });
  const me = { ...sampleUser, role: 'moderator' as const };
  openScreen(RecordPage, paths.anyModerationRecord, address, me);
  return asked;
}
const entries = () => screen.queryAllByTestId('record-entry');
const ready = (count: number) => waitFor(() => expect(entries()).toHaveLength(count));

it('shows what was done, about whom, by whom, why, and what changed', async () => {
  const changes = [{ changeType: 'statusShort', oldValue: 'Ищу друзей', newValue: 'Ищу врагов' }];
  open([sample('1', { kind: 'partlyApproved', reason: 'Ссылки: не открываются', changes })]);
  await ready(1);
  const entry = within(entries()[0] ?? document.body);
  for (const text of ['Одобрено частично', 'Семён Грубый', 'Аня Судьина']) {
    expect(entry.getByText(text)).toBeDefined();
  }
  expect(entry.getByText('версия 2').closest('dd')?.textContent).toContain('Аня Судьина');
  expect(entry.getByText('Ссылки: не открываются')).toBeDefined();
  fireEvent.click(entry.getByRole('button', { name: 'Что изменилось' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Семён Грубый' }));
  expect(sheet.getByText('друзей').closest('del')).not.toBeNull();
  expect(sheet.getByText('врагов').closest('ins')).not.toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is narrowed by a name, and widened again', async () => {
  const asked = open([sample('1')]);
  await ready(1);
  fireEvent.click(screen.getByRole('link', { name: 'Всё о: Семён Грубый' }));
  expect(currentAddress()).toBe(`/moderation/record?subject=${subjectId}`);
  await ready(1);
  expect(asked.at(-1)?.query.get('subjectId')).toBe(subjectId);
  fireEvent.click(screen.getByRole('link', { name: /^Все действия: Аня/ }));
  expect(currentAddress()).toBe(`/moderation/record?subject=${subjectId}&moderator=5`);
  await ready(1);
  expect(within(entries()[0] ?? document.body).queryByText('Аня Судьина')).toBeNull();
  expect(asked.at(-1)?.query.get('moderator')).toBe('5');
  fireEvent.click(screen.getByRole('button', { name: 'Убрать отбор: О: Семён Грубый' }));
  expect(currentAddress()).toBe('/moderation/record?moderator=5');
});

it('shows a hundred letters of a long reason, the rest on demand', async () => {
  const reason = 'Под видом лекций зовёт на платные курсы: на это пожаловались люди. '
    .repeat(2)
    .trim();
  open([sample('1', { kind: 'takenDown', reason })]);
  await ready(1);
  expect(entries()[0]?.textContent).toContain(`${reason.slice(0, 100).trimEnd()}…`);
  fireEvent.click(screen.getByRole('button', { name: 'Показать полностью' }));
  expect(entries()[0]?.textContent).toContain(reason);
});

it('is read on by page', async () => {
  open([sample('1'), sample('2')]);
  await ready(2);
  fireEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await ready(3);
  expect(screen.getByText('Отправлено на модерацию')).toBeDefined();
});

it('says when there is nothing', async () => {
  open([], paths.moderationRecord({ moderator: 5 }));
  expect(await screen.findByText('По этому отбору ничего нет')).toBeDefined();
});

it('offers to lift what was decided on a report, unless that is done', async () => {
  const asked = open(
    [sample('1', { kind: 'reportSuspended', version: null })],
    `/moderation/record?subject=${subjectId}`,
  );
  await ready(1);
  fireEvent.click(screen.getByRole('button', { name: 'Снять ограничения' }));
  await answer('Снять ограничения');
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.path).toBe('/api/User/30/release'),
  );
  cleanup();
  open(
    [sample('2', { kind: 'released' }), sample('1', { kind: 'reportSuspended' })],
    `/moderation/record?subject=${subjectId}`,
  );
  await ready(2);
  expect(screen.queryByRole('button', { name: 'Снять ограничения' })).toBeNull();
});

it('offers to bring back a project that a moderator took down', async () => {
  const subject = { type: 'project' as const, id: subjectId, name: 'Пирамида', telegramId: 30 };
  const reason = 'Обещает доход';
  const asked = open(
    [sample('1', { kind: 'takenDown', subject, reason, version: null })],
    `/moderation/record?subject=${subjectId}`,
  );
  await ready(1);
  expect(entries()[0]?.textContent).toMatch(/Снято с публикации.*Обещает доход/);
  fireEvent.click(screen.getByRole('button', { name: 'Вернуть проект' }));
  await answer('Вернуть проект');
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.path).toBe(
      `/api/User/restore-project/${subjectId}`,
    ),
  );
});

it('says of what nobody of Kollab did where it was done', async () => {
  const changes = [{ changeType: 'moderationStatus', oldValue: 'Pending', newValue: 'Approved' }];
  open([sample('1', { kind: 'statusChanged', actor: null, origin: 'database', changes })]);
  await ready(1);
  expect(entries()[0]?.textContent).toMatch(/Статус изменён.*Напрямую в базе данных/);
  fireEvent.click(screen.getByRole('button', { name: 'Что изменилось' }));
  expect(screen.getByRole('dialog').textContent).toContain('Статус');
});
