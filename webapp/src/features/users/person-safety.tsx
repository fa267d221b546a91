import { displayName, paths, type User } from '@kollab/contract';
import Ban from 'lucide-react/icons/ban';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '#src/api/failure.ts';
import { useBlock } from '#src/api/safety.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { askFirst, showSnackbar } from '#src/kit/notices/notices.ts';
import { ReportCell } from '#src/entities/reports/report-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';

/** What one may do against a person: report them, and keep them away. */
export function PersonSafety({ person }: { person: User }) {
  const { telegramId } = person;
  const name = displayName(person) || profileTexts.profile.nobody;
  const words = safetyTexts.safety;
  const navigate = useNavigate();
  const { mutateAsync: setBlocked } = useBlock(telegramId);
  const isAsking = useRef(false);
  const block = async () => {
    try {
      await setBlocked(true);
    } catch (error) {
      telegram().haptic('error');
      showSnackbar(refusalOf(error) ?? words.blockFailed);
      return;
    }
    telegram().haptic('success');
    showSnackbar(words.blocked(name));
    void navigate(paths.search, { replace: true });
  };
  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    if (await askFirst(words.askBlock(name), words.block)) await block();
    isAsking.current = false;
  };
  return (
    <Section>
      <ReportCell about={{ telegramId }} />
      <Cell before={<Ban size={22} aria-hidden />} onClick={() => void ask()}>
        {words.block}
      </Cell>
    </Section>
  );
}
