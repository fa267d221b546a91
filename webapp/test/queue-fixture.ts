import {
  paths,
  type QueueKind,
  type Report,
  type SanctionAppeal,
  type SubmittedProfile,
  type SubmittedProject,
} from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { openScreen, serveApi } from './screen.tsx';
import { sampleUser } from './samples.ts';
import QueuePage from '#src/features/queue/queue-page.tsx';

interface Waits {
  submittedAt: string;
}

/** Tests change it as decisions would. */
export const server = {
  profile: [] as SubmittedProfile[],
  project: [] as SubmittedProject[],
  report: [] as Report[],
  appeal: [] as SanctionAppeal[],
};

export const emptyServer = () =>
  Object.assign(server, { profile: [], project: [], report: [], appeal: [] });

const kindOf = (path: string): QueueKind =>
  path.includes('project') ? 'project' : path.includes('report') ? 'report' : 'profile';

const waitingOf = (items: readonly Waits[]) => ({
  count: items.length,
  oldestAt: items[0]?.submittedAt ?? null,
});

const waiting = () => ({
  profile: waitingOf(server.profile),
  project: waitingOf(server.project),
  report: {
    ...waitingOf(server.report),
    count: new Set(server.report.map(({ subjectId }) => subjectId)).size,
  },
  appeal: { count: server.appeal.length, oldestAt: null },
});

function decideFirst(path: string) {
  server[kindOf(path)].shift();
  return Response.json({});
}

type OnRead = (kind: QueueKind, cursor: string | null) => Response | Promise<Response> | undefined;

/** Once as many cards are shown, answers what was asked of the server besides reading. */
export async function openQueue(
  count: number,
  onDecide: (path: string) => Response = decideFirst,
  address: string = paths.queue,
  onRead: OnRead = () => undefined,
) {
  const asked = serveApi(({ method, path, query }) => {
    if (method !== 'GET') return onDecide(path);
    if (path.includes('moderation-waiting')) return Response.json(waiting());
    if (path.endsWith('/tags')) return Response.json([{ tagName: 'React', count: 3 }]);
    if (path.includes('appeals')) return Response.json(server.appeal);
    const kind = kindOf(path);
    return onRead(kind, query.get('cursor')) ?? Response.json(server[kind]);
  });
  openScreen(QueuePage, paths.queue, address, { ...sampleUser, role: 'moderator' });
  await waitFor(() => expect(cards()).toHaveLength(count));
  return () => asked.filter(({ method }) => method !== 'GET');
}

export const cards = () => screen.queryAllByTestId('queue-card');

export const card = (index = 0) => within(cards()[index] ?? document.body);

export const press = (name: string | RegExp) =>
  fireEvent.click(card().getByRole('button', { name }));

export const names = () => cards().map((one) => one.getAttribute('aria-label'));
