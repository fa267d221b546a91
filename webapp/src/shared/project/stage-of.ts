import { type ProjectCard, sayFacts } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { projectTexts } from '#src/texts/projects.ts';

/** At what stage a project is, and whether it stands still there. */
export const stageOf = ({ stage, isPaused }: Pick<ProjectCard, 'stage' | 'isPaused'>) =>
  sayFacts(texts.words.stage(stage), isPaused ? projectTexts.panel.paused : '');
