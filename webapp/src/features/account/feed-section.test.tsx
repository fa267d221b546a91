import type { FeedSettings } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import { FeedSection } from './feed-section.tsx';

const feed: FeedSettings = { hiddenKinds: ['stage'], tellsJoining: true, inDigest: false };

beforeEach(() => viewAs(1));

function open(answer = () => Promise.resolve<Response | undefined>(undefined)) {
  let kept = feed;
  const asked = serveApi(async ({ method, body }) => {
    if (method === 'PATCH') {
      const refusal = await answer();
      if (refusal) return refusal;
      kept = { ...kept, ...(body as Partial<FeedSettings>) };
    }
    return Response.json(kept);
  });
  openScreen(FeedSection, '/', '/', sampleUser);
  return () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('switch', { name }));

const turns = (name: string, isOn: boolean) =>
  waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(isOn));

it.each([
  ['Смена стадии', true, { hiddenKinds: [] }],
  ['Пополнения команд', false, { hiddenKinds: ['stage', 'joined'] }],
  ['Присылать в сводке', true, { inDigest: true }],
  ['Рассказывать обо мне', false, { tellsJoining: false }],
])('sets «%s»', async (name, isOn, body) => {
  const sent = open();
  await press(name);
  await turns(name, isOn);
  await waitFor(() => expect(sent()).toEqual([body]));
});

it('switches pressed right after each other are all kept, in their order', async () => {
  const answers: (() => void)[] = [];
  const sent = open(() => new Promise((resolve) => answers.push(() => resolve(undefined))));
  await press('Пополнения команд');
  await turns('Пополнения команд', false);
  await press('Присылать в сводке');
  await turns('Присылать в сводке', true);
  expect(sent()).toEqual([{ hiddenKinds: ['stage', 'joined'] }]);
  answers[0]?.();
  await waitFor(() => expect(sent()[1]).toEqual({ inDigest: true }));
  await turns('Присылать в сводке', true);
  answers[1]?.();
  await turns('Пополнения команд', false);
  await turns('Присылать в сводке', true);
});

it('a switch that could not be kept goes back, and it is said', async () => {
  open(() => Promise.resolve(Response.json({}, { status: 500 })));
  await press('Присылать в сводке');
  expect(await screen.findByText(/Не удалось сохранить/)).toBeDefined();
  await turns('Присылать в сводке', false);
});
