import Send from 'lucide-react/icons/send';
import { texts } from '#src/texts/common.ts';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

/** Instead of what is somebody's own, where Telegram names nobody: the way into it. */
export default function OutsideTelegram() {
  return (
    <>
      <Placeholder
        icon={Send}
        title={texts.errors.noTelegramId}
        hint={texts.errors.noTelegramIdHint}
        isAlert
      />
      <OpenInTelegram startParam="" />
    </>
  );
}
