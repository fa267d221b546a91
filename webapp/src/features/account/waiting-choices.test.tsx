import type { NotificationSettings } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleSettings as settings } from '#test/sample-settings.ts';
import { sampleUser } from '#test/samples.ts';
import { withoutConnection } from '#test/without-connection.ts';
import { HoursSection } from './hours-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { ReachSection } from './reach-section.tsx';

const Sections = () => (
  <>
    <NotificationsSection />
    <HoursSection />
    <ReachSection />
  </>
);

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = (...labels: string[]) =>
  labels.map((label) => screen.getByLabelText<HTMLSelectElement>(label).value);
const waiting = () => screen.queryAllByText(/^Нет соединения. Выбор сохранится/);

function serveSettings() {
  let kept = settings;
  return serveApi(({ method, body }) => {
    if (method === 'PATCH') {
      const { modes, ...others } = body as Partial<NotificationSettings>;
      kept = { ...kept, ...others, modes: { ...kept.modes, ...modes } };
    }
    return Response.json(kept);
  });
}

beforeEach(() => viewAs(1));

it('what is chosen without a connection stays chosen, and is sent once there is one', async () => {
  serveSettings();
  openScreen(Sections, '/', '/', sampleUser);
  const quiet = await screen.findByRole('switch', { name: 'Тихие часы' });
  const connect = withoutConnection();
  window.dispatchEvent(new Event('offline'));
  fireEvent.click(quiet);
  await screen.findByLabelText('До');
  choose('До', '600');
  choose('Напоминания', 'off');
  choose('Команда', 'digest');
  choose('Писать мне в Telegram', 'request');
  await waitFor(() => expect(waiting()).toHaveLength(3));
  expect(shown('Писать мне в Telegram')).toEqual(['request']);

  const asked = serveSettings();
  connect();
  await waitFor(() => expect(waiting()).toHaveLength(0));
  const sent = asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const sentOf = (field: string) => sent.filter((body) => Object.hasOwn(Object(body), field));
  // Half of a night would be refused.
  expect(sentOf('quietTo')).toEqual([{ quietFrom: 1380, quietTo: 480 }, { quietTo: 600 }]);
  expect(sentOf('modes')).toEqual([{ modes: { reminders: 'off' } }, { modes: { team: 'digest' } }]);
  expect(sentOf('telegram')).toEqual([{ telegram: 'request' }]);
  expect(sent).toHaveLength(5);
  const chosen = ['1380', '600', 'off', 'digest'];
  expect(shown('С', 'До', 'Напоминания', 'Команда')).toEqual(chosen);
});
