import { type Pair, paths } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentAddress, openScreen, press, serveApi } from '#test/screen.tsx';
import { sampleApplication, samplePair, sampleUser } from '#test/samples.ts';
import PairPage from './pair-page.tsx';

function open(changes: Partial<Pair> = {}, status = 200) {
  let pair = { ...samplePair, ...changes };
  const asked = serveApi(({ method, path }) => {
    if (path.endsWith('/agree-to-pair')) return Response.json(sampleApplication);
    if (path.endsWith('/decline-pair')) pair = { ...pair, state: 'declined' };
    if (path.endsWith('/withdraw-pair')) pair = { ...pair, state: 'over' };
    const gone = { statusCode: 404, code: 'pairNotFound', message: 'нет', requestId: 'r' };
    return method === 'GET' && status === 404
      ? Response.json(gone, { status })
      : Response.json(pair);
  });
  openScreen(PairPage, paths.anyPair, paths.pair(samplePair.id), sampleUser);
  return () => asked.filter(({ method }) => method !== 'GET');
}

describe('an invitation', () => {
  it('says who invites, to what and on what terms', async () => {
    open();
    const head = await screen.findByTestId('pair');
    expect(head.textContent).toContain('Илья КимЗовёт откликнуться вдвоём');
    const { textContent } = screen.getByTestId('pair-place');
    expect(textContent).toContain('Вас возьмут обоих или никого. Ответить можно до');
  });

  it('is agreed to with a letter of one’s own', async () => {
    // What was begun is said once a day: nobody else writes to this one.
    const vacancyId = '0190d5a0-0000-7000-8000-0000000000ad';
    const writes = open({ mayPart: true, vacancyId });
    await press('Откликнуться вдвоём');
    expect(screen.getByText('Напишите сопроводительное письмо')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Рисую' } });
    await press('Откликнуться вдвоём');
    await waitFor(() => expect(currentAddress()).toBe(paths.ownApplications));
    expect(writes().map(({ body }) => body)).toEqual([
      // The owner's figures count who began to write, as they count who applied.
      { vacancyId, source: 'other', hasBegun: true },
      { pairId: samplePair.id, coverLetter: 'Рисую' },
    ]);
  });

  it('is declined once that is made sure of', async () => {
    const writes = open();
    await press('Не в этот раз');
    expect(writes()).toEqual([]);
    const buttons = await screen.findAllByRole('button', { name: 'Не в этот раз' });
    fireEvent.click(buttons.at(-1) ?? document.body);
    expect(await screen.findByText('Вы отказались.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(writes().map(({ body }) => body)).toEqual([{ pairId: samplePair.id }]);
  });

  it('that is not there says so', async () => {
    open({}, 404);
    expect(await screen.findByText('Приглашение не найдено')).toBeDefined();
  });
});

describe('one’s own', () => {
  const own = { isOwn: true, coverLetter: 'Мы вдвоём' };

  it('says whom one waits for, and may be taken back', async () => {
    const writes = open(own);
    expect(await screen.findByText(/^Ждём, что ответит Илья Ким\./)).toBeDefined();
    await press('Отозвать приглашение');
    await screen.findByText('Приглашение больше не действует.');
    expect(writes()).toHaveLength(1);
  });

  it.each([
    ['declined', 'Илья Ким не сможет откликнуться вместе с вами.'],
    ['lapsed', 'Неделя прошла, а ответа нет: Илья Ким. Так бывает.'],
  ] as const)(
    'that came to nothing (%s) is sent alone with the same letter',
    async (state, text) => {
      open({ ...own, state });
      expect(await screen.findByText(text)).toBeDefined();
      await press('Отправить от себя');
      const { projectId, vacancyId } = samplePair;
      expect(currentAddress()).toBe(paths.applicationForm(projectId, vacancyId));
    },
  );
});
