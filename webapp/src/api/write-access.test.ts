import { beforeEach, expect, it, vi } from 'vitest';
import { telegram } from '#src/telegram/telegram.ts';
import { serveApi, viewAs } from '#test/screen.tsx';
import { askToWriteOnce } from './write-access.ts';

let person = 100;
let asked: ReturnType<typeof serveApi>;

function connect(mayBeWrittenTo: boolean | undefined, isAllowed = true) {
  person += 1;
  viewAs(person);
  const { user } = telegram();
  const askToWrite = vi.fn<() => Promise<boolean | undefined>>(() => Promise.resolve(isAllowed));
  Object.assign(telegram(), { user: { ...user, mayBeWrittenTo }, askToWrite });
  return askToWrite;
}

beforeEach(() => {
  asked = serveApi(() => Response.json({ reachable: true }));
});

it('asks once whether the bot may write, and tells the server of a yes', async () => {
  const question = connect(false);
  await Promise.all([askToWriteOnce(person), askToWriteOnce(person)]);
  await askToWriteOnce(person);
  expect(question).toHaveBeenCalledTimes(1);
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/notifications/reachable', { reachable: true }],
  ]);
});

it('takes a no for an answer', async () => {
  const question = connect(false, false);
  await askToWriteOnce(person);
  await askToWriteOnce(person);
  expect(question).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

it('asks again when the client called its question off before anybody saw it', async () => {
  const question = connect(false, true);
  question.mockResolvedValueOnce(undefined);
  await askToWriteOnce(person);
  expect(asked).toEqual([]);
  await askToWriteOnce(person);
  await askToWriteOnce(person);
  expect(question).toHaveBeenCalledTimes(2);
  expect(asked).toHaveLength(1);
});

it.each([[true], [undefined]])(
  'asks nothing where the client says that the bot may write: %s',
  async (mayBeWrittenTo) => {
    const question = connect(mayBeWrittenTo);
    await askToWriteOnce(person);
    expect(question).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  },
);

it('asks nothing of a client that knows no such question', async () => {
  connect(false);
  Object.assign(telegram(), { askToWrite: undefined });
  await askToWriteOnce(person);
  expect(asked).toEqual([]);
});
