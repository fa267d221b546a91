import { sayFacts } from './facts.ts';

/** Stages of a project (spec §9). */
export const projectStages = [
  'Pre-Seed Stage',
  'Seed Stage',
  'Startup Stage',
  'Growth Stage',
  'Maturity Stage',
] as const;
export const defaultStage = 'Seed Stage';

const stagesInRussian: Readonly<Record<string, string>> = {
  'Pre-Seed Stage': 'идея',
  'Seed Stage': 'прототип',
  'Startup Stage': 'запуск',
  'Growth Stage': 'рост',
  'Maturity Stage': 'зрелость',
} satisfies Record<(typeof projectStages)[number], string>;

export const stageInRussian = (stage: string): string => {
  return sayFacts(stage, stagesInRussian[stage]);
};

/** Whether a status, in whichever of its spellings, means "approved". */
export const isApproved = (status: string) =>
  /^(одобрено?|approved)$/i.test(status.trim().normalize('NFC'));
