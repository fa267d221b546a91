import { packId, type Project } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  nameBot,
  answer,
  currentAddress,
  findHref,
  hrefOf,
  openScreen,
  serveApi,
  viewAs,
} from '#test/screen.tsx';
import { sampleParticipant, sampleProject } from '#test/samples.ts';
import ProjectPage from './project-page.tsx';

const { id } = sampleProject();
const address = `/project/${id}/details`;
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
const openAt = (at: string) => openScreen(ProjectPage, '/project/:projectId/details', at);
async function open(project: Project) {
  const asked = serveApi(({ method, path }) => {
    const result = path.includes('hand-over') ? 'accepted' : 'member';
    return Response.json(method === 'GET' ? project : { projectId: id, result });
  });
  const { unmount } = openAt(address);
  await ready();
  return { unmount, asked, writes: () => asked.filter(({ method }) => method !== 'GET') };
}
const ready = () => screen.findByRole('heading', { name: 'Солнечная карта' });
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
    await open(seen({ coverImage: '/uploads/c.webp', palette: ['#102030', '#405060'] }));
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

  it('says on its cover how a long description begins, and a short one only below', async () => {
    const { unmount } = await open(seen());
    expect(screen.getAllByText(seen().description)).toHaveLength(1);
    expect(screen.getByTestId('project-cover').querySelectorAll('p')).toHaveLength(1);
    unmount();
    await open(seen({ description: 'Карта островов. '.repeat(20) }));
    expect(screen.getByTestId('project-cover').textContent).toMatch(
      /(Карта островов\. ){4}Карта островов…/,
    );
  });

  it('tells the team that its owner is out of sight, and still lets them leave', async () => {
    const viewer = { ...stranger, isMember: true };
    await open(seen({ viewer, telegramId: null, ownerName: 'Пользователь', participants: [ilya] }));
    expect(screen.getByTestId('owner-away').textContent).toBe(
      'Владелец сейчас недоступенДо его возвращения проект видит только команда.',
    );
    expect(await screen.findByText('Выйти из команды')).toBeDefined();
    const name = /^(Подписаться|Поделиться|Ищем)/;
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('shows a pattern of its colours where the cover does not load', async () => {
    await open(seen({ coverImage: '/uploads/gone.webp', palette: ['#102030'] }));
    const cover = screen.getByTestId('project-cover');
    const picture = cover.querySelector('img');
    if (picture) fireEvent.error(picture);
    await waitFor(() => expect(cover.querySelector('img')).toBeNull());
    expect(cover.style.getPropertyValue('--second')).toBe('#102030');
    expect(screen.getByTestId('pattern')).toBeDefined();
  });
});

describe('the owner of a project', () => {
  const status = async () => within(await screen.findByTestId('project-status'));

  const published = { status: 'одобрено' } as const;
  const renamed = {
    changeType: 'name',
    oldValue: 'Карта',
    newValue: 'Солнечная карта',
    state: 'submitted',
  } as const;

  it.each<[string, Partial<Project>]>([
    ['На проверке', {}],
    ['В работе у модератора', { moderationStatus: 'In_review' }],
    ['Одобрено', { ...published, moderationStatus: 'Approved' }],
    ['Правка на проверке', { ...published, pendingChanges: [renamed] }],
    ['В архиве', { ...published, isArchived: true }],
    ['Удалён', { ...published, isDeleted: true }],
  ])('sees «%s»', async (text, changes) => {
    await open(owned(changes));
    expect((await status()).getByText(text)).toBeDefined();
    expect(screen.queryByText('Исправить и отправить снова')).toBeNull();
  });

  it.each<[string, Partial<Project>]>([
    ['Отклонён', { status: 'rejected' }],
    ['Правка отклонена', published],
    ['Одобрено частично', { ...published, isPartlyApproved: true }],
  ])('sees «%s» with the reason and the way to mend it', async (text, changes) => {
    const rejectionReason = 'Слишком мало подробностей';
    await open(owned({ ...changes, moderationStatus: 'Rejected', rejectionReason }));
    const shown = await status();
    expect(shown.getByText(text)).toBeDefined();
    expect(shown.getByText(`Причина: ${rejectionReason}`)).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Исправить и отправить снова' }));
    expect(currentAddress()).toBe(`/createprojectpage?project=${id}`);
  });

  it('is told where it says who fits a vacancy, while it is open', async () => {
    const { vacancies } = sampleProject();
    const closed = vacancies.map((one) => ({
      ...one,
      id: 'c',
      title: 'Верстальщик',
      isClosed: true,
    }));
    await open(owned({ status: 'одобрено', vacancies: [...vacancies, ...closed] }));
    expect(await findHref(/Дизайнер.*кто\sподходит/)).toBe(`/vacancy/${id}/${vacancies[0]?.id}`);
    expect(screen.getByRole('link', { name: /Верстальщик/ }).textContent).not.toContain('подходит');
  });

  it('sees how many applications wait, has the tools at hand, and is not asked what they offered', async () => {
    await open(owned({ applicationsCount: 3, offeredTo: 7000 }));
    await status();
    expect(screen.queryByTestId('asked')).toBeNull();
    expect(screen.getByTestId('owner-tools')).toBeDefined();
    expect(screen.queryByText('Выйти из команды')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: '3 отклика ждут ответа' }));
    expect(currentAddress()).toBe(`/project/${id}/applications`);
  });
});

