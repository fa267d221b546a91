import { type Application, displayName } from '@kollab/contract';
import { useMe } from '#src/api/me.ts';
import { TeamMoment } from '#src/shared/team/team-moment.tsx';
import { applicationTexts } from '#src/texts/applications.ts';
import { texts } from '#src/texts/common.ts';
import { roomTexts } from '#src/texts/team/room.ts';

/** What an owner sees after a yes to an applicant, or to both of a pair: who is one team now. */
export function AcceptedMoment({
  accepted,
}: {
  accepted: readonly [Application, ...Application[]];
}) {
  const me = useMe();
  const { projectId, projectTitle, vacancyTitle, coverImage } = accepted[0];
  const people = accepted.map(({ telegramId, userName, userPhoto }) => ({
    telegramId,
    name: userName || texts.common.nobody,
    photo: userPhoto,
  }));
  return (
    <TeamMoment
      project={{ id: projectId, coverImage, palette: [] }}
      people={[{ ...me, name: displayName(me) }, ...people]}
      title={applicationTexts.application.oneTeam}
      lines={[roomTexts.moments.as(projectTitle, vacancyTitle)]}
    />
  );
}
