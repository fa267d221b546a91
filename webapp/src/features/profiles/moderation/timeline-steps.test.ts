import type { ModerationEvent, ModerationHistory } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { submissionsOf, timelineSteps } from './timeline-steps.ts';

const now = new Date(2026, 4, 10, 18, 0);
const at = (hour: number) => new Date(2026, 4, 10, hour, 5).toISOString();
const event = (kind: ModerationEvent['kind'], hour: number, reason: string | null = null) => ({
  kind,
  version: 1,
  reason,
  at: at(hour),
});

const history = (
  moderationStatus: ModerationHistory['moderationStatus'],
  events: ModerationEvent[],
  rejectionReason: string | null = null,
): ModerationHistory => ({
  moderationStatus,
  statusUpdatedAt: at(14),
  rejectionReason,
  mayAppealUntil: null,
  events,
  changes: [],
});

const shown = (given: ModerationHistory) =>
  timelineSteps(given, { now }).map(({ title, state }) => `${title}: ${state}`);

describe('the timeline of a moderation', () => {
  it('starts with a sent submission', () => {
    expect(shown(history('Pending', [event('submitted', 14)]))).toEqual([
      'Заявка отправлена: done',
      'Заявка в работе: ahead',
      'Решение: ahead',
    ]);
  });

  it('goes on when a moderator takes it, also without an event of its own', () => {
    const events = [event('submitted', 14)];
    const taken = timelineSteps(history('In_review', events), { now })[1];
    expect(taken).toEqual({ title: 'Заявка в работе', detail: 'сегодня, 14:05', state: 'current' });
    expect(shown(history('In_review', [...events, event('inReview', 15)]))[1]).toContain('current');
  });

  it('ends with the reason of a rejection, or the default one', () => {
    const events = [event('submitted', 14), event('rejected', 16, 'Добавьте больше о себе')];
    const decision = timelineSteps(history('Rejected', events), { now }).at(-1);
    expect(decision?.detail).toBe('Добавьте больше о себе\nсегодня, 16:05');
    const silent = timelineSteps(history('Rejected', []), { now }).at(-1);
    expect(silent?.detail).toContain('Профиль не прошёл модерацию.');
  });

  it('ends with an approval', () => {
    const events = [event('submitted', 14), event('approved', 16)];
    expect(shown(history('Approved', events)).at(-1)).toBe('Профиль одобрен: done');
  });

  it('is about the last submission only', () => {
    const events = [event('submitted', 9), event('rejected', 10, 'Мало'), event('submitted', 14)];
    expect(submissionsOf(events).map((submission) => submission.length)).toEqual([2, 1]);
    expect(shown(history('Pending', events)).at(-1)).toBe('Решение: ahead');
  });

  it('says how long a decision usually takes while one waits, and only then', () => {
    const waiting = history('Pending', [event('submitted', 14)]);
    const detailOf = (given: ModerationHistory, typicalHours?: number | null) =>
      timelineSteps(given, { now, typicalHours }).at(-1)?.detail;
    expect(detailOf(waiting, 1)).toContain('Обычно отвечаем за 1 час\n');
    expect(detailOf(waiting, 22)).toContain('Обычно отвечаем за 22 часа\n');
    expect(detailOf(waiting, 5)).toContain('Обычно отвечаем за 5 часов\n');
    expect(detailOf(waiting, null)).not.toContain('Обычно');
    const rejected = history('Rejected', [event('submitted', 14), event('rejected', 16, 'Мало')]);
    expect(detailOf(rejected, 5)).not.toContain('Обычно');
  });

  it('shows a partial approval with what came back', () => {
    const events = [event('submitted', 14), event('partlyApproved', 16, 'Ссылки: не открываются')];
    expect(timelineSteps(history('Rejected', events), { now }).at(-1)).toEqual({
      title: 'Одобрено частично',
      detail: 'Ссылки: не открываются\nсегодня, 16:05',
      state: 'partly',
    });
  });

  it('begins anew with an appeal', () => {
    const events = [event('submitted', 9), event('rejected', 10, 'Мало'), event('appealed', 14)];
    expect(submissionsOf(events).map((submission) => submission.length)).toEqual([2, 1]);
    const steps = timelineSteps(history('Pending', events), { now });
    expect(steps[0]).toEqual({
      title: 'Апелляция отправлена',
      detail: 'сегодня, 14:05',
      state: 'done',
    });
    expect(steps.at(-1)?.state).toBe('ahead');
  });
});
