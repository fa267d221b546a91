import { type Meeting, paths, type Project } from '@kollab/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAddress, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleProject } from '#test/samples.ts';
import MeetingPage from './meeting-page.tsx';

const owner = { isOwner: true, isMember: true, isInvited: false };
const member = { isOwner: false, isMember: true, isInvited: false };
const project = sampleProject({ viewer: member });
const [monday, tuesday] = ['2030-01-07T16:00:00.000Z', '2030-01-08T17:00:00.000Z'] as const;
const open: Meeting = {
  id: '0193f5a3-0000-7000-8000-000000000001',
  state: 'open',
  times: [
    { at: monday, votes: 2 },
    { at: tuesday, votes: 1 },
  ],
  mine: null,
  answered: 2,
  asked: 3,
  closesAt: '2030-01-06T16:00:00.000Z',
  at: null,
};

beforeEach(() => {
  viewAs(7);
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2030, 0, 5, 12) });
});

function show(meeting: Meeting | null, viewer: Project['viewer'], answer: Partial<Meeting> = {}) {
  let current = meeting;
  const asked = serveApi(({ method, path }) => {
    if (method !== 'GET') current = { ...open, ...meeting, ...answer };
    return path.includes('/meeting')
      ? Response.json({ meeting: current })
      : Response.json(sampleProject({ viewer }));
  });
  openScreen(MeetingPage, paths.anyMeeting, paths.meeting(project.id));
  return () => asked.filter(({ method }) => method !== 'GET');
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('an owner', () => {
  it('proposes two to six times, chosen by day and hour', async () => {
    const sent = show(null, owner);
    const send = await button('Спросить команду');
    expect(send).toHaveProperty('disabled', true);
    fireEvent.click(await button('18:00'));
    fireEvent.click(await button(/^вс, 6 января$/));
    fireEvent.click(await button('09:00'));
    expect(await screen.findByText('Варианты: 2 из 6')).toBeDefined();
    fireEvent.click(send);
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      times: [new Date(2030, 0, 5, 18), new Date(2030, 0, 6, 9)].map((at) => at.toISOString()),
    });
  });

  it('takes a time back, and has no hour that is past or about to be', async () => {
    show(null, owner);
    fireEvent.click(await button('18:00'));
    const chosen = await screen.findByTestId('chosen-times');
    fireEvent.click(within(chosen).getByRole('button', { name: /^Убрать: / }));
    expect(await screen.findByText('Выберите день, а затем время')).toBeDefined();
    expect(screen.queryByRole('button', { name: '13:00' })).toBeNull();
    expect(screen.getByRole('button', { name: '14:00' })).toBeDefined();
  });

  it('decides upon the time at which most can', async () => {
    const sent = show({ ...open, mine: [0, 1] }, owner, { state: 'set', at: monday });
    const settle = await button(/^Назначить: \d+ января, \d\d:\d\d$/);
    expect(screen.getByText(/лучше всего/).textContent).toMatch(/^могут 2 из 3/);
    fireEvent.click(settle);
    expect(await screen.findByTestId('celebration')).toBeDefined();
    expect(sent()[0]).toMatchObject({
      path: `/api/User/project/${project.id}/meeting/decide`,
      body: { meetingId: open.id, time: 0 },
    });
    expect(await button('Предложить другое время')).toBeDefined();
  });
});

describe('a member', () => {
  it('marks what suits them, and sees how many can', async () => {
    const sent = show(open, member, { mine: [1] });
    expect(await screen.findByText('могут 2 из 3')).toBeDefined();
    fireEvent.click(await button(/могут 1 из 3/));
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ meetingId: open.id, time: 1, can: true });
    const pressed = await screen.findByRole('button', { pressed: true });
    expect(pressed.textContent).toContain('могут 1 из 3');
  });

  it('marks one while another is on its way', async () => {
    const held: (() => void)[] = [];
    const asked = serveApi(({ method, path }) => {
      if (method !== 'GET') {
        return new Promise((resolve) =>
          held.push(() => resolve(Response.json({ meeting: { ...open, mine: [0, 1] } }))),
        );
      }
      const read = path.endsWith('/meeting')
        ? { meeting: open }
        : sampleProject({ viewer: member });
      return Response.json(read);
    });
    openScreen(MeetingPage, paths.anyMeeting, paths.meeting(project.id));
    fireEvent.click(await button(/могут 2 из 3/));
    fireEvent.click(await button(/могут 1 из 3/));
    await vi.waitFor(() => expect(held).toHaveLength(2));
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
    const times = asked.flatMap(({ body }) => (body === undefined ? [] : [body]));
    expect(times).toMatchObject([
      { time: 0, can: true },
      { time: 1, can: true },
    ]);
    for (const answer of held) answer();
  });

  it('says that nothing suits them', async () => {
    const sent = show(open, member, { mine: [] });
    fireEvent.click(await button('Ничего не подходит'));
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ meetingId: open.id, time: null });
  });

  it('is led to the project where they are none', async () => {
    show(null, { ...member, isMember: false });
    await expect.poll(currentAddress).toBe(paths.project(project.id));
  });

  it('is not asked to propose', async () => {
    show(null, member);
    expect(await screen.findByText('Времени пока не выбирают')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Спросить команду' })).toBeNull();
  });
});
