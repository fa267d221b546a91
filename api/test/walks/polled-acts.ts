import {
  appealProject,
  decideProject,
  deleteLink,
  deleteSearch,
  listSavedSearches,
  setSearchMode,
  takeUpdate,
} from '@kollab/contract';
import { endpoints } from '@kollab/contract/endpoints';
import { expect } from 'vitest';
import { twoColours } from '#test/pictures.ts';
import { bodies } from '#test/policy/bodies.ts';
import * as profiles from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
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
  ['requestExport', 'ilya'],
  ['reportProject', 'ilya'],
  ['sendToModeration', 'ilya'],
  ['setAllInReview', 'vera'],
  ['closeVacancy', 'anya'],
  ['reopenVacancy', 'anya'],
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
    'an update of Telegram': () => kollab.bot(takeUpdate, { body: { updateId: 1 } }),
  };
}
