import { type ConfirmedWork as Work, paths } from '@kollab/contract';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { confirmationTexts } from '#src/texts/team/confirmations.ts';
import { WorkRow } from './work-row.tsx';

const faceSize = 44;

interface ConfirmedWorkProps {
  works: readonly Work[] | undefined;
  isOwn: boolean;
}

export function ConfirmedWork({ works, isOwn }: ConfirmedWorkProps) {
  const words = confirmationTexts;
  if (!works || works.length === 0) return null;
  return (
    <Section
      title={words.ofPerson}
      note={isOwn ? words.ownNote : undefined}
      testId="confirmed-work"
    >
      <ul aria-label={words.ofPerson}>
        {works.map((work) => {
          const { projectId, projectName, isLinked, isHidden, coverImage, palette } = work;
          return (
            <WorkRow
              key={work.confirmationId}
              work={work}
              name={projectName}
              face={<CoverThumb project={{ id: projectId, coverImage, palette }} size={faceSize} />}
              to={isLinked ? paths.project(projectId) : undefined}
              note={isHidden ? words.isHidden : undefined}
              isOwn={isOwn}
            />
          );
        })}
      </ul>
    </Section>
  );
}
