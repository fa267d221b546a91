import type { Project } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { nameBot, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { offeringClient } from '#test/offering-client.ts';
import { sampleProject } from '#test/samples.ts';
import { TeamSharing } from './team-sharing.tsx';

const [vacancy] = sampleProject().vacancies;
if (!vacancy) throw new Error('The sample looks for somebody');
const sought = { ...vacancy, id: 'v0', title: 'Разработчик', isClosed: false, until: null };
const vacancies = [sought, { ...sought, id: 'v1', title: 'Дизайнер' }];

beforeEach(() => viewAs(7));

function open(changes: Partial<Project>) {
  const shared = { preparedMessageId: null, url: 'https://t.me/kollab_bot', text: 'Ищем' };
  const asked = serveApi(() => Response.json(shared));
  openScreen(
    () => <TeamSharing project={sampleProject({ status: 'одобрено', ...changes })} />,
    '/',
    '/',
  );
  return asked;
}
const rows = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('a team tells how many more it looks for, all vacancies in one message', async () => {
  const asked = open({ vacancies, coverImage: null });
  fireEvent.click(screen.getByRole('button', { name: /^Ищем ещё двоих/ }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({ vacancyId: 'all' });
});

it('a closed vacancy is not counted, and nothing is offered where none is open', () => {
  open({ vacancies: [sought, { ...sought, isClosed: true }], coverImage: null });
  expect(rows()).toEqual([expect.stringMatching(/^Ищем ещё одного человека/)]);
});

it('what waits for moderators is neither counted nor told in a story', () => {
  const { said } = offeringClient({ isPremium: true });
  const waiting = (changeType: string, oldValue: unknown) => ({ changeType, oldValue });
  open({
    name: 'Новое имя',
    coverImage: '/uploads/new.webp',
    vacancies,
    pendingChanges: [
      waiting('name', 'Солнечная карта'),
      waiting('coverImage', '/uploads/a.webp'),
      waiting('vacancies', [{ ...sought, title: 'Прежнее название' }]),
    ] as Project['pendingChanges'],
  });
  expect(rows()[0]).toMatch(/^Ищем ещё одного человека/);
  fireEvent.click(screen.getByRole('button', { name: /^Рассказать в истории/ }));
  const story = said[0]?.[1] as { media_url: string; text: string };
  expect(story.media_url).toBe(`${location.origin}/uploads/a.jpg`);
  expect(story.text).toBe('Солнечная карта\nИщем ещё одного человека: Прежнее название');
});

it('a vacancy is open as long as others see it open, whatever waits for moderators', () => {
  open({
    vacancies: [{ ...sought, until: '2020-01-01' }, sought],
    coverImage: null,
    pendingChanges: [
      { changeType: 'vacancies', oldValue: [sought] },
    ] as unknown as Project['pendingChanges'],
  });
  expect(rows()).toEqual([expect.stringMatching(/^Ищем ещё двоих/)]);
});

it('without open vacancies and without a cover there is nothing to tell with', () => {
  open({ vacancies: [], coverImage: null });
  expect(screen.queryByTestId('team-sharing')).toBeNull();
});

it('nobody is called into the team of a finished project', () => {
  offeringClient({ isPremium: true });
  open({ vacancies: [], coverImage: '/uploads/a.webp', isFinished: true });
  expect(screen.queryByTestId('team-sharing')).toBeNull();
});

it('the cover goes into a story as a JPEG, with whom it looks for and where it leads', () => {
  nameBot();
  const { said } = offeringClient({ isPremium: true });
  const name = 'Солнечная карта';
  const many = Array.from({ length: 20 }, () => sought);
  open({ name, vacancies: many, coverImage: '/uploads/a.webp' });
  fireEvent.click(screen.getByRole('button', { name: /^Рассказать в истории/ }));
  const [[method, story] = []] = said;
  expect(method).toBe('web_app_share_to_story');
  const { text, widget_link: link } = story as { text: string; widget_link: { url: string } };
  expect(story).toMatchObject({ media_url: `${location.origin}/uploads/a.jpg` });
  expect(text).toMatch(/^Солнечная карта\nИщем ещё 20 человек: Разработчик, .*…$/);
  expect(link.url).toMatch(/^https:\/\/t\.me\/kollab_bot\?startapp=p_/);
  expect(`${text}\n${link.url}`.length).toBeLessThanOrEqual(200);
});
