import {
  answerInvitation,
  approveProject,
  createProject,
  getOrCreateUser,
  listProjectsOf,
} from '@kollab/contract';
import { seeding, type Stage } from './acting.ts';
import type { DemoPerson, DemoProject } from './world.ts';

/** Creates the projects of a world and has them approved, for every owner who has none yet. */
export async function seedProjects(stage: Stage) {
  const { projects } = stage.world;
  const wanting = new Set<string>();
  for (const id of new Set(projects.map(({ owner }) => owner))) {
    const owner = stage.personOf(id);
    const call = await stage.callAs(owner, owner.joined);
    const params = { telegramId: owner.telegramId };
    await call(getOrCreateUser, { body: params });
    if ((await call(listProjectsOf, { params })).length === 0) wanting.add(id);
  }
  const planned = projects.filter(({ owner }) => wanting.has(owner));
  for (const project of planned.toSorted((one, other) => one.created - other.created)) {
    await seeding(`projects.json, «${project.name}»`, () =>
      create(stage, stage.personOf(project.owner), project),
    );
  }
}

async function create(stage: Stage, owner: DemoPerson, project: DemoProject) {
  const { name, description, stage: stageOf, tags, vacancies, created } = project;
  const [team, invited] = [project.team.map(stage.personOf), project.invited.map(stage.personOf)];
  for (const person of [...team, ...invited]) {
    const call = await stage.callAs(person, person.joined);
    await call(getOrCreateUser, { body: { telegramId: person.telegramId } });
  }
  const coverImage = await stage.uploadCover(owner, project.cover, created);
  const call = await stage.callAs(owner, created);
  const { id } = await call(createProject, {
    body: {
      name,
      description,
      stage: stageOf,
      tags,
      vacancies,
      telegramId: owner.telegramId,
      coverImage,
      participants: [...team, ...invited].map(({ firstName, telegramId }) => ({
        name: firstName,
        telegramId,
      })),
    },
  });
  if (project.review === 'waiting') return;
  const judge = await stage.callAs(stage.judgeOf(owner), created);
  await judge(approveProject, { params: { id }, body: {} });
  for (const member of team) {
    const call = await stage.callAs(member, created);
    await call(answerInvitation, { body: { projectId: id, accept: true } });
  }
}
