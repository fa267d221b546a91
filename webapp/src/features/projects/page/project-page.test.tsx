import { packId, type Project } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleParticipant, sampleProject } from '#test/sample-project.ts';
import { viewAs } from '#test/viewer.ts';
import ProjectPage from './project-page.tsx';

const { id } = sampleProject();
const address = `/project/${id}/details`;
const open = (at = address) => openScreen(ProjectPage, '/project/:projectId/details', at);
const stranger = { isOwner: false, isMember: false, isInvited: false };
const seen = (changes: Partial<Project> = {}) =>
  sampleProject({
    status: 'одобрено',
    viewer: stranger,
    moderationStatus: null,
    applicationsCount: null,
    ...changes,
  });
const owned = (changes: Partial<Project> = {}) => sampleProject(changes);
const serve = (project: Project) =>
  serveApi(({ method }) =>
    Response.json(method === 'GET' ? project : { projectId: id, result: 'member' }),
  );
const ready = () => screen.findByRole('heading', { name: 'Солнечная карта' });
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const writes = (asked: ReturnType<typeof serveApi>) =>
  asked.filter(({ method }) => method !== 'GET');
const ilya = sampleParticipant({
  participantId: '0190d5a0-0000-7000-8000-0000000000b2',
  id: '0190d5a0-0000-7000-8000-000000000002',
  userId: '0190d5a0-0000-7000-8000-000000000002',
  telegramId: 7,
  name: 'Илья Громов',
  isOwner: false,
});

beforeEach(() => viewAs(7));

describe('a project', () => {
  it('shows its cover in its own colours, its sections and its vacancies', async () => {
    serve(seen({ coverImage: '/uploads/c.webp', palette: ['#102030', '#405060'] }));
    open();
    await ready();
    const cover = screen.getByTestId('project-cover');
    expect(cover.style.getPropertyValue('--first')).toBe('#102030');
    expect(cover.style.getPropertyValue('--third')).toBe('#405060');
    expect(cover.querySelector('img')?.getAttribute('src')).toBe('/uploads/c.webp');
    expect(screen.getByText('Участники')).toBeDefined();
    expect(screen.getByText('Стадия проекта:')).toBeDefined();
    expect(screen.getByText('Подробное описание')).toBeDefined();
    expect(screen.getByText('Вакансии')).toBeDefined();
    expect(screen.queryByTestId('project-status')).toBeNull();
    expect(screen.queryByTestId('owner-tools')).toBeNull();
    expect(screen.queryByText('Выйти из команды')).toBeNull();
  });

  it('tells the team that its owner is out of sight, and still lets them leave', async () => {
    const viewer = { ...stranger, isMember: true };
    serve(seen({ viewer, telegramId: null, ownerName: 'Пользователь', participants: [ilya] }));
    open();
    await ready();
    expect(screen.getByTestId('owner-away').textContent).toBe(
      'Владелец сейчас недоступенДо его возвращения проект видит только команда.',
    );
    expect(await screen.findByText('Выйти из команды')).toBeDefined();
    const name = /^(Подписаться|Поделиться|Ищем)/;
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('shows a pattern of its colours where the cover does not load', async () => {
    serve(seen({ coverImage: '/uploads/gone.webp', palette: ['#102030'] }));
    open();
    await ready();
    const cover = screen.getByTestId('project-cover');
    const picture = cover.querySelector('img');
    if (picture) fireEvent.error(picture);
    await waitFor(() => expect(cover.querySelector('img')).toBeNull());
    expect(cover.style.getPropertyValue('--second')).toBe('#102030');
    expect(screen.getByTestId('pattern')).toBeDefined();
  });

  it('without people and vacancies says so', async () => {
    serve(seen({ participants: [], vacancies: [] }));
    open();
    expect(await screen.findByText('Участников нет')).toBeDefined();
    expect(screen.getByText('Нет вакансий')).toBeDefined();
  });
});

describe('the owner of a project', () => {
  const status = async () => within(await screen.findByTestId('project-status'));

  it.each<[string, Partial<Project>]>([
    ['На проверке', {}],
    ['В работе у модератора', { moderationStatus: 'In_review' }],
    ['Одобрено', { status: 'одобрено', moderationStatus: 'Approved' }],
    [
      'Правка на проверке',
      {
        status: 'одобрено',
        pendingChanges: [
          {
            changeType: 'name',
            oldValue: 'Карта',
            newValue: 'Солнечная карта',
            state: 'submitted',
          },
        ],
      },
    ],
    ['В архиве', { status: 'одобрено', isArchived: true }],
    ['Удалён', { status: 'одобрено', isDeleted: true }],
  ])('sees «%s»', async (text, changes) => {
    serve(owned(changes));
    open();
    expect((await status()).getByText(text)).toBeDefined();
    expect(screen.queryByText('Исправить и отправить снова')).toBeNull();
  });

  it.each<[string, Partial<Project>]>([
    ['Отклонён', { status: 'rejected' }],
    ['Правка отклонена', { status: 'одобрено' }],
    ['Одобрено частично', { status: 'одобрено', isPartlyApproved: true }],
  ])('sees «%s» with the reason and the way to mend it', async (text, changes) => {
    const rejectionReason = 'Слишком мало подробностей';
    serve(owned({ ...changes, moderationStatus: 'Rejected', rejectionReason }));
    open();
    const shown = await status();
    expect(shown.getByText(text)).toBeDefined();
    expect(shown.getByText(`Причина: ${rejectionReason}`)).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Исправить и отправить снова' }));
    expect(screen.getByTestId('address').textContent).toBe(`/createprojectpage?project=${id}`);
  });

  it('is told where it says who fits a vacancy, while it is open', async () => {
    const { vacancies } = sampleProject();
    const closed = vacancies.map((one) => ({
      ...one,
      id: 'c',
      title: 'Верстальщик',
      isClosed: true,
    }));
    serve(owned({ status: 'одобрено', vacancies: [...vacancies, ...closed] }));
    open();
    expect(
      (await screen.findByRole('link', { name: /Дизайнер.*кто\sподходит/ })).getAttribute('href'),
    ).toBe(`/vacancy/${id}/${vacancies[0]?.id}`);
    expect(screen.getByRole('link', { name: /Верстальщик/ }).textContent).not.toContain('подходит');
  });

  it('sees how many applications wait, and has the tools at hand', async () => {
    serve(owned({ applicationsCount: 3 }));
    open();
    await status();
    expect(screen.getByTestId('owner-tools')).toBeDefined();
    expect(screen.queryByText('Выйти из команды')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: '3 отклика ждут ответа' }));
    expect(screen.getByTestId('address').textContent).toBe(`/project/${id}/applications`);
  });
});

