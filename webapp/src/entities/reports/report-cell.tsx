import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { safetyTexts } from '#src/texts/safety.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { type Reported, ReportSheet } from './report-sheet.tsx';

/** The way to report a person or a project. */
export function ReportCell({ about }: { about: Reported }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Cell before={<Flag size={22} aria-hidden />} onClick={() => setOpen(true)}>
        {safetyTexts.safety.report}
      </Cell>
      {isOpen && <ReportSheet about={about} onClose={() => setOpen(false)} />}
    </>
  );
}
