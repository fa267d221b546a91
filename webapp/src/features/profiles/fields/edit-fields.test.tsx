import type { User } from '@kollab/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProfileDraft } from '#src/shared/person/draft/profile-draft.ts';
import { late, serveApi } from '#test/screen.tsx';
import { withoutConnection } from '#test/without-connection.ts';
import { openProfile } from '#test/open-profile.tsx';

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const changesOf = (telegramId: number) => getProfileDraft(telegramId).changes;
const sendButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить на модерацию' });
const isOfContacts = ({ path }: { path: string }) => path.startsWith('/api/User/update-profile/');
function serveContacts(
  me: User,
  answer: () => Response | Promise<Response> | undefined = () => undefined,
) {
  return serveApi((asked) => {
    const changes = isOfContacts(asked) ? (asked.body as Partial<User>) : {};
    return (isOfContacts(asked) && answer()) || Response.json({ ...me, ...changes });
  });
}
const contactsIn = (asked: ReturnType<typeof serveApi>) =>
  asked.filter(isOfContacts).map(({ body }) => body);
const rowsOf = async (card: string) =>
  within(await screen.findByTestId(card))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const badValue = 'Неверный формат или слишком длинное значение';

describe('the fields of the own profile', () => {
  it('are drafts from the first letter on, marked until they are sent', async () => {
    openProfile('/?mode=edit', { telegramId: 301 });
    await type('ВУЗ', 'МГУ');
    await type('Курс', '3');
    expect(changesOf(301)).toEqual({ university: 'МГУ', course: 3 });
    expect(screen.getAllByTestId('draft-icon').length).toBeGreaterThanOrEqual(2);
    await type('Курс', '');
    expect(changesOf(301)).toEqual({ university: 'МГУ' });
  });

  it('strip what they do not take and say so beside the input', async () => {
    openProfile('/?mode=edit', { telegramId: 302 });
    await type('Имя', 'Аня7');
    const input = await field('Имя');
    expect(input.value).toBe('Аня');
    expect(screen.getByText(badValue).id).toBe(input.getAttribute('aria-describedby'));
    await type('Имя', 'Анна');
    expect(screen.queryByText(badValue)).toBeNull();
  });

  it('keep what is not valid over a reload, and it cannot be sent', async () => {
    openProfile('/?mode=edit', { telegramId: 303 });
    await type('Почта', 'anya@');
    fireEvent.blur(await field('Почта'));
    cleanup();
    openProfile('/', { telegramId: 303 });
    expect((await field('Почта')).value).toBe('anya@');
    expect(screen.queryByTestId('draft-icon')).toBeNull();
    expect(changesOf(303)).toEqual({});
    expect(sendButton().disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Почта' }));
    expect(document.activeElement).toBe(await field('Почта'));
    await type('Почта', 'anya@mail.ru');
    expect(screen.queryByTestId('not-sendable')).toBeNull();
    expect(sendButton().disabled).toBe(true);
  });

  it('save phone and e-mail at once, and call neither a draft', async () => {
    const me = openProfile('/?mode=edit', { telegramId: 304, university: 'МГУ' });
    const asked = serveApi(() => Response.json({ ...me, phone: '+7 999 123-4567' }));
    await type('Телефон', '+7 (999) 123-45-67');
    expect(screen.queryByTestId('draft-icon')).toBeNull();
    expect(sendButton().disabled).toBe(true);
    fireEvent.blur(await field('Телефон'));
    expect(await screen.findByText('Изменения сохранены')).toBeDefined();
    expect(asked).toMatchObject([
      { path: '/api/User/update-profile/304', body: { phone: '+7 999 123-4567' } },
    ]);
    expect(changesOf(304)).toEqual({});
  });

  it('suggest a university and a major that others gave', async () => {
    openProfile('/?mode=edit', { telegramId: 308, university: '', major: '' });
    const asked = serveApi(({ path, query }) => {
      if (path !== '/api/User/universities') return Response.json(['Физика']);
      return Response.json(query.get('query') === 'мг' ? ['МГТУ', 'МГУ'] : ['ИТМО']);
    });
    expect(asked).toEqual([]);
    await type('ВУЗ', 'мг');
    await screen.findByRole('button', { name: 'МГТУ' });
    const list = within(await screen.findByRole('list', { name: 'Подсказки: ВУЗ' }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['МГТУ', 'МГУ']);
    fireEvent.click(list.getByRole('button', { name: 'МГУ' }));
    expect(changesOf(308)).toEqual({ university: 'МГУ' });
    expect(screen.queryByRole('list', { name: 'Подсказки: ВУЗ' })).toBeNull();
    await waitFor(async () => expect(document.activeElement).toBe(await field('ВУЗ')));
    await type('Направление', 'физ');
    fireEvent.click(await screen.findByRole('button', { name: 'Физика' }));
    expect(changesOf(308)).toEqual({ university: 'МГУ', major: 'Физика' });
    const study = asked.filter(({ path }) => /universities|majors/.test(path));
    expect(study.map(({ query }) => query.get('query'))).toEqual(['', 'мг', 'физ']);
  });

  it('keep a phone that could not be saved, and try it again', async () => {
    const me = openProfile('/?mode=edit', { telegramId: 307 });
    serveApi(() => Response.json({ statusCode: 500 }, { status: 500 }));
    await type('Телефон', '+79991234567');
    fireEvent.blur(await field('Телефон'));
    expect(await screen.findByText(/Не удалось сохранить/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }));
    expect(changesOf(307)).toEqual({ phone: '+79991234567' });
    cleanup();
    serveApi(() => Response.json({ ...me, phone: '+79991234567' }));
    openProfile('/', { telegramId: 307 });
    await waitFor(() => expect(changesOf(307)).toEqual({}));
  });

  it('save a phone and an e-mail typed without a connection once there is one, the last of each', async () => {
    const me = openProfile('/?mode=edit', { telegramId: 309 });
    const connect = withoutConnection();
    window.dispatchEvent(new Event('offline'));
    for (const phone of ['+79990000001', '+79990000002']) {
      await type('Телефон', phone);
      fireEvent.blur(await field('Телефон'));
    }
    await type('Почта', 'anya@mail.ru');
    fireEvent.blur(await field('Почта'));
    expect(await screen.findByText(/^Нет соединения/)).toBeDefined();
    expect(screen.queryByText(/Не удалось сохранить/)).toBeNull();
    const asked = serveContacts(me);
    connect();
    await waitFor(() => expect(changesOf(309)).toEqual({}));
    expect(contactsIn(asked)).toEqual([{ phone: '+79990000002' }, { email: 'anya@mail.ru' }]);
    expect(screen.queryByText(/^Нет соединения/)).toBeNull();
  });

  it('send a contact as it was left, not as far as it is typed when its turn comes', async () => {
    const me = openProfile('/?mode=edit', { telegramId: 310 });
    const { response, give } = late();
    const answers: (Response | Promise<Response>)[] = [response];
    const asked = serveContacts(me, () => answers.shift());
    await type('Телефон', '+79990000001');
    fireEvent.blur(await field('Телефон'));
    await type('Почта', 'anya@mail.ru');
    fireEvent.blur(await field('Почта'));
    await type('Телефон', '+79');
    expect(screen.queryByText(/^Нет соединения/)).toBeNull();
    give({ ...me, phone: '+79990000001' });
    await waitFor(() => expect(contactsIn(asked)).toHaveLength(2));
    expect(contactsIn(asked)).toEqual([{ phone: '+79990000001' }, { email: 'anya@mail.ru' }]);
    await waitFor(() => expect(changesOf(310)).toEqual({ phone: '+79' }));
  });

  it('do not send a phone that was put back before its turn came', async () => {
    const me = openProfile('/?mode=edit', { telegramId: 311, phone: '+79990000000' });
    const connect = withoutConnection();
    window.dispatchEvent(new Event('offline'));
    for (const phone of ['+79990000001', '+79990000000']) {
      await type('Телефон', phone);
      fireEvent.blur(await field('Телефон'));
    }
    const asked = serveContacts(me);
    connect();
    expect(await screen.findByText('Изменения сохранены')).toBeDefined();
    expect(contactsIn(asked)).toEqual([{ phone: '+79990000000' }]);
  });

  it('are reached from what is missing', async () => {
    openProfile('/', {
      telegramId: 305,
      moderationStatus: 'Approved',
      description: 'Я',
      statusShort: 'Я',
      tags: [],
    });
    fireEvent.click(await screen.findByRole('button', { name: /^И ещё/ }));
    fireEvent.click(screen.getByRole('link', { name: 'Указать курс' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('profile-course'));
  });

  it.each([
    ['О себе', { links: [{ type: 'Сайт', url: 'https://anya.ru' }] }, 'Рассказать о себе'],
    ['Ссылки', { description: 'Рисую карты' }, 'Добавить ссылку'],
  ])(
    'that the steps do not ask for are offered to a newcomer with nothing else to add: %s',
    async (_, filled, row) => {
      const other = {
        statusShort: 'Я',
        tags: [{ tagName: 'React' }],
        university: 'МГУ',
        major: 'Дизайн',
      };
      const me = { moderationStatus: null, ...other, ...filled };
      openProfile('/', { telegramId: 312, ...me, course: '2' });
      expect(await rowsOf('completion')).toEqual(['Продолжить по шагамШаг 5 из 5', row]);
      cleanup();
      openProfile('/', { telegramId: 312, ...me });
      expect(await rowsOf('completion')).toEqual(['Продолжить по шагамШаг 3 из 5']);
    },
  );

  it('let the person say at once who sees a contact', async () => {
    const me = openProfile('/?mode=edit', { telegramId: 306 });
    const asked = serveApi(() => Response.json(me));
    const select = await field('Кто видит телефон');
    fireEvent.change(select, { target: { value: 'team' } });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({
      path: '/api/User/contact-visibility/306',
      body: { phone: 'team' },
    });
  });
});
