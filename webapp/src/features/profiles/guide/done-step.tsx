import { paths } from '@kollab/contract';
import { Suspense } from 'react';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';

const MatchedVacancies = lazyWithPreload(async () => {
  const { MatchedVacancies: component } = await import('#src/shared/matches/matched-vacancies.tsx');
  return { default: component };
});

export function DoneStep({ isApproved }: { isApproved: boolean }) {
  const { hint, approvedHint, projects, profile } = fieldTexts.guide.done;
  return (
    <>
      <Section note={isApproved ? approvedHint : hint}>
        <Cell to={paths.projects} isAccent>
          {projects}
        </Cell>
        <Cell to={paths.home}>{profile}</Cell>
      </Section>
      <Suspense>
        <MatchedVacancies />
      </Suspense>
    </>
  );
}
