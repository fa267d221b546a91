import { paths } from '@kollab/contract';
import { matchingTexts } from '#src/texts/matching.ts';
import { Cell } from '#src/kit/layout/cell.tsx';

export const AddSkills = () => (
  <Cell to={paths.addTag} isAccent>
    {matchingTexts.match.unknown}
  </Cell>
);
