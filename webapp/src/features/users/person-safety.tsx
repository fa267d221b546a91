import { displayName, paths, type User } from '@kollab/contract';
import Ban from 'lucide-react/icons/ban';
import { useNavigate } from 'react-router-dom';
import { inALine } from '#src/kit/notices/reason.ts';
import { useBlock } from '#src/api/blocks.ts';
import { texts } from '#src/texts/common.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { askFirst, showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { ReportCell } from '#src/shared/reports/report-cell.tsx';
import { ShareProfile } from '#src/shared/person/share-profile.tsx';
import { Section } from '#src/kit/layout/section.tsx';

export default function PersonSafety({ person }: { person: User }) {
  const { telegramId } = person;
  const name = displayName(person) || texts.common.nobody;
  const words = safetyTexts.safety;
  const navigate = useNavigate();
  const setBlocked = useBlock(telegramId);
  const { run } = useAction({
    async perform() {
      if (!(await askFirst(words.askBlock(name), words.block))) return false;
      await setBlocked(true);
      return true;
    },
    done: (isBlocked) => (isBlocked ? words.blocked(name) : undefined),
    onSuccess: (isBlocked) => isBlocked && void navigate(paths.search, { replace: true }),
    onError: (error) => showToast(inALine(words.blockFailed, error)),
  });
  return (
    <Section>
      <ShareProfile telegramId={telegramId} />
      <ReportCell about={{ telegramId }} />
      <Cell isGrave icon={Ban} onClick={() => run()}>
        {words.block}
      </Cell>
    </Section>
  );
}
