import { serverLimits } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyTo, decide } from '#test/steps/applications.ts';
import * as projects from '#test/steps/projects.ts';
import {
  asks,
  chat,
  check,
  formerLinks,
  link,
  move,
  note,
  offer,
  open,
  roomOf,
  unlink,
} from '#test/steps/rooms.ts';
import { sampleProject } from '#test/sample-project.ts';
import { handOver, outcomes, placeOf, remove, takeAll, told } from '#test/steps/team.ts';
import { fresh, refused, sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();
beforeEach(() => takeAll(kollab));
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья', lastName: 'Ким' }));
const stranger = fresh(() => kollab.person());
const project = fresh(() => sampleProject(kollab, { owner: anya, members: [ilya], places: 3 }));

const noOffer = refused('roomOfferNotFound', 404);
describe('linking a chat', () => {
  test('gives the team a door, which its members see and are told of', async () => {
    expect(await roomOf(anya, project)).toBeNull();
    const given = await open(kollab, anya, project);
    const room = {
      title: given.title,
      inviteLink: given.inviteLink,
      problem: null,
      linkedAt: expect.any(String),
    };
    expect(await roomOf(anya, project)).toEqual(room);
    expect(await roomOf(ilya, project)).toEqual(room);
    const news = { kind: 'roomChanged', projectId: project.id, change: 'opened' };
    expect(await told(kollab, ilya)).toMatchObject([news]);
    expect(await told(kollab, anya)).toEqual([]);
  });

  test('takes nobody else’s word for the owner’s, and none for a project that is over', async () => {
    const { token } = await offer(anya, project);
    await expect(link(kollab, stranger, token, chat())).rejects.toMatchObject(noOffer);
    await expect(link(kollab, ilya, token, chat())).rejects.toMatchObject(noOffer);
    expect(await roomOf(anya, project)).toBeNull();
    await projects.archive(anya, project);
    await expect(offer(anya, project)).rejects.toMatchObject(refused('projectNotFound', 404));
  });

  test('does not work with a token that is unknown, replaced, used, too old, or a former owner’s', async () => {
    await expect(link(kollab, anya, 'guess', chat())).rejects.toMatchObject(noOffer);
    const first = await offer(anya, project);
    const second = await offer(anya, project);
    await expect(link(kollab, anya, first.token, chat())).rejects.toMatchObject(noOffer);
    await link(kollab, anya, second.token, chat());
    await expect(link(kollab, anya, second.token, chat())).rejects.toMatchObject(noOffer);
    const third = await offer(anya, project);
    kollab.passTime(serverLimits.roomOfferFor + 1);
    await expect(link(kollab, anya, third.token, chat())).rejects.toMatchObject(noOffer);
    const last = await offer(anya, project);
    await handOver(anya, project, ilya);
    for (const one of [anya, ilya]) {
      await expect(link(kollab, one, last.token, chat())).rejects.toMatchObject(noOffer);
    }
  });

  test('can be asked about before: whose the token is, and whether it works in this chat', async () => {
    const { token } = await offer(anya, project);
    const given = chat();
    expect(await check(kollab, anya, token, given)).toBe(true);
    expect(await check(kollab, ilya, token, given)).toBe(false);
    await expect(check(kollab, anya, 'guess', given)).rejects.toMatchObject(noOffer);
    await link(kollab, anya, token, given);
    expect(await check(kollab, anya, token, given)).toBe(true);
    await expect(check(kollab, anya, token, chat())).rejects.toMatchObject(noOffer);
    kollab.passTime(serverLimits.roomOfferFor + 1);
    await expect(check(kollab, anya, token, given)).rejects.toMatchObject(noOffer);
  });

  test('fifty times at once, and again, answers the link that is kept', async () => {
    const { token } = await offer(anya, project);
    const { chatId, title } = chat();
    const made = await Promise.all(
      Array.from({ length: 50 }, () => link(kollab, anya, token, { ...chat(), chatId, title })),
    );
    const [inviteLink = ''] = new Set(made.map((one) => one.inviteLink));
    const again = await link(kollab, anya, token, { ...chat(), chatId, title });
    expect([...made, again].filter((one) => one.inviteLink !== inviteLink)).toEqual([]);
    expect(await told(kollab, ilya)).toHaveLength(1);
    expect(await formerLinks(kollab)).not.toContain(inviteLink);
  });

  test('of one chat for two projects is for one of them', async () => {
    const other = await sampleProject(kollab, { owner: ilya });
    const given = chat();
    const tokens = [await offer(anya, project), await offer(ilya, other)];
    const results = await outcomes(
      tokens.map(({ token }, index) =>
        link(kollab, index === 0 ? anya : ilya, token, {
          ...given,
          inviteLink: chat().inviteLink,
        }).then(() => 'linked'),
      ),
    );
    expect(new Set(results)).toEqual(new Set(['linked', 'roomTaken']));
  });
});

describe('who asks to join', () => {
  test('is let in while they are in the team, the owner too, and stays outside as a stranger', async () => {
    const room = await open(kollab, anya, project);
    for (const one of [ilya, anya, ilya]) expect(await asks(kollab, one, room)).toBe(true);
    for (const one of [stranger, { telegramId: 4_000_000_001 }]) {
      expect(await asks(kollab, one, room)).toBe(false);
    }
  });

  test('stays outside when they left, were taken out, invited only, suspended or hidden', async () => {
    const room = await open(kollab, anya, project);
    await kollab.set('users', ilya, { hidden_at: new Date() });
    expect(await asks(kollab, ilya, room)).toBe(false);
    await kollab.set('users', ilya, { hidden_at: null, suspended_at: new Date() });
    expect(await asks(kollab, ilya, room)).toBe(false);
    await kollab.set('users', ilya, { suspended_at: null });
    await remove(anya, project, await placeOf(anya, project, ilya));
    expect(await asks(kollab, ilya, room)).toBe(false);
    await expect(roomOf(ilya, project)).rejects.toMatchObject(refused('forbidden', 403));
  });

  test('by the link of another chat, or with a link of somebody else’s, stays outside', async () => {
    const room = await open(kollab, anya, project);
    const other = await sampleProject(kollab, { owner: stranger });
    const others = await open(kollab, stranger, other);
    expect(await asks(kollab, ilya, others)).toBe(false);
    expect(await asks(kollab, ilya, { ...room, inviteLink: others.inviteLink })).toBe(false);
    expect(await asks(kollab, ilya, { ...room, inviteLink: chat().inviteLink })).toBe(false);
  });

  test('while they are taken out of the team is let in before that, or not at all', async () => {
    const room = await open(kollab, anya, project);
    const place = await placeOf(anya, project, ilya);
    const [before] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => asks(kollab, ilya, room))),
      remove(anya, project, place),
    ]);
    expect(before.every((verdict) => typeof verdict === 'boolean')).toBe(true);
    expect(await asks(kollab, ilya, room)).toBe(false);
  });
});

