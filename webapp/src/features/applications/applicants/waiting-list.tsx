import type { Application } from '@kollab/contract';
import Columns2 from 'lucide-react/icons/columns-2';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { applicationTexts } from '#src/texts/applications.ts';
import { texts } from '#src/texts/common.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { ApplicantRow } from './applicant-row.tsx';
import { byMatch } from './by-match.ts';
import { byVacancy } from './by-vacancy.ts';
import { useComparison } from './comparison.ts';

const ComparisonSheet = lazyWithPreload(() => import('./comparison-sheet.tsx'));

interface WaitingListProps {
  applications: readonly Application[];
  isByMatch: boolean;
  /** Nobody is missing, so that they can be counted. */
  isWhole: boolean;
}

export function WaitingList({ applications, isByMatch, isWhole }: WaitingListProps) {
  const { has, mark, begin, end, vacancyId: marking } = useComparison();
  const [isComparing, setComparing] = useState(false);
  const { compare, projectApplications } = applicationTexts;
  const compared = applications.filter(has);
  const mayCompare = compared.length > 1;
  return (
    <>
      {byVacancy(applications).map(({ vacancyId, title, applications: own }) => {
        const mayMark = own.length > 1;
        const isMarking = mayMark && marking === vacancyId;
        return (
          <Section
            key={vacancyId}
            title={isWhole ? projectApplications.group(title, own.length) : title}
          >
            {mayMark && (
              <Cell
                isAccent
                icon={isMarking ? X : Columns2}
                detail={isMarking ? compare.hint : undefined}
                onClick={isMarking ? end : () => begin(vacancyId)}
              >
                {isMarking ? texts.common.cancel : compare.title}
              </Cell>
            )}
            {(isByMatch ? byMatch(own) : own).map((one) => (
              <ApplicantRow
                key={one.telegramId}
                application={one}
                isMarked={isMarking ? has(one) : undefined}
                onMark={() => mark(one)}
              />
            ))}
          </Section>
        );
      })}
      {mayCompare && (
        <MainAction
          text={compare.show(compared.length)}
          isShown={!isComparing}
          onClick={() => setComparing(true)}
        />
      )}
      {isComparing && mayCompare && (
        <Suspense>
          <ComparisonSheet applications={compared} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </>
  );
}
