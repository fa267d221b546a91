import {
  answerInvitation,
  approveProject,
  createProject,
  listProjectsOf,
  type Project,
} from '@kollab/contract';
import { each, seeding, type Stage } from './acting.ts';
import type { DemoPerson, DemoProject } from './world.ts';

/** Only for owners who have none yet; answers the created ones by their names. */
export async function seedProjects(
  stage: Stage,
  isFirstTime: boolean,
): Promise<Map<string, Project>> {
  const { projects } = stage.world;
  const made = new Map<string, Project>();
  await each(
    Map.groupBy(projects, ({ owner }) => owner),
    async ([id, own]) => {
      const owner = stage.personOf(id);
      await stage.join(owner);
      if (!isFirstTime && (await hasProjects(stage, owner))) return;
      for (const project of own.toSorted((one, other) => one.created - other.created)) {
        const { name } = project;
        await seeding(`projects.json, «${name}»`, async () => {
          made.set(name, await create(stage, owner, project));
        });
      }
    },
  );
  return made;
}

async function hasProjects(stage: Stage, owner: DemoPerson) {
  const call = await stage.callAs(owner, owner.joined);
  const own = await call(listProjectsOf, { params: { telegramId: owner.telegramId } });
  return own.length > 0;
}

async function create(stage: Stage, owner: DemoPerson, project: DemoProject): Promise<Project> {
  const { name, description, stage: stageOf, tags, vacancies, created, cover } = project;
  const [team, invited] = [project.team.map(stage.personOf), project.invited.map(stage.personOf)];
  for (const person of [...team, ...invited]) await stage.join(person);
  const coverImage = cover === undefined ? null : await stage.uploadCover(owner, cover, created);
  const call = await stage.callAs(owner, created);
  const made = await call(createProject, {
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
  if (project.review === 'waiting') return made;
  const { id } = made;
  const published = stage.judgedAt(created);
  const judge = await stage.callAs(stage.judgeOf(owner), published);
  await judge(approveProject, { params: { id }, body: {} });
  for (const member of team) {
    const answer = await stage.callAs(member, published);
    await answer(answerInvitation, { body: { projectId: id, accept: true } });
  }
  return made;
}