test('who is accepted hears that there is a chat to enter, while there is one', async () => {
  const accept = async () => {
    const applicant = await kollab.person();
    await applyTo(applicant, project);
    await decide(anya, project, applicant, 'Accepted');
    return told(kollab, applicant);
  };
  const [withoutRoom] = await accept();
  expect(withoutRoom).not.toHaveProperty('hasRoom');
  const { chatId } = await open(kollab, anya, project);
  expect(await accept()).toMatchObject([{ kind: 'applicationAccepted', hasRoom: true }]);
  await note(kollab, chatId, 'rights');
  const [closed] = await accept();
  expect(closed).not.toHaveProperty('hasRoom');
});

const endings = [
  ['unlinks it', () => unlink(anya, project)],
  ['takes another chat', () => open(kollab, anya, project)],
  ['archives the project', () => projects.archive(anya, project)],
  ['deletes the project', () => projects.remove(anya, project)],
  ['hands the project over', () => handOver(anya, project, ilya)],
  [
    'loses the project to moderators',
    async () => projects.remove(await kollab.moderator(), project, 'Обещает доход'),
  ],
] as const;

test.each(endings)('who %s shuts the door and has its link revoked', async (_, end) => {
  const room = await open(kollab, anya, project);
  await end();
  expect(await asks(kollab, ilya, room)).toBe(false);
  expect(await asks(kollab, anya, room)).toBe(false);
  expect(await formerLinks(kollab)).toContain(room.inviteLink);
});

describe('a chat in which the bot cannot let people in', () => {
  test.each(['removed', 'rights'] as const)('has no door: %s', async (problem) => {
    const room = await open(kollab, anya, project);
    await takeAll(kollab);
    await note(kollab, room.chatId, problem);
    await note(kollab, room.chatId, problem);
    expect(await roomOf(ilya, project)).toMatchObject({ problem, inviteLink: null });
    expect(await asks(kollab, ilya, room)).toBe(false);
    expect(await takeAll(kollab)).toMatchObject([
      { telegramId: anya.telegramId, event: { kind: 'roomChanged', change: problem } },
    ]);
  });

  test('gets a new door once it can again', async () => {
    const room = await open(kollab, anya, project);
    await note(kollab, room.chatId, 'rights');
    expect(await note(kollab, room.chatId, null)).toEqual({ needsLink: true });
    const { inviteLink } = chat();
    expect(await note(kollab, room.chatId, null, inviteLink)).toEqual({ needsLink: false });
    expect(await note(kollab, room.chatId, null, chat().inviteLink)).toEqual({ needsLink: false });
    expect(await roomOf(ilya, project)).toMatchObject({ problem: null, inviteLink });
    expect(await asks(kollab, ilya, { ...room, inviteLink })).toBe(true);
  });

  test('that is nobody’s room is none of ours', async () => {
    expect(await note(kollab, chat().chatId, 'removed')).toEqual({ needsLink: false });
    expect(await move(kollab, chat().chatId, chat().chatId)).toEqual({ needsLink: false });
  });
});

test('a group that became a supergroup stays the room, with a new door', async () => {
  const room = await open(kollab, anya, project);
  const { chatId: newChatId, inviteLink } = chat();
  expect(await move(kollab, room.chatId, newChatId)).toEqual({ needsLink: true });
  expect(await move(kollab, room.chatId, newChatId)).toEqual({ needsLink: true });
  expect(await asks(kollab, ilya, room)).toBe(false);
  await note(kollab, newChatId, null, inviteLink);
  expect(await move(kollab, room.chatId, newChatId)).toEqual({ needsLink: false });
  expect(await asks(kollab, ilya, { chatId: newChatId, inviteLink })).toBe(true);
  expect(await asks(kollab, ilya, { ...room, inviteLink })).toBe(false);
});
