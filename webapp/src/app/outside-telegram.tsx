import { texts } from '#src/texts/common.ts';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import teamPicture from '#src/kit/pictures/team.svg?no-inline';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

/** In place of what is somebody's own, where Telegram names nobody. */
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
