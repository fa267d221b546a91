import { getProject, listAllProjects } from '@kollab/contract';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '#src/product/chromium.ts';
import { castOf } from '#src/cast/cast.ts';
import { each } from '#src/app/open-app.ts';
import { startProduct } from '#src/product/product.ts';
import { student } from '@kollab/sandbox/people';
import { ownFonts } from './fonts.ts';
import { type VisualScene, visualScenes } from '#src/scenes/demo-scenes.ts';
import { shoot } from './shoot.ts';

const folder = join(import.meta.dirname, 'references');
const atOnce = 4;
/** The project of the demo that has a vacancy, whatever else is there. */
const shownProject = 'Солнечная карта';

/** Where a reference is kept. */
export const referenceOf = (name: string) => readFile(join(folder, `${name}.webp`));

/** Takes a picture of every visual scene in a product of its own, with the fonts that come with Chromium. */
export async function shootAll(look: (scene: VisualScene, picture: Buffer) => Promise<void>) {
  const [product, browser] = await Promise.all([
    startProduct(),
    ownFonts().then((fonts) => launchChromium(fonts)),
  ]);
  try {
    const cast = castOf(product);
    await (await cast.newcomer('Ксения')).submit('Ищу наставника');
    const call = await cast.callAs(student.telegramId);
    const card = (await call(listAllProjects, { query: {} })).find(
      ({ name }) => name === shownProject,
    );
    const project = card && (await call(getProject, { params: { projectId: card.id } }));
    const vacancy = project?.vacancies[0];
    if (!project || !vacancy) throw new Error(`The demo lost «${shownProject}».`);
    const way = `${project.id}/${vacancy.id}`;
    const scenes = visualScenes({
      project: `/project/${project.id}/details`,
      vacancy: `/vacancy/${way}`,
      form: `/applicationform/${way}`,
    });
    await each(scenes, async (scene) => look(scene, await shoot(browser, product, scene)), atOnce);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** `npm run shots -- --references`: what there is now becomes what is compared with. */
export async function renewReferences() {
  const pictures = new Map<string, Buffer>();
  await shootAll(async ({ name }, picture) => {
    pictures.set(name, picture);
    process.stdout.write(`${name} ${(picture.length / 1024).toFixed(1)} KB\n`);
  });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, picture] of pictures) await writeFile(join(folder, `${name}.webp`), picture);
}
