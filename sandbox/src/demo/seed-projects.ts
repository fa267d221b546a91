import {
  approveProject,
  type Client,
  createProject,
  getOrCreateUser,
  listProjectsOf,
  uploadProjectCover,
  type Upload,
} from '@kollab/contract';
import { firstModerator, type Person } from '#src/people/people.ts';
import { renderCover } from './covers.ts';
import { type DemoProject, demoProjects } from './projects.ts';

interface Surroundings {
  apiUrl: string;
  authorizationOf: (person: Person) => Promise<string>;
  callAs: (person: Person) => Promise<Client>;
}

/** Creates the demo projects and has them approved, for every owner who has none yet. */
export async function seedProjects(surroundings: Surroundings) {
  const { callAs } = surroundings;
  const owners = [...new Set(demoProjects.map(({ owner }) => owner))];
  for (const owner of owners) {
    const call = await callAs(owner);
    const params = { telegramId: owner.telegramId };
    await call(getOrCreateUser, { body: params });
    const own = await call(listProjectsOf, { params });
    if (own.length > 0) continue;
    for (const demo of demoProjects.filter((project) => project.owner === owner)) {
      await create(surroundings, demo);
    }
  }
}

async function create({ apiUrl, authorizationOf, callAs }: Surroundings, demo: DemoProject) {
  const { owner, project, invited } = demo;
  const call = await callAs(owner);
  const { path: coverImage } = await upload(apiUrl, await authorizationOf(owner), demo);
  const { id } = await call(createProject, {
    body: {
      ...project,
      telegramId: owner.telegramId,
      coverImage,
      participants: invited.map(({ firstName: name, telegramId }) => ({ name, telegramId })),
    },
  });
  await (
    await callAs(firstModerator)
  )(approveProject, { params: { id }, body: {} });
}

async function upload(apiUrl: string, authorization: string, { cover }: DemoProject) {
  const body = new FormData();
  const picture = new Uint8Array(await renderCover(cover));
  body.append('image', new Blob([picture], { type: 'image/jpeg' }), `${cover}.jpg`);
  const response = await fetch(apiUrl + uploadProjectCover.path, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  if (!response.ok) throw new Error(`The API answered ${response.status} to a cover.`);
  return (await response.json()) as Upload;
}
