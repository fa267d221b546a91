import type { Someone, TestApp } from '#test/test-app.ts';
import { block, hide } from './reports.ts';

type Leave = (kollab: TestApp, reader: Someone, other: Someone) => Promise<unknown>;

export const waysOut: [who: string, leave: Leave][] = [
  ['who blocked the reader', (_, reader, other) => block(other, reader)],
  ['whom the reader blocked', (_, reader, other) => block(reader, other)],
  ['who is hidden', (kollab, _, other) => hide(kollab, other)],
  ['who is suspended', (kollab, _, other) => kollab.suspend(other)],
];
