import Send from 'lucide-react/icons/send';
import { Outlet } from 'react-router-dom';

import { MeContext, useSignIn } from '#src/api/me.ts';
import { telegram, type TelegramUser } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { LoadError, Waiting } from '#src/ui/load-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { Placeholder } from '#src/ui/placeholder.tsx';
import { SessionBanner } from './banners.tsx';

function Entrance({ telegramId }: Pick<TelegramUser, 'telegramId'>) {
  const { me, error, retry } = useSignIn(telegramId);
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
    <Page title={texts.tabs.profile} hasOwnHeading>
      <LoadError error={error} onRetry={retry} />
    </Page>
  );
}

/** Screens of a person: signs them in first, and says so where Telegram names nobody. */
export function SignedIn() {
  const { user } = telegram();
  if (user) return <Entrance telegramId={user.telegramId} />;
  return (
    <Page title={texts.tabs.profile} hasOwnHeading>
      <Placeholder
        icon={<Send size={40} aria-hidden />}
        title={texts.errors.noTelegramId}
        hint={texts.errors.noTelegramIdHint}
        isAlert
      />
    </Page>
  );
}
