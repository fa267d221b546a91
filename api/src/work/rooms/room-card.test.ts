import { closeVacancy } from '@kollab/contract';
import { beforeEach, expect, test } from 'vitest';
import { deliver } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { chat, move, note, offer, open, link, unlink } from '#test/steps/rooms.ts';
import { sampleProject } from '#test/sample-project.ts';
import { handOver, takeAll } from '#test/steps/team.ts';
import { fresh, sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();
beforeEach(() => takeAll(kollab));
const anya = fresh(() => kollab.person());
const ilya = fresh(() => kollab.person());
const project = fresh(() =>
  sampleProject(kollab, { owner: anya, members: [ilya], vacancies: ['Дизайнер', 'Аналитик'] }),
);

const cards = async () =>
  (await deliver(kollab)).flatMap(({ telegramId: chatId, messageId, event }) =>
    event.kind === 'roomCard' ? [{ chatId, messageId, card: event.card }] : [],
  );

const close = (vacancyId: string | undefined) =>
  anya.call(closeVacancy, {
    params: { projectId: project.id, vacancyId: vacancyId ?? '' },
    body: {},
  });

test('the chat gets a card of the project, which follows its vacancies in place, many changes at once', async () => {
  const { chatId } = await open(kollab, anya, project);
  const [first] = await cards();
  expect(first).toMatchObject({ chatId, messageId: null, card: { projectId: project.id } });
  expect(first?.card.vacancies).toHaveLength(2);
  for (const id of project.vacancyIds) await close(id);
  expect(await cards()).toMatchObject([{ chatId, messageId: 7, card: { vacancies: [] } }]);
});

test('another chat gets its own, and the one before hears nothing more', async () => {
  await open(kollab, anya, project);
  await deliver(kollab);
  const { chatId } = await open(kollab, anya, project);
  await close(project.vacancyIds[0]);
  expect(await cards()).toMatchObject([{ chatId, messageId: null }]);
});

test('the same chat linked again keeps its message', async () => {
  const given = await open(kollab, anya, project);
  await cards();
  await unlink(anya, project);
  const { token } = await offer(anya, project);
  await link(kollab, anya, token, { ...given, inviteLink: chat().inviteLink });
  expect(await cards()).toMatchObject([{ chatId: given.chatId, messageId: 7 }]);
});

test('a supergroup that a group became gets its own', async () => {
  const { chatId } = await open(kollab, anya, project);
  await cards();
  const { chatId: newChatId } = chat();
  await move(kollab, chatId, newChatId);
  expect(await cards()).toMatchObject([{ chatId: newChatId, messageId: null }]);
});

test('once the bot is back what it missed is shown', async () => {
  const { chatId } = await open(kollab, anya, project);
  await cards();
  await note(kollab, chatId, 'removed');
  await note(kollab, chatId, null, chat().inviteLink);
  expect(await cards()).toMatchObject([{ chatId, messageId: 7 }]);
});

test.each([
  ['unlinked', () => unlink(anya, project)],
  ['handed over', () => handOver(anya, project, ilya)],
  ['archived', () => projects.archive(anya, project)],
] as const)('a chat that was %s is told nothing of the project any more', async (_, end) => {
  await open(kollab, anya, project);
  await cards();
  await close(project.vacancyIds[0]);
  await end();
  expect(await cards()).toEqual([]);
});
