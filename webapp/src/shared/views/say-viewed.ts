import { noteView, type ViewSource } from '@kollab/contract';
import { call } from '#src/api/api.ts';

interface View {
  projectId: string;
  source: ViewSource;
  vacancyId?: string | undefined;
  hasBegun?: boolean;
}

const noted = new Set<string>();

/** Once a day: it counts once anyway, and nobody waits for it. */
export function sayViewed({ projectId, ...body }: View) {
  const { vacancyId, hasBegun } = body;
  const key = [new Date().toDateString(), projectId, vacancyId, hasBegun].join(' ');
  if (noted.has(key)) return;
  noted.add(key);
  call(noteView, { params: { projectId }, body }).catch(() => noted.delete(key));
}
