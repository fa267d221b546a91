import type { Project, Share } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { telegram } from '#src/telegram/telegram.ts';
import { openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleProject } from '#test/samples.ts';
import { ProjectExtras } from './project-extras.tsx';

const stranger = { isOwner: false, isMember: false, isInvited: false };
const approved = { status: 'одобрено' as const };
const share: Share = {
  preparedMessageId: 'prepared',
  url: 'https://t.me/kollab_bot?startapp=p_1',
  text: 'Солнечная карта',
};

function open(changes: Partial<Project>, answer: () => Response = () => Response.json(share)) {
  const asked = serveApi(answer);
  const project = sampleProject({ viewer: stranger, moderationStatus: null, ...changes });
  openScreen(() => <ProjectExtras project={project} />, '/', '/');
  return asked;
}
const rows = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const pass = () => fireEvent.click(screen.getByRole('button', { name: 'Поделиться' }));

/** A client that answers, and sends prepared messages or not. */
function connect(sharePrepared?: (id: string) => Promise<boolean>) {
  const openLink = vi.fn<(url: string) => void>();
  const presence = { get: () => 'answering' as const, subscribe: () => () => undefined };
  Object.assign(telegram(), { sharePrepared, openLink, presence });
  return openLink;
}

beforeEach(() => viewAs(7));

describe('what one may do about a project', () => {
  it.each<[string, Partial<Project>, string[]]>([
    ['that everyone sees', approved, ['Поделиться', 'Пожаловаться']],
    ['of one’s own', { ...approved, viewer: { ...stranger, isOwner: true } }, ['Поделиться']],
    ['that is not approved', { status: 'pending' }, ['Пожаловаться']],
    ['in the archive', { ...approved, isArchived: true }, ['Пожаловаться']],
    ['of one’s own, unapproved', { viewer: { ...stranger, isOwner: true } }, []],
    [
      'of one’s own, deleted',
      { ...approved, isDeleted: true, viewer: { ...stranger, isOwner: true } },
      [],
    ],
  ])('%s', (_, changes, offered) => {
    open(changes);
    expect(rows()).toEqual(offered);
  });
});

describe('sharing', () => {
  it('sends a prepared message where the client can, once for a double tap', async () => {
    const send = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const follow = connect(send);
    const asked = open(approved);
    pass();
    pass();
    await waitFor(() => expect(send).toHaveBeenCalledWith('prepared'));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: `/api/User/share-project/${sampleProject().id}`,
    });
    expect(follow).not.toHaveBeenCalled();
  });

  const link =
    'https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fkollab_bot%3Fstartapp%3Dp_1&text=%D0%A1%D0%BE%D0%BB%D0%BD%D0%B5%D1%87%D0%BD%D0%B0%D1%8F+%D0%BA%D0%B0%D1%80%D1%82%D0%B0';

  it.each([
    ['the client knows no prepared messages', undefined, share],
    ['the client could not send it', () => Promise.resolve(false), share],
    ['Telegram prepared none', () => Promise.resolve(true), { ...share, preparedMessageId: null }],
  ])('opens a link when %s', async (_, send, answer) => {
    const follow = connect(send);
    open(approved, () => Response.json(answer));
    pass();
    await waitFor(() => expect(follow).toHaveBeenCalledWith(link));
  });

  it('that failed says so, and may be tried again', async () => {
    const message = 'Проект не найден';
    const asked = open(approved, () =>
      Response.json({ code: 'projectNotFound', message }, { status: 404 }),
    );
    pass();
    expect(await screen.findByText(message)).toBeDefined();
    pass();
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});

describe('what a moderator may do about a project of somebody else', () => {
  const seen = { ...approved, moderationStatus: 'Approved' as const };
  const press = (name: string) => {
    const buttons = screen.getAllByRole('button', { name, hidden: true });
    const last = buttons.at(-1);
    if (last) fireEvent.click(last);
  };

  it('is to take it down, for a reason', async () => {
    const asked = open(seen, () => Response.json({ id: 'p' }));
    await screen.findByRole('button', { name: 'Снять с публикации' });
    press('Снять с публикации');
    await screen.findByText(/^Снять «.+»\?$/);
    press('Снять с публикации');
    expect(await screen.findByText('Нужно ≥5 символов')).toBeDefined();
    expect(asked).toEqual([]);
    press('Реклама или спам');
    press('Снять с публикации');
    await waitFor(() =>
      expect(asked).toMatchObject([{ method: 'DELETE', body: { comment: 'Реклама или спам' } }]),
    );
  });

  it.each<[string, Partial<Project>]>([
    ['deleted already', { ...seen, isDeleted: true }],
    ['one’s own', { ...seen, viewer: { ...stranger, isOwner: true } }],
  ])('is nothing where it is %s', (_, changes) => {
    open(changes);
    expect(screen.queryByRole('button', { name: 'Снять с публикации' })).toBeNull();
  });
});
