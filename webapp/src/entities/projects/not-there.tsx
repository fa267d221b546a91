import { paths } from '@kollab/contract';
import type { ReactNode } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

interface NotThereProps {
  icon: ReactNode;
  title: string;
  hint: string;
  /** What the way to the projects is called. */
  way: string;
}

/** A project or vacancy that is not there, with the way on; outside Telegram the way into it. */
export function NotThere({ icon, title, hint, way }: NotThereProps) {
  const isOutside = telegram().user === undefined;
  return (
    <>
      <Placeholder icon={icon} title={title} hint={hint}>
        {!isOutside && <ButtonLink to={paths.projects}>{way}</ButtonLink>}
      </Placeholder>
      {isOutside && <OpenInTelegram startParam="home" />}
    </>
  );
}
