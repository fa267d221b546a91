import type { SavedKind } from '@kollab/contract';
import { Suspense } from 'react';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';

/** Cards are shown before what saves them has come. */
const SaveButton = lazyWithPreload(async () => {
  const { SaveButton: component } = await import('./save-button.tsx');
  return { default: component };
});

export function CardBookmark(props: { kind: SavedKind; id: string; name: string }) {
  return (
    <Suspense>
      <SaveButton {...props} />
    </Suspense>
  );
}
