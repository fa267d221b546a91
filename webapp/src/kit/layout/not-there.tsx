import { telegram } from '#src/telegram/telegram.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { OpenInTelegram } from './open-in-telegram.tsx';
import type { LucideIcon } from '#src/kit/lib/icon.ts';
import { Placeholder } from './placeholder.tsx';

interface NotThereProps {
  icon: LucideIcon;
  title: string;
  hint: string;
  /** Where to go instead, and what that is called. */
  way: { to: string; text: string };
}

/** Says that there is nothing to be seen, with a way on; outside Telegram the way into it. */
export function NotThere({ icon, title, hint, way }: NotThereProps) {
  const isOutside = telegram().user === undefined;
  return (
    <>
      <Placeholder icon={icon} title={title} hint={hint}>
        {!isOutside && <ButtonLink to={way.to}>{way.text}</ButtonLink>}
      </Placeholder>
      {isOutside && <OpenInTelegram startParam="" />}
    </>
  );
}
