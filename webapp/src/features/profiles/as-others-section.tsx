import { paths, type User } from '@kollab/contract';
import Eye from 'lucide-react/icons/eye';
import { ShareProfile } from '#src/shared/person/share-profile.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { peopleTexts } from '#src/texts/people.ts';

export default function AsOthersSection({ telegramId }: Pick<User, 'telegramId'>) {
  return (
    <Section>
      <Cell to={paths.user(telegramId)} icon={Eye}>
        {peopleTexts.people.asOthers}
      </Cell>
      <ShareProfile telegramId={telegramId} />
    </Section>
  );
}
