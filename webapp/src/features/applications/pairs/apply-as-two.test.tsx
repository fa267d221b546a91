import { paths } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import ApplyPage from '#src/features/applications/apply-page.tsx';
import { letterDrafts } from '#src/features/applications/parts/letter-draft.ts';
import { currentAddress, openScreen, serveApi } from '#test/screen.tsx';
import { samplePair, samplePerson, sampleUser, sampleVacancy } from '#test/samples.ts';

const { id: vacancyId, projectId } = sampleVacancy;
const { telegramId } = sampleUser;
const friend = samplePerson(6, { firstName: 'Илья', lastName: 'Ким' });

function open(onInvite = () => Response.json({ ...samplePair, isOwn: true })) {
  const asked = serveApi(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/pairs')) return onInvite();
    if (path.includes('following')) return Response.json([friend]);
    return Response.json({ ...sampleVacancy, count: 0, limit: 5, longest: [] });
  });
  const address = paths.applicationForm(projectId, vacancyId);
  openScreen(ApplyPage, paths.anyApplicationForm, address, sampleUser);
  return () => asked.filter(({ method, path }) => method === 'POST' && !path.endsWith('/view'));
}
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
const letter = () => screen.findByLabelText<HTMLTextAreaElement>('Сопроводительное письмо');
const write = async (value: string) => fireEvent.change(await letter(), { target: { value } });
async function choose() {
  await press('Откликнуться вдвоём');
  await press('Позвать: Илья Ким');
  return screen.findByTestId('partner');
}

afterEach(() => letterDrafts.drop(telegramId, vacancyId));

it('whom one follows is invited with one’s letter and terms, and nothing is sent to the owner', async () => {
  const invited = open();
  await write('  Мы вдвоём  ');
  const partner = await choose();
  expect(partner.textContent).toContain('Илья Ким');
  expect(partner.textContent).toContain('Вас возьмут обоих или никого');
  fireEvent.click(screen.getByRole('switch', { name: 'Можно порознь' }));
  expect(partner.textContent).toContain('Владелец сможет взять и одного из вас');
  await press('Отправить приглашение');
  await screen.findByText(/^Приглашение отправлено!/);
  const body = {
    projectId,
    vacancyId,
    partnerTelegramId: 6,
    coverLetter: 'Мы вдвоём',
    mayPart: true,
  };
  expect(invited()).toMatchObject([{ path: '/api/User/pairs', body }]);
  await press('Понятно');
  await waitFor(() => expect(currentAddress()).toBe(paths.ownApplications));
  expect(letterDrafts.all(telegramId)).toEqual({});
});

it('an invitation wants a letter, too', async () => {
  const invited = open();
  await choose();
  await press('Отправить приглашение');
  expect(await screen.findByText('Напишите сопроводительное письмо')).toBeDefined();
  expect(invited()).toEqual([]);
});

it('who thinks better of it applies alone', async () => {
  open();
  await choose();
  expect(screen.queryByRole('button', { name: 'Отправить отклик' })).toBeNull();
  await press('Убрать');
  expect(await screen.findByRole('button', { name: 'Отправить отклик' })).toBeDefined();
  expect(screen.queryByTestId('partner')).toBeNull();
});

it('a refusal is said, and keeps the letter and the choice', async () => {
  open(() =>
    Response.json(
      { statusCode: 409, code: 'cannotBePaired', message: 'Не получится', requestId: 'r' },
      { status: 409 },
    ),
  );
  await write('Мы вдвоём');
  await choose();
  await press('Отправить приглашение');
  expect(await screen.findByText('Не удалось позвать')).toBeDefined();
  expect((await letter()).value).toBe('Мы вдвоём');
  expect(screen.getByTestId('partner').textContent).toContain('Илья Ким');
});
