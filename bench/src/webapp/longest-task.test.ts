import { expect, it } from 'vitest';
import { longestTask } from './longest-task.ts';

const page = { pid: 1, tid: 1 };
const task = (ts: number, ms: number, of = page) => ({
  name: 'ThreadControllerImpl::RunTask',
  ts,
  tdur: ms * 1000,
  args: {},
  ...of,
});
const touch = { name: 'EventDispatch', ts: 5, args: { data: { type: 'pointerdown' } }, ...page };

function traced(events: object[]) {
  const sent: unknown[] = [];
  const takers: ((data: { value: object[] }) => void)[] = [];
  const devtools = {
    on: (_: string, take: (data: { value: object[] }) => void) => takers.push(take),
    once: (_: string, done: () => void) => done(),
    async send(...asked: unknown[]) {
      sent.push(asked);
      if (asked[0] === 'Tracing.end') for (const take of takers) take({ value: events });
    },
  };
  return { devtools: devtools as never, sent };
}

it('is of the touched page after the touch, at full speed, and counts four times', async () => {
  const [another, before] = [task(6, 90, { pid: 2, tid: 1 }), task(1, 80)];
  const { devtools, sent } = traced([before, touch, task(7, 3), another, task(9, 7)]);
  const braked: unknown[] = [];
  const work = async () => void braked.push(...sent);
  expect(await longestTask(devtools, work)).toBe(28);
  expect(braked[0]).toEqual(['Emulation.setCPUThrottlingRate', { rate: 1 }]);
});
