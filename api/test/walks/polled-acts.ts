import {
  appealProject,
  decideProject,
  deleteLink,
  deleteSearch,
  listSavedSearches,
  noteView,
  setSearchMode,
  takeUpdate,
} from '@kollab/contract';
import { endpoints } from '@kollab/contract/endpoints';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { twoColours } from '#test/pictures.ts';
import { bodies } from '#test/policy/bodies.ts';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import { applyTo, type Place } from '#test/steps/applications.ts';
import { callTo, dismiss, look } from '#test/steps/matching.ts';
import * as profiles from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import * as rooms from '#test/steps/rooms.ts';
import type { Someone, TestApp } from '#test/test-app.ts';

interface Cast {
  vera: Someone;
  anya: Someone;
  ilya: Someone;
  project: { id: string; vacancyIds: string[] };
}

/** Every other call that writes, with a body as the policy test sends it. */
const others: [name: string, who: 'ilya' | 'anya' | 'vera'][] = [
  ['getOrCreateUser', 'ilya'],
  ['withdrawConsent', 'ilya'],
  ['giveConsent', 'ilya'],
  ['updateStatus', 'ilya'],
  ['updateDescription', 'ilya'],
  ['updateTags', 'ilya'],
  ['removeTag', 'ilya'],
  ['updateExperiences', 'ilya'],
  ['putUser', 'ilya'],
  ['updatePhoto', 'ilya'],
  ['updateLinks', 'ilya'],
  ['setNotificationSettings', 'ilya'],
  ['followProject', 'ilya'],
  ['unfollowProject', 'ilya'],
  ['setFeedSettings', 'ilya'],
  ['save', 'ilya'],
  ['forget', 'ilya'],
  ['saveSearch', 'ilya'],
  ['setReachable', 'ilya'],
  ['remindTomorrow', 'anya'],
  ['requestExport', 'ilya'],
  ['reportProject', 'ilya'],
  ['sendToModeration', 'ilya'],
  ['setAllInReview', 'vera'],
  ['closeVacancy', 'anya'],
  ['reopenVacancy', 'anya'],
  ['reopenVacancies', 'anya'],
];

/** Writes that none of the other walks makes. */
export function otherActs(kollab: TestApp, { vera, anya, ilya, project }: Cast) {
  const cast = { vera, anya, ilya };
  const acts = others.map(([name, who]) => {
    const { endpoint } = endpoints.find((one) => one.name === name) ?? {};
    if (!endpoint) throw new Error(`There is no call ${name}`);
    const { telegramId, id } = cast[who];
    const [projectId, vacancyId] = [project.id, project.vacancyIds[0]];
    const params = { telegramId, id, projectId, vacancyId, kind: 'person' };
    const body = bodies[name]?.({ telegramId, projectId, vacancyId });
    return [name, () => cast[who].call(endpoint, { params, body })] as const;
  });
  const upload = (person: Someone, path: string) => async () => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await twoColours(32, 32))]), 'picture.png');
    const url = `${kollab.baseUrl}${path}?telegramId=${person.telegramId}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: kollab.signed(person),
      body: form,
    });
    expect(response.status).toBe(200);
  };
  const { telegramId } = ilya;
  const room = rooms.chat();
  return {
    ...Object.fromEntries(acts),
    'a link': () => profiles.send(ilya, { links: [{ type: 'Сайт', url: 'https://a.example' }] }),
    'and no link': () => ilya.call(deleteLink, { body: { telegramId, index: 0 } }),
    'a photo': upload(ilya, '/api/User/upload-avatar'),
    'a cover': upload(anya, '/api/User/upload-project-cover'),
    'a partly approved project': async () => {
      await projects.edit(anya, project, { tags: ['React'], description: 'Другое' });
      const rejected = [{ field: 'tags' as const, reason: 'Не о проекте' }];
      await vera.call(decideProject, { params: { id: project.id }, body: { rejected } });
    },
    'an appeal': async () => {
      await projects.edit(anya, project, { description: 'Реклама' });
      await projects.reject(vera, project, 'Это реклама');
      await anya.call(appealProject, { body: { projectId: project.id, text: 'О проекте' } });
    },
    'a saved search and none': async () => {
      const { call } = ilya;
      const [{ id } = { id: '' }] = await call(listSavedSearches, {});
      await call(setSearchMode, { params: { id }, body: { mode: 'never' } });
      await call(deleteSearch, { params: { id }, body: {} });
    },
    'a chat for the team': async () => {
      const { chatId, token } = await rooms.open(kollab, anya, project, room);
      await rooms.check(kollab, anya, token, room);
      await rooms.asks(kollab, ilya, room);
      await rooms.note(kollab, chatId, 'rights');
    },
    'a look at a project': () =>
      ilya.call(noteView, { params: { projectId: project.id }, body: { source: 'link' } }),
    'which moves': () => rooms.move(kollab, room.chatId, room.chatId - 1),
    'and is the team’s no more': () => rooms.unlink(anya, project),
    'an update of Telegram': () => kollab.bot(takeUpdate, { body: { updateId: 1 } }),
  };
}

interface Fitting {
  vera: Someone;
  anya: Someone;
  olga: Someone;
  petr: Someone;
  place: Place;
}

/** What changes who fits whom, and what is said of it. */
export const matchingActs = (kollab: TestApp, { vera, anya, olga, petr, place }: Fitting) => ({
  'is called to apply': () => callTo(anya, place, olga),
  'looks for a team': () => look(olga, 'yes', 8),
  'does not want the vacancy': () => dismiss(olga, place),
  'nor does the owner': () => dismiss(anya, place, 'level', olga),
  'applies after all': () => applyTo(olga, place),
  'an applicant learnt something': async () => {
    await profiles.send(petr, { tags: ['React', 'Figma'] });
    await profiles.approve(vera, petr);
  },
  'the vacancy wants something else': () =>
    kollab.set(
      'vacancies',
      { id: place.vacancyIds[0] ?? '' },
      { tags: JSON.stringify(['React', 'GraphQL']) },
    ),
  'more is known of skills': async () => {
    const pair = { one: 'figma', other: 'graphql', both_have: 90, one_has: 90, other_has: 90 };
    await kollab.db.insertInto('skill_pairs').values(pair).execute();
    const counts = { people: 10_000, asked: 10_000, counted_at: new Date() };
    await kollab.db.insertInto('skill_counts').values(counts).execute();
    kollab.passTime(10 * 60_000);
    await knownSkills(kollab.context);
    await setTimeout(200);
  },
});
