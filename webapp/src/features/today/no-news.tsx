import { paths } from '@kollab/contract';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import calmPicture from '#src/kit/pictures/calm.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { todayTexts } from '#src/texts/today.ts';

export function NoNews() {
  const { empty, hint, seeProjects } = todayTexts;
  return (
    <Placeholder picture={calmPicture} title={empty} hint={hint}>
      <ButtonLink to={paths.projects}>{seeProjects}</ButtonLink>
    </Placeholder>
  );
}