describe('a member of the team', () => {
  const member = { isOwner: false, isMember: true, isInvited: false };
  const leave = async (choice: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Выйти из команды' }));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    fireEvent.click(dialog.getByRole('button', { name: choice, hidden: true }));
  };

  it('leaves when sure about it', async () => {
    const asked = serve(seen({ viewer: member }));
    open();
    await leave('Выйти из команды');
    expect(await screen.findByText('Вы вышли из команды')).toBeDefined();
    expect(writes(asked)).toMatchObject([
      { path: '/api/User/leave-project', body: { projectId: id } },
    ]);
  });

  it('stays when not', async () => {
    const asked = serve(seen({ viewer: member }));
    open();
    await leave('Отмена');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(writes(asked)).toEqual([]);
  });

  it('sees how to write to the others', async () => {
    const anya = sampleParticipant({ contactUrl: 'https://t.me/anya_k' });
    const own = { ...ilya, contactUrl: 'https://t.me/ilya_g' };
    serve(seen({ viewer: member, participants: [anya, own] }));
    open();
    const contacts = within(await screen.findByTestId('team-contacts'));
    const links = contacts.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['https://t.me/anya_k']);
  });

  it('have a word for those without a username, and none for who has not joined', async () => {
    const anya = sampleParticipant({ contactUrl: null });
    const vera = sampleParticipant({
      participantId: 'v',
      telegramId: 5,
      name: 'Вера',
      invited: true,
    });
    serve(seen({ viewer: member, participants: [anya, vera] }));
    open();
    const contacts = within(await screen.findByTestId('team-contacts'));
    expect(contacts.getByText('Вас познакомил бот в чате')).toBeDefined();
    expect(contacts.queryByText('Вера')).toBeNull();
  });
});

describe('an invitation', () => {
  const invited = { isOwner: false, isMember: false, isInvited: true };

  const answered = (accept: boolean) => [
    { path: '/api/User/answer-invitation', body: { projectId: id, accept } },
  ];

  it('is accepted at once, once per double tap', async () => {
    const asked = serve(seen({ viewer: invited }));
    open();
    expect(await screen.findByText('Вас пригласили в команду')).toBeDefined();
    const button = screen.getByRole('button', { name: 'Принять' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Теперь вы в команде')).toBeDefined();
    expect(writes(asked)).toMatchObject(answered(true));
  });

  it('is declined later, and not at all if that is taken back', async () => {
    const asked = serve(seen({ viewer: invited }));
    const { unmount } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Отказаться' }));
    expect(screen.getByText('Приглашение отклонено')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    expect(screen.getByText('Вас пригласили в команду')).toBeDefined();
    expect(writes(asked)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Отказаться' }));
    // Who leaves the screen means it.
    unmount();
    await vi.waitFor(() => expect(writes(asked)).toMatchObject(answered(false)));
  });

  it('that cannot be answered says why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const message = 'На приглашение уже ответили';
    serveApi(({ method }) =>
      method === 'GET'
        ? Response.json(seen({ viewer: invited }))
        : Response.json({ code: 'invitationAnswered', message }, { status: 409 }),
    );
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Принять' }));
    expect(await screen.findByText(new RegExp(message))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }));
  });
});

describe('a project that does not come', () => {
  it('is said to have failed, and can be asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    serveApi(() => (isBroken ? Response.json({}, { status: 500 }) : Response.json(seen())));
    open();
    expect(await screen.findByText('Ошибка загрузки проекта')).toBeDefined();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await ready();
  });

  it.each([address, '/project/1/details'])(
    'from %s is said to be missing, with a way on',
    async (at) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      serveApi(() => Response.json({ code: 'projectNotFound' }, { status: 404 }));
      open(at);
      expect(await screen.findByText('Проект не найден')).toBeDefined();
      expect(href('Смотреть проекты')).toBe('/followers');
    },
  );
});

it('outside Telegram a project is only read, with the way into Telegram', async () => {
  viewAs(undefined);
  const bot = document.createElement('meta');
  bot.name = 'kollab-bot';
  bot.content = 'kollab_test_bot';
  document.head.append(bot);
  const asked = serve(seen());
  open();
  await ready();
  expect(href('Открыть в Telegram')).toBe(`https://t.me/kollab_test_bot?startapp=p_${packId(id)}`);
  expect(screen.queryByRole('button', { name: 'Выйти из команды' })).toBeNull();
  expect(new Set(asked.map(({ isSigned }) => isSigned))).toEqual(new Set([false]));
});
