import { paths, type VacancyDetails } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { telegram } from '#src/telegram/telegram.ts';
import { currentAddress, late, openScreen, refused, serveApi } from '#test/screen.tsx';
import { sampleApplication, sampleUser, sampleVacancy } from '#test/samples.ts';
import { withoutConnection } from '#test/without-connection.ts';
import ApplyPage from './apply-page.tsx';
import { letterDrafts } from './parts/letter-draft.ts';

const address = paths.applicationForm(sampleVacancy.projectId, sampleVacancy.id);
const isApplying = ({ path }: { path: string }) => path === '/api/User/apply';

const keptLetters = () => Object.keys(letterDrafts.all(sampleUser.telegramId));

function open(
  onApply: () => Response | Promise<Response> = () => Response.json(sampleApplication),
  changes: Partial<VacancyDetails> = {},
) {
  const asked = serveApi((request) =>
    isApplying(request) ? onApply() : Response.json({ ...sampleVacancy, ...changes }),
  );
  openScreen(ApplyPage, paths.anyApplicationForm, address, sampleUser);
  return () => asked.filter(isApplying);
}

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Сопроводительное письмо');
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Отправить отклик' }));
async function write(text = 'Хочу помочь с картой') {
  fireEvent.change(await field(), { target: { value: text } });
}

afterEach(() => {
  for (const id of keptLetters()) letterDrafts.drop(sampleUser.telegramId, id);
});

it('sends the letter, says so and goes on to the own applications', async () => {
  const applied = open();
  await write('  Хочу помочь с картой  ');
  expect(screen.getByText('Дизайнер').tagName).not.toBe('INPUT');
  press();
  await screen.findByText('Заявка отправлена!');
  expect(applied()).toMatchObject([
    {
      path: '/api/User/apply',
      body: {
        projectId: sampleVacancy.projectId,
        vacancyId: sampleVacancy.id,
        telegramId: 1,
        coverLetter: 'Хочу помочь с картой',
      },
    },
  ]);
  await waitFor(() => expect(currentAddress()).toBe('/myapplications'));
  expect(keptLetters()).toEqual([]);
});

it('keeps the main button busy from the press until the screen is left', async () => {
  const said: unknown[] = [];
  const mainButton = {
    set: ({ isLoading }: { isLoading: boolean }) => void said.push(isLoading),
    hide: () => void said.push('hidden'),
    onClick: () => () => undefined,
  };
  Object.assign(telegram(), { mainButton });
  onTestFinished(() => void Object.assign(telegram(), { mainButton: undefined }));
  serveApi(({ method }) => Response.json(method === 'POST' ? sampleApplication : sampleVacancy));
  // The code of the next screen is a while coming.
  const Next = lazy(() => new Promise<never>(() => undefined));
  const screens = (
    <Suspense>
      <Routes>
        <Route path={paths.anyApplicationForm} element={<ApplyPage />} />
        <Route path={paths.ownApplications} element={<Next />} />
      </Routes>
    </Suspense>
  );
  openScreen(() => screens, '*', address, sampleUser);
  await write();
  press();
  await screen.findByText('Заявка отправлена!');
  expect(said).toEqual([false, true]);
});

it('wants a letter', async () => {
  const applied = open();
  await write('   ');
  press();
  expect(await screen.findByText('Напишите сопроводительное письмо')).toBeDefined();
  expect(applied()).toHaveLength(0);
});

it('sends one application for a double tap', async () => {
  const answer = late();
  const applied = open(() => answer.response);
  await write();
  press();
  press();
  await waitFor(() => expect(applied()).toHaveLength(1));
  answer.give(sampleApplication);
  await screen.findByText('Заявка отправлена!');
  expect(applied()).toHaveLength(1);
});

it('tries again under the same key after a lost connection, and keeps what was typed', async () => {
  let isOnline = false;
  const applied = open(() =>
    isOnline ? Response.json(sampleApplication) : Promise.reject(new TypeError('offline')),
  );
  await write();
  press();
  await screen.findByText('Ошибка при отправке заявки');
  expect((await field()).value).toBe('Хочу помочь с картой');
  isOnline = true;
  fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз', hidden: true }));
  await screen.findByText('Заявка отправлена!');
  const [first, second] = applied().map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[\w-]{20,}$/);
  expect(second).toBe(first);
});

it('says once that there is no connection, and once that the letter is kept', async () => {
  open();
  await write();
  withoutConnection();
  press();
  const said = 'Нет соединения\nПисьмо сохранено на этом устройстве, его можно отправить ещё раз.';
  const details = (_: string, element: Element | null) => element?.textContent === said;
  expect(await screen.findByText(details, { selector: 'p' })).toBeDefined();
});

it.each([
  ['ownProject', 400, ['Вы не можете откликнуться на свой проект!']],
  ['dailyLimit', 429, ['Ошибка при отправке заявки', 'Слова сервера']],
  ['keyReused', 409, ['Отклик уже отправлен', /Дошло первое письмо/]],
])('says why it was refused (%s), and keeps the letter', async (code, status, words) => {
  open(() => refused(status, code, 'Слова сервера'));
  await write();
  press();
  for (const text of words) expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryAllByText('Ошибка при отправке заявки')).toHaveLength(
    code === 'dailyLimit' ? 1 : 0,
  );
  expect(keptLetters()).toEqual([sampleVacancy.id]);
});

it('sends what was refused under another key, so that it is not refused for ever', async () => {
  const applied = open(() => refused(409, 'applicationDecided', 'Отклик уже отозван'));
  await write();
  for (const times of [1, 2]) {
    press();
    await screen.findByText('Отклик уже отозван');
    fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }));
    await waitFor(() => expect(applied()).toHaveLength(times));
    await waitFor(() => expect(screen.queryByText('Отклик уже отозван')).toBeNull());
  }
  const [first, second] = applied().map(({ headers }) => headers.get('idempotency-key'));
  expect(second).not.toBe(first);
});

it.each<[string, Partial<VacancyDetails>]>([
  ['Вакансия уже закрыта', { isClosed: true }],
  [
    'Вы не можете откликнуться на свой проект!',
    { viewer: { isOwner: true, isMember: true, isInvited: false } },
  ],
  [
    'Вы уже в команде этого проекта',
    { viewer: { isOwner: false, isMember: true, isInvited: false } },
  ],
  ['Вы уже откликнулись на эту вакансию', { applicationStatus: 'Pending' }],
])('says «%s» before one writes', async (words, changes) => {
  open(undefined, changes);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['is kept from applying again for 30 days', 29, 'Откликнуться снова пока нельзя'],
  ['may apply again after 30 days', 31, 'Отправить отклик'],
])('who was rejected %s', async (_, days, words) => {
  const decidedAt = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  const last = { ...sampleApplication, telegramId: 1, status: 'Rejected', decidedAt };
  serveApi(({ path }) =>
    Response.json(
      path.includes('/applications/') ? last : { ...sampleVacancy, applicationStatus: 'Rejected' },
    ),
  );
  openScreen(ApplyPage, paths.anyApplicationForm, address, sampleUser);
  expect(await screen.findByText(words)).toBeDefined();
});

it('lets somebody apply again who was accepted and has left the team', async () => {
  open(undefined, { applicationStatus: 'Accepted' });
  expect(await field()).toBeDefined();
});

it('says that a vacancy is not there', async () => {
  serveApi(() => refused(404, 'vacancyNotFound', 'Вакансия не найдена'));
  openScreen(ApplyPage, paths.anyApplicationForm, address, sampleUser);
  expect(await screen.findByText('Вакансия не найдена')).toBeDefined();
});
