import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import type { Reported } from '#src/api/safety.ts';
import { texts } from '#src/texts/texts.ts';
import { Cell } from '#src/ui/cell.tsx';
import { ReportSheet } from './report-sheet.tsx';

/** The way to report a person or a project. */
export function ReportCell({ about }: { about: Reported }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Cell before={<Flag size={22} aria-hidden />} onClick={() => setOpen(true)}>
        {texts.safety.report}
      </Cell>
      {isOpen && <ReportSheet about={about} onClose={() => setOpen(false)} />}
    </>
  );
}
