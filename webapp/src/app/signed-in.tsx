import Send from 'lucide-react/icons/send';
import { Outlet, useLocation } from 'react-router-dom';

import { MeContext, useSignIn } from '#src/api/me.ts';
import { telegram, type TelegramUser } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { LoadError, Waiting } from '#src/ui/load-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { Placeholder } from '#src/ui/placeholder.tsx';
import { SessionBanner } from './banners.tsx';
import { titleOf } from './titles.ts';

function Entrance({ telegramId }: Pick<TelegramUser, 'telegramId'>) {
  const { me, error, retry } = useSignIn(telegramId);
  const title = titleOf(useLocation().pathname);
  if (me) {
    return (
      <MeContext value={me}>
        <SessionBanner />
        <Outlet />
      </MeContext>
    );
  }
  if (!error) return <Waiting onRetry={retry} />;
  return (
    <Page title={title} hasOwnHeading>
      <LoadError error={error} onRetry={retry} />
    </Page>
  );
}

/** Screens of a person: signs them in first, and says so where Telegram names nobody. */
export function SignedIn() {
  const { user } = telegram();
  const title = titleOf(useLocation().pathname);
  if (user) return <Entrance telegramId={user.telegramId} />;
  return (
    <Page title={title} hasOwnHeading>
      <Placeholder
        icon={<Send size={40} aria-hidden />}
        title={texts.errors.noTelegramId}
        hint={texts.errors.noTelegramIdHint}
        isAlert
      />
    </Page>
  );
}
