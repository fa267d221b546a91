import Flag from 'lucide-react/icons/flag';
import { Suspense, useState } from 'react';
import { safetyTexts } from '#src/texts/safety.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import type { Reported } from './report-sheet.tsx';

const ReportSheet = lazyWithPreload(() => import('./report-sheet.tsx'));

export function ReportCell({ about }: { about: Reported }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Cell isGrave icon={Flag} onClick={() => setOpen(true)}>
        {safetyTexts.safety.report}
      </Cell>
      {isOpen && (
        <Suspense>
          <ReportSheet about={about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
