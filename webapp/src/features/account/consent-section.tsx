import { type Account, paths } from '@kollab/contract';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useAgreeing } from '#src/api/account.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { sayDay } from '#src/texts/moment.ts';
import { settingsTexts } from '#src/texts/settings.ts';

const words = settingsTexts.settings.publishing;

interface ConsentSectionProps {
  telegramId: number;
  account: Account;
}

export function ConsentSection({ telegramId, account }: ConsentSectionProps) {
  const { consentedAt, consentWithdrawnAt, policyVersion } = account;
  const { agree, disagree, keep } = useAgreeing(telegramId);
  const giving = useAction({
    perform: () => agree(policyVersion),
    done: words.given,
    failed: settingsTexts.settings.modeFailed,
    onSuccess: keep,
  });
  const takingBack = useAction({
    perform: disagree,
    done: words.withdrawn,
    failed: settingsTexts.settings.modeFailed,
    onSuccess: keep,
  });
  const ask = async () => {
    if (await askFirst(words.question, words.withdraw)) takingBack.run();
  };
  const note =
    consentedAt !== null
      ? settingsTexts.settings.consented(sayDay(consentedAt))
      : consentWithdrawnAt !== null
        ? words.withdrawnAt(sayDay(consentWithdrawnAt))
        : undefined;
  return (
    <Section title={words.title} note={note}>
      <Cell to={paths.policy} icon={ShieldCheck}>
        {words.policy}
      </Cell>
      {consentedAt !== null && (
        <Cell icon={EyeOff} onClick={() => void ask()}>
          {words.withdraw}
        </Cell>
      )}
      {consentWithdrawnAt !== null && (
        <Cell icon={Eye} onClick={() => giving.run()}>
          {words.give}
        </Cell>
      )}
    </Section>
  );
}
