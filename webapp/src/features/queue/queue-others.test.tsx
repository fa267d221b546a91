import { paths } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleProfileSubmission } from '#test/sample-submission.ts';
import { sampleUser } from '#test/samples.ts';
import { card, cards, emptyServer, openQueue, press, server, names } from '#test/queue-fixture.ts';

const at = (day: number) => ({ submittedAt: `2026-01-0${day}T00:00:00Z` });
const until = '2026-01-09T10:00:00Z';
const heldBy = (telegramId: number) => ({
  claimedBy: { telegramId, name: 'Даниил Орехов', until },
});
const ownDecision = {
  appeal: { text: 'Нет', reason: 'Да', rejectedBy: 'Я', rejectedAt: null, isOwnDecision: true },
};
const answer = (name: string) => {
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  fireEvent.click(dialog.getByRole('button', { name, hidden: true }));
};
const question = /^Заявка в работе: Даниил Орехов. Всё равно решить\?$/;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  emptyServer();
});

const open = async () => {
  const decisions = await openQueue(
    server.profile.length,
    undefined,
    `${paths.queue}?kind=profile`,
  );
  return decisions;
};

it('what the reader may not decide is last, and does not follow', async () => {
  server.profile = [
    sampleProfileSubmission(1, { ...at(1), ...ownDecision }),
    sampleProfileSubmission(2, at(2)),
    sampleProfileSubmission(3, { ...at(3), ...heldBy(77) }),
    sampleProfileSubmission(4, { ...at(4), ...heldBy(sampleUser.telegramId) }),
  ];
  await openQueue(
    4,
    () => {
      server.profile = server.profile.filter(({ telegramId }) => telegramId !== 2);
      return Response.json({});
    },
    `${paths.queue}?kind=profile`,
  );
  expect(names()).toEqual(['Человек 2', 'Человек 3', 'Человек 4', 'Человек 1']);
  press('Одобрить');
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Человек 4');
  expect(screen.getByText('Следующая заявка: Человек 4')).toBeDefined();
});

it('where nothing is left to decide the screen has the focus', async () => {
  server.profile = [
    sampleProfileSubmission(1, at(1)),
    sampleProfileSubmission(2, { ...at(2), ...ownDecision }),
  ];
  await open();
  press('Одобрить');
  await waitFor(() => expect(names()).toEqual(['Человек 2']));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it.each(['Одобрить', 'Отклонить'])('«%s» asks first where another holds it', async (name) => {
  server.profile = [sampleProfileSubmission(1, heldBy(77))];
  const decisions = await open();
  press(name);
  expect(screen.getByText(question)).toBeDefined();
  answer('Отмена');
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(screen.queryByLabelText('Причина')).toBeNull();
  expect(decisions()).toEqual([]);
});

it('goes on with what another holds where the reader means it', async () => {
  server.profile = [sampleProfileSubmission(1, heldBy(77))];
  const decisions = await open();
  press('Отклонить');
  answer('Решить');
  expect(await screen.findByLabelText('Причина')).toBeDefined();
  answer('Отмена');
  vi.advanceTimersByTime(500);
  press('Одобрить');
  answer('Решить');
  await waitFor(() => expect(decisions()).toHaveLength(1));
});

it('asks nothing where the reader holds it', async () => {
  server.profile = [sampleProfileSubmission(1, heldBy(sampleUser.telegramId))];
  const decisions = await open();
  press('Одобрить');
  await waitFor(() => expect(decisions()).toHaveLength(1));
  expect(screen.queryByText(question)).toBeNull();
});

it('a field is turned down for what can be wrong with it', async () => {
  const change = (changeType: 'links' | 'description') => ({
    changeType,
    oldValue: null,
    newValue: changeType === 'links' ? [] : 'О себе',
  });
  server.profile = [
    sampleProfileSubmission(1, { changes: [change('links'), change('description')] }),
  ];
  await open();
  const reasonsOf = (name: string) => {
    const toggle = card().getByRole('checkbox', { name: `Отклонить поле: ${name}` });
    fireEvent.click(toggle);
    expect(toggle.closest('label')?.dataset['ticked']).toBe('true');
    const list = card().getByRole('list', { name: 'Готовые причины' });
    const texts = within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    fireEvent.click(toggle);
    return texts;
  };
  const link = 'Ссылка не открывается или ведёт не туда';
  expect(reasonsOf('Ссылки')).toContain(link);
  expect(reasonsOf('О себе')).toContain('В тексте реклама или спам');
  expect(reasonsOf('О себе')).not.toContain(link);
});
