import { type ComponentProps, Suspense } from 'react';
import { later } from '#src/kit/lib/later.tsx';
import type Steps from './cold-start.tsx';

const Later = later(() => import('./cold-start.tsx'));
void Later.preload();

/** `cold-start.tsx` with the drafts it writes, which nothing else on a list needs. */
export function ColdStart(props: ComponentProps<typeof Steps>) {
  return (
    <Suspense>
      <Later {...props} />
    </Suspense>
  );
}
