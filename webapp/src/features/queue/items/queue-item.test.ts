import type { Report, SubmittedProfile, SubmittedProject } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import {
  sampleProfileSubmission,
  sampleProjectSubmission,
  sampleReport,
} from '#test/sample-submission.ts';
import { kindsToLoad, type Lists, queueKinds, queueOf } from './queue-item.ts';

const at = (day: number) => ({ submittedAt: `2026-01-0${day}T00:00:00.000Z` });
const profile = (id: number, day: number) => sampleProfileSubmission(id, at(day));
const project = (id: string, day: number) => sampleProjectSubmission(id, at(day));
const report = (id: string, day: number, changes: Partial<Report> = {}) =>
  sampleReport(id, { subjectId: id, subjectName: `О ${id}`, ...at(day), ...changes });

const lists = (
  profiles: SubmittedProfile[],
  projects: SubmittedProject[] = [],
  reports: Report[] = [],
  unfinished: readonly string[] = [],
): Lists => ({
  profile: { items: profiles, hasMore: unfinished.includes('profile') },
  project: { items: projects, hasMore: unfinished.includes('project') },
  report: { items: reports, hasMore: unfinished.includes('report') },
});
const names = (given: Lists, kinds = queueKinds) => queueOf(given, kinds).map(({ name }) => name);

describe('the queue', () => {
  it('has the oldest first, whatever it is', () => {
    const given = lists(
      [profile(1, 1), profile(2, 4)],
      [project('a', 2), project('b', 5)],
      [report('x', 3)],
    );
    expect(names(given)).toEqual(['Человек 1', 'Проект a', 'О x', 'Человек 2', 'Проект b']);
    expect(names(given, ['project'])).toEqual(['Проект a', 'Проект b']);
  });

  it('shows nothing younger than what an unfinished list may still bring', () => {
    const given = lists(
      [profile(1, 1), profile(2, 6)],
      [project('a', 2), project('b', 4)],
      [report('x', 4), report('y', 5)],
      ['project', 'report'],
    );
    expect(names(given)).toEqual(['Человек 1', 'Проект a', 'Проект b', 'О x']);
    expect(kindsToLoad(given, queueKinds)).toEqual(['project']);
    expect(names(given, ['profile'])).toEqual(['Человек 1', 'Человек 2']);
  });

  it('asks for every list that holds the rest back, and for none that is finished', () => {
    const given = lists(
      [profile(1, 3)],
      [project('a', 3)],
      [report('x', 1)],
      ['profile', 'project'],
    );
    expect(kindsToLoad(given, queueKinds)).toEqual(['profile', 'project']);
    expect(kindsToLoad(lists([profile(1, 3)]), queueKinds)).toEqual([]);
  });

  it('shows nothing while an unfinished list is empty', () => {
    expect(names(lists([profile(1, 1)], [], [], ['project']))).toEqual([]);
  });

  it('has what the reader may not decide last of what is loaded, and no younger for it', () => {
    const appeal = { text: '', reason: '', rejectedBy: null, rejectedAt: null };
    const own = { ...profile(1, 1), appeal: { ...appeal, isOwnDecision: true } };
    const others = { ...profile(2, 2), appeal: { ...appeal, isOwnDecision: false } };
    const given = lists([own, others, profile(3, 6)], [project('a', 4)], [], ['project']);
    expect(names(given)).toEqual(['Человек 2', 'Проект a', 'Человек 1']);
    expect(kindsToLoad(given, queueKinds)).toEqual(['project']);
  });

  it('shows once what came twice because a list moved', () => {
    const moved = [profile(1, 1), { ...profile(1, 2), version: 2 }];
    expect(queueOf(lists(moved), queueKinds).map(({ key }) => key)).toEqual(['profile 1 2']);
  });

  it('tells submissions apart by kind and version, but knows what they are about', () => {
    const first = queueOf(lists([profile(1, 1)]), queueKinds)[0];
    const next = queueOf(lists([{ ...profile(1, 2), version: 2 }]), queueKinds)[0];
    expect(next?.key).not.toBe(first?.key);
    expect(next?.subject).toBe(first?.subject);
  });

  it('has all reports about one subject as one item, as old as the first of them', () => {
    const about = { subjectId: 's', subjectName: 'Семён' };
    const items = queueOf(
      lists([], [], [report('1', 1, about), report('2', 2), report('3', 3, about)]),
      queueKinds,
    );
    expect(items.map(({ name, submittedAt }) => [name, submittedAt])).toEqual([
      ['Семён', at(1).submittedAt],
      ['О 2', at(2).submittedAt],
    ]);
    expect(items[0]?.kind === 'report' && items[0].reports.map(({ id }) => id)).toEqual(['1', '3']);
  });
});
