import type { Application } from '@kollab/contract';

/** Whoever applies together with an applicant, as an application of theirs. */
export function partnerOf(application: Application): Application | undefined {
  const partner = application.pair?.partner;
  return partner ? { ...application, ...partner } : undefined;
}

/** One applicant, or the two who apply together. */
export function facesOf(application: Application): Application[] {
  const partner = partnerOf(application);
  return partner ? [application, partner] : [application];
}
