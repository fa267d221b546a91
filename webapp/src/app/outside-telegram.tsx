import { texts } from '#src/texts/common.ts';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import teamPicture from '#src/kit/pictures/team.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

/** Instead of what is somebody's own, where Telegram names nobody: what Kollab is for, and the way into it. */
export default function OutsideTelegram() {
  const { outside, noTelegramId, noTelegramIdHint } = texts.errors;
  return (
    <>
      <Placeholder picture={teamPicture} title={outside} hint={noTelegramIdHint} isWelcome>
        <p className="caption quiet" role="alert">
          {noTelegramId}
        </p>
      </Placeholder>
      <OpenInTelegram startParam="" />
    </>
  );
}
