import { getUser, type Visibility } from '@kollab/contract';
import { beforeEach, expect, test } from 'vitest';
import { applyTo, decide, withdraw } from '#test/steps/applications.ts';
import { add, answer, handOver, leave } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person());
const ilya = fresh(() => kollab.person());
beforeEach(() => open(ilya, 'team', 'self'));

const contacts = { phone: '+7 900', email: 'ilya@example.org' };
const open = ({ id }: Someone, phone: Visibility, email: Visibility) =>
  kollab.set(
    'users',
    { id },
    {
      ...contacts,
      phone_visibility: phone,
      email_visibility: email,
      approved_at: new Date(),
    },
  );
const see = async ({ call }: Pick<Someone, 'call'>) => {
  const { phone, email } = await call(getUser, { params: { id: ilya.id } });
  return { phone, email };
};
const update = (id: string, values: { archived_at?: Date; deleted_at?: Date }) =>
  kollab.set('projects', { id }, values);
const nothing = { phone: null, email: null };
const onlyPhone = { phone: contacts.phone, email: null };

test('a contact opened to the team is shown to those in a team with the person', async () => {
  const [olga, vera] = [await kollab.person(), await kollab.moderator()];
  await sampleProject(kollab, { owner: anya, members: [ilya, olga] });
  await sampleProject(kollab, { owner: vera });
  for (const mate of [anya, olga]) expect(await see(mate)).toEqual(onlyPhone);
  for (const other of [vera, await kollab.person(), { call: kollab.anonymous }]) {
    expect(await see(other)).toEqual(nothing);
  }
  await open(ilya, 'everyone', 'team');
  expect(await see(olga)).toEqual(contacts);
  expect(await see(vera)).toEqual({ phone: contacts.phone, email: null });
  await open(ilya, 'self', 'self');
  expect(await see(olga)).toEqual(nothing);
});

test('not any more to those one left, nor for a project that was deleted', async () => {
  const [left, deleted, archived] = [
    await sampleProject(kollab, { owner: anya, members: [ilya] }),
    await sampleProject(kollab, { owner: anya, members: [ilya] }),
    await sampleProject(kollab, { owner: anya, members: [ilya] }),
  ];
  await update(archived.id, { archived_at: new Date() });
  await leave(ilya, left);
  await update(deleted.id, { deleted_at: new Date() });
  expect(await see(anya)).toEqual(onlyPhone);
  await update(archived.id, { deleted_at: new Date() });
  expect(await see(anya)).toEqual(nothing);
  const applied = await sampleProject(kollab, { owner: anya });
  await applyTo(ilya, applied);
  expect(await see(anya)).toEqual(onlyPhone);
  await update(applied.id, { deleted_at: new Date() });
  expect(await see(anya)).toEqual(nothing);
});

test('not to those who only invited the person', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  await add(anya, project, ilya);
  expect(await see(anya)).toEqual(nothing);
  await answer(ilya, project, true);
  expect(await see(anya)).toEqual(onlyPhone);
});

test('not to whom the person only invited', async () => {
  const project = await sampleProject(kollab, { owner: ilya });
  await add(ilya, project, anya);
  expect(await see(anya)).toEqual(nothing);
});

test('to the new owner of a project that the person applied to, not to the old one', async () => {
  const heir = await kollab.person();
  const project = await sampleProject(kollab, { owner: anya, members: [heir] });
  await applyTo(ilya, project);
  await handOver(anya, project, heir);
  expect(await see(heir)).toEqual(onlyPhone);
  expect(await see(anya)).toEqual(nothing);
});

test('to the owner of a project while the person applies to it, not to its team', async () => {
  const olga = await kollab.person();
  const project = await sampleProject(kollab, { owner: anya, members: [olga] });
  await applyTo(ilya, project);
  expect(await see(anya)).toEqual(onlyPhone);
  expect(await see(olga)).toEqual(nothing);
  await withdraw(ilya, project);
  expect(await see(anya)).toEqual(nothing);
  await applyTo(ilya, project);
  await decide(anya, project, ilya, 'Accepted');
  for (const mate of [anya, olga]) expect(await see(mate)).toEqual(onlyPhone);
  await leave(ilya, project);
  for (const mate of [anya, olga]) expect(await see(mate)).toEqual(nothing);
});

test('not to an owner who rejected the person', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  await applyTo(ilya, project);
  await decide(anya, project, ilya, 'Rejected');
  expect(await see(anya)).toEqual(nothing);
});

test('a person never approved shows no contact, to their team neither', async () => {
  await sampleProject(kollab, { owner: anya, members: [ilya] });
  await kollab.set('users', ilya, { approved_at: null });
  expect(await see(anya)).toEqual(nothing);
});
