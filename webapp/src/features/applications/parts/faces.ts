import type { Application } from '@kollab/contract';

export function partnerOf(application: Application): Application | undefined {
  const partner = application.pair?.partner;
  return partner ? { ...application, ...partner } : undefined;
}

export function facesOf(application: Application): [Application, ...Application[]] {
  const partner = partnerOf(application);
  return partner ? [application, partner] : [application];
}
