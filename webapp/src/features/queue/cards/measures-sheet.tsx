import Ban from 'lucide-react/icons/ban';
import EyeOff from 'lucide-react/icons/eye-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import type { ReportItem } from '#src/features/queue/items/queue-item.ts';
import type { Grave } from './sanction-sheet.tsx';

const measures = [
  { decision: 'warn', icon: TriangleAlert },
  { decision: 'block', icon: EyeOff },
  { decision: 'suspend', icon: Ban },
] as const;

interface MeasuresSheetProps {
  item: ReportItem;
  onChoose: (decision: Grave) => void;
  onClose: () => void;
}

/** The gravest comes last. */
export function MeasuresSheet({ item, onChoose, onClose }: MeasuresSheetProps) {
  const { reports: words } = moderatorTexts;
  const effects = words.effects[item.report.subjectType];
  return (
    <Sheet hasCancel title={words.measuresOn(item.name)} onClose={onClose}>
      <Section>
        {measures.map(({ decision, icon }) => (
          <Cell
            key={decision}
            icon={icon}
            isGrave={decision === 'suspend'}
            detail={effects[decision]}
            onClick={() => onChoose(decision)}
          >
            {words[decision]}
          </Cell>
        ))}
      </Section>
    </Sheet>
  );
}
