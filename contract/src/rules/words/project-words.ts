/** Stages of a project (spec §9). */
export const projectStages = [
  'Pre-Seed Stage',
  'Seed Stage',
  'Startup Stage',
  'Growth Stage',
  'Maturity Stage',
] as const;
export const defaultStage = 'Seed Stage';

/** Whether a status, in whichever of its spellings, means "approved". */
export const isApproved = (status: string) =>
  /^(одобрено?|approved)$/i.test(status.trim().normalize('NFC'));
