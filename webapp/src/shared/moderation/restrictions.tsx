import { type OwnSanction, paths } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import EyeOff from 'lucide-react/icons/eye-off';
import { accountQuery } from '#src/api/account.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { sayDay } from '#src/texts/moment.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { sanctionTexts } from '#src/texts/moderation/sanctions.ts';
import { Badge } from '#src/kit/content/badge.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { ownSanctionsQuery } from './own-sanctions.ts';
import { SanctionAppeal, SanctionFacts } from './sanction-parts.tsx';
import styles from './restrictions.module.css';

interface RestrictionProps {
  sanction: OwnSanction;
  telegramId: number;
}

export function Restriction({ sanction, telegramId }: RestrictionProps) {
  const { kind } = sanction;
  const words = sanctionTexts.sanction;
  return (
    <Section testId="restriction">
      <div className={styles.restriction}>
        <Badge tone={kind === 'warning' ? 'warning' : 'danger'}>{words.kinds[kind]}</Badge>
        <p className={styles.meaning}>{words.meaning[kind]}</p>
        <SanctionFacts sanction={sanction} />
        {kind === 'warning' && <p className={styles.meaning}>{words.next}</p>}
      </div>
      <SanctionAppeal sanction={sanction} telegramId={telegramId} />
    </Section>
  );
}

function Withdrawn({ telegramId }: { telegramId: number }) {
  const { data } = useQuery(accountQuery(telegramId));
  const { title, withdrawnAt } = settingsTexts.settings.publishing;
  if (!data?.consentWithdrawnAt) return null;
  return (
    <Section note={withdrawnAt(sayDay(data.consentWithdrawnAt))} testId="withdrawn">
      <Cell to={paths.settings} icon={EyeOff}>
        {title}
      </Cell>
    </Section>
  );
}

const restricting: ReadonlySet<OwnSanction['kind']> = new Set(['suspension', 'hiding']);

/** On their own profile, where they meet it first. */
export default function Restrictions({ telegramId }: { telegramId: number }) {
  const { data = [] } = useQuery(ownSanctionsQuery(telegramId));
  const holding = data.filter(({ kind, endedAt }) => restricting.has(kind) && endedAt === null);
  return (
    <>
      <Withdrawn telegramId={telegramId} />
      {holding.map((one) => (
        <Restriction key={one.id} sanction={one} telegramId={telegramId} />
      ))}
    </>
  );
}