describe('a member of the team', () => {
  const member = { isOwner: false, isMember: true, isInvited: false };
  const leave = async (choice: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Выйти из команды' }));
    await answer(choice);
  };

  it('leaves when sure about it, and not before', async () => {
    const { writes } = await open(seen({ viewer: member }));
    await leave('Отмена');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(writes()).toEqual([]);
    await leave('Выйти из команды');
    expect(await screen.findByText('Вы вышли из команды')).toBeDefined();
    expect(writes()).toMatchObject([{ path: '/api/User/leave-project', body: { projectId: id } }]);
  });

  it('of the archive sees how to write to the others, or that the bot introduced them', async () => {
    const anya = sampleParticipant({ contactUrl: 'https://t.me/anya_k' });
    const own = { ...ilya, contactUrl: 'https://t.me/ilya_g' };
    const oleg = { ...anya, participantId: 'o', name: 'Олег', contactUrl: null };
    const vera = { ...anya, participantId: 'v', telegramId: 5, name: 'Вера', invited: true };
    await open(seen({ viewer: member, participants: [anya, own, oleg, vera], isArchived: true }));
    const contacts = within(await screen.findByTestId('team-contacts'));
    const links = contacts.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['https://t.me/anya_k']);
    expect(contacts.getByText('Вас познакомил бот в чате')).toBeDefined();
    expect(contacts.queryByText('Вера')).toBeNull();
  });
});

describe('an invitation', () => {
  const invited = { isOwner: false, isMember: false, isInvited: true };

  it.each([
    ['that', 'Вас пригласили в команду', { viewer: invited }, 'invitation', 'Теперь вы в команде'],
    [
      'an offer to own the project',
      'Вам предлагают стать владельцем',
      { viewer: { ...invited, isMember: true, isInvited: false }, offeredTo: 7000 },
      'hand-over',
      'Теперь вы владелец проекта',
    ],
  ])('%s is accepted at once, once per double tap', async (_, asks, changes, what, said) => {
    const { writes } = await open(seen(changes));
    expect(await screen.findByText(asks)).toBeDefined();
    const button = screen.getByRole('button', { name: 'Принять' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText(said)).toBeDefined();
    expect(writes()).toMatchObject([
      { path: `/api/User/answer-${what}`, body: { projectId: id, accept: true } },
    ]);
  });

  const declined = {
    path: '/api/User/answer-invitation',
    body: { projectId: id, accept: false },
  };

  it('is declined later, and not at all if that is taken back', async () => {
    const { unmount, writes } = await open(seen({ viewer: invited }));
    fireEvent.click(await screen.findByRole('button', { name: 'Отказаться' }));
    expect(screen.getByText('Приглашение отклонено')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    expect(screen.getByText('Вас пригласили в команду')).toBeDefined();
    expect(writes()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Отказаться' }));
    // Who leaves the screen means it.
    unmount();
    await vi.waitFor(() => expect(writes()).toMatchObject([declined]));
  });

  it('that cannot be answered says why', async () => {
    const message = 'На приглашение уже ответили';
    serveApi(({ method }) =>
      method === 'GET'
        ? Response.json(seen({ viewer: invited }))
        : Response.json({ code: 'invitationAnswered', message }, { status: 409 }),
    );
    openAt(address);
    fireEvent.click(await screen.findByRole('button', { name: 'Принять' }));
    expect(await screen.findByText(new RegExp(message))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }));
  });
});

describe('a project that does not come', () => {
  it('is said to have failed, and can be asked for again', async () => {
    let isBroken = true;
    serveApi(() => (isBroken ? Response.json({}, { status: 500 }) : Response.json(seen())));
    openAt(address);
    expect(await screen.findByText('Ошибка загрузки проекта')).toBeDefined();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await ready();
  });

  it.each([address, '/project/1/details'])(
    'from %s is said to be missing, with a way on',
    async (at) => {
      serveApi(() => Response.json({ code: 'projectNotFound' }, { status: 404 }));
      openAt(at);
      expect(await screen.findByText('Проект не найден')).toBeDefined();
      expect(hrefOf('Смотреть проекты')).toBe('/followers');
    },
  );
});

it('outside Telegram a project is only read, with the way into Telegram', async () => {
  viewAs(undefined);
  nameBot();
  const { asked } = await open(seen());
  expect(hrefOf('Открыть в Telegram')).toBe(`https://t.me/kollab_bot?startapp=p_${packId(id)}`);
  expect(screen.queryByRole('button', { name: 'Выйти из команды' })).toBeNull();
  expect(new Set(asked.map(({ isSigned }) => isSigned))).toEqual(new Set([false]));
});
