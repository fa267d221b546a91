import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { MeContext, useSignIn } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { LoadError, Waiting } from '#src/ui/load-state.tsx';
import { Placeholder } from '#src/ui/placeholder.tsx';
import { SessionBanner } from './banners.tsx';
import { Unentered } from './unentered.tsx';

interface EntranceProps {
  telegramId: number;
  children: ReactNode;
}

function Entrance({ telegramId, children }: EntranceProps) {
  const { me, error, retry } = useSignIn(telegramId);
  if (me) {
    return (
      <MeContext value={me}>
        <SessionBanner />
        {children}
      </MeContext>
    );
  }
  if (!error) return <Waiting onRetry={retry} />;
  return (
    <Unentered>
      <LoadError error={error} onRetry={retry} />
    </Unentered>
  );
}

/** Screens of a person: signs them in first, and says so where Telegram names nobody. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { user } = telegram();
  if (user) return <Entrance telegramId={user.telegramId}>{children}</Entrance>;
  return (
    <Unentered>
      <Placeholder
        icon={<Send size={40} aria-hidden />}
        title={texts.errors.noTelegramId}
        hint={texts.errors.noTelegramIdHint}
        isAlert
      />
    </Unentered>
  );
}
