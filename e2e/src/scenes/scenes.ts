import type { Cast } from '#src/cast/cast.ts';
import { demoScenes } from './demo-scenes.ts';
import { editorScenes } from './editor-scenes.ts';
import { everyInboxScene } from './inbox-scenes.ts';
import { matchingScenes } from './matching-scenes.ts';
import { moderationScenes } from './moderation-scenes.ts';
import { peopleScenes } from './people-scenes.ts';
import { projectScenes } from './project-scenes.ts';
import { sanctionScenes } from './sanction-scenes.ts';
import { savedScenes } from './saved-scenes.ts';
import type { Scene } from './scene.ts';

export async function everyScene(cast: Cast): Promise<Scene[]> {
  const scenes: Scene[] = [];
  for (const prepare of [
    demoScenes,
    editorScenes,
    projectScenes,
    everyInboxScene,
    matchingScenes,
    moderationScenes,
    peopleScenes,
    savedScenes,
    sanctionScenes,
  ]) {
    scenes.push(...(await prepare(cast)));
  }
  return scenes;
}
