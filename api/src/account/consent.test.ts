import { getPolicy, getUser, listRecord, searchUsers, sendToModeration } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { consent, readAccount, takeBack } from '#test/steps/account.ts';
import { applyTo } from '#test/steps/applications.ts';
import { ask } from '#test/steps/contacts.ts';
import { approve, send, takeAll } from '#test/steps/profiles.ts';
import { author, create, edit, fullProfile } from '#test/steps/projects.ts';
import { release } from '#test/steps/reports.ts';
import { teamOf } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья' }));
const vera = fresh(() => kollab.moderator());
const needed = refused('consentNeeded', 403);
const missing = refused('userNotFound', 404);

const sendWith = ({ call, telegramId }: Someone, policyVersion?: string | null) =>
  call(sendToModeration, { body: { telegramId, changes: fullProfile, policyVersion } });
const see = (reader: Pick<Someone, 'call'>, id = anya.id) =>
  reader.call(getUser, { params: { id } });

function changePolicy(version: string) {
  const { config } = kollab.context;
  const { policy } = config;
  config.policy = { ...policy, version };
  return () => {
    config.policy = policy;
  };
}

describe('consent', () => {
  test('is kept with its moment and with the version of the policy', async () => {
    const nothing = { consentedAt: null, consentedTo: null, consentWithdrawnAt: null };
    expect(await readAccount(anya)).toMatchObject({ ...nothing, policyVersion: '1' });
    const given = await consent(anya, '1');
    expect(given).toMatchObject({ consentedAt: expect.any(String), consentedTo: '1' });
    kollab.passTime(60_000);
    expect(await consent(anya)).toEqual(given);
  });

  test('to a text that was shown before the present one is refused', async () => {
    await expect(consent(anya, '0')).rejects.toMatchObject(refused('policyChanged', 409));
    expect(await readAccount(anya)).toMatchObject({ consentedAt: null });
  });

  test('is what a profile is sent with: who was asked and did not agree keeps drafts', async () => {
    await expect(sendWith(anya, null)).rejects.toMatchObject(needed);
    await expect(sendWith(anya, '0')).rejects.toMatchObject(refused('policyChanged', 409));
    expect(await readAccount(anya)).toMatchObject({ consentedAt: null });
    expect(await sendWith(anya, '1')).toMatchObject({ moderationStatus: 'Pending' });
    expect(await readAccount(anya)).toMatchObject({ consentedTo: '1' });
  });

  test('is the specified call itself of a client that knows nothing of it', async () => {
    await send(anya, fullProfile);
    expect(await readAccount(anya)).toMatchObject({ consentedTo: '1' });
  });

  test('is asked for again once the policy is another', async () => {
    await sendWith(anya, '1');
    const changeBack = changePolicy('2');
    try {
      await expect(send(anya, { major: 'Химия' })).rejects.toMatchObject(needed);
      await consent(anya, '2');
      await send(anya, { major: 'Химия' });
      expect(await readAccount(anya)).toMatchObject({ consentedTo: '2', policyVersion: '2' });
    } finally {
      changeBack();
    }
  });
});

describe('taking it back', () => {
  const published = async () => {
    await sendWith(anya, '1');
    await approve(vera, anya);
    return sampleProject(kollab, { owner: ilya, members: [anya] });
  };
  const found = async () => {
    const people = await ilya.call(searchUsers, { query: { query: 'Аня' } });
    return people.some(({ id }) => id === anya.id);
  };

  test('hides the person at once from everybody, and agreeing again shows them', async () => {
    const project = await published();
    expect([await found(), (await teamOf(ilya, project)).length]).toEqual([true, 2]);
    const account = await takeBack(anya);
    expect(account).toMatchObject({
      consentedAt: null,
      consentedTo: null,
      consentWithdrawnAt: expect.any(String),
    });
    expect(await takeBack(anya)).toEqual(account);
    expect([await found(), (await teamOf(ilya, project)).length]).toEqual([false, 1]);
    for (const reader of [ilya, { call: kollab.anonymous }]) {
      await expect(see(reader)).rejects.toMatchObject(missing);
    }
    expect(await see(anya)).toMatchObject({ firstName: 'Аня' });
    await expect(send(anya, { major: 'Химия' })).rejects.toMatchObject(needed);
    await consent(anya, '1');
    expect([await found(), (await teamOf(ilya, project)).length]).toEqual([true, 2]);
  });

  test('makes drafts again of what waits for moderators', async () => {
    await sendWith(anya, '1');
    await takeBack(anya);
    const own = await see(anya);
    expect(own.moderationStatus).toBeNull();
    expect(own.pendingChanges.every(({ state }) => state === 'draft')).toBe(true);
  });

  test('ends sending projects to moderators, until it is given again', async () => {
    const olga = await author(kollab);
    const project = await create(olga);
    await takeBack(olga);
    await expect(create(olga)).rejects.toMatchObject(needed);
    await expect(edit(olga, project, { name: 'Другое имя' })).rejects.toMatchObject(needed);
    await consent(olga);
    expect(await edit(olga, project, { name: 'Другое имя' })).toMatchObject({ name: 'Другое имя' });
  });

  test('ends no sanction, and no release ends it', async () => {
    await published();
    await takeBack(anya);
    await kollab.set('users', anya, { hidden_by: vera.id });
    await consent(anya);
    await expect(see(ilya)).rejects.toMatchObject(missing);
    await takeBack(anya);
    await release(vera, anya);
    await expect(see(ilya)).rejects.toMatchObject(missing);
    await consent(anya);
    expect(await see(ilya)).toMatchObject({ firstName: 'Аня' });
  });

  test('is on record, as agreeing is', async () => {
    await consent(anya);
    await takeBack(anya);
    const entries = await vera.call(listRecord, { query: { subjectId: anya.id } });
    const kinds = entries.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['consented', 'consentWithdrawn', 'hidden']));
  });
});

test('the policy is for everybody to read', async () => {
  expect(await kollab.anonymous(getPolicy, {})).toEqual(kollab.context.config.policy);
});

describe('who took their consent back', () => {
  const applications = async () =>
    (await takeAll(kollab)).flatMap(({ telegramId, event }) =>
      event.kind === 'applicationCard' && telegramId === ilya.telegramId ? [event.card.name] : [],
    );

  test('neither applies nor asks for contacts, which nobody would see', async () => {
    const project = await sampleProject(kollab, { owner: ilya });
    await consent(anya);
    await takeBack(anya);
    await expect(applyTo(anya, project)).rejects.toMatchObject(needed);
    await expect(ask(anya, ilya, 'Привет!')).rejects.toMatchObject(needed);
    await consent(anya);
    await ask(anya, ilya, 'Привет!');
  });

  test('and gives it again has what waits come to whom it is for, once', async () => {
    const project = await sampleProject(kollab, { owner: ilya });
    await consent(anya);
    await applyTo(anya, project);
    await takeBack(anya);
    expect(await applications()).toEqual([]);
    await consent(anya);
    expect(await applications()).toEqual(['Аня']);
    expect(await applications()).toEqual([]);
  });
});
