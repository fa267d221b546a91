import { type LookingForTeam, setLookingForTeam, type User } from '@kollab/contract';
import { LookingForTeam as Values } from '@kollab/contract/schemas';
import { useMutation } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useMatchesCache } from '#src/api/matching.ts';
import { useMeCache } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { HoursCell } from '#src/kit/forms/hours-cell.tsx';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { showAlert } from '#src/kit/notices/notices.ts';

const words = matchingTexts.looking;
const unsaid = { value: '', text: words.unsaid } as const;
const answers = [unsaid, ...Values.options.map((value) => ({ value, text: words.values[value] }))];

type Wish = Partial<Pick<User, 'lookingForTeam' | 'hoursAWeek'>>;

/** Saves at once, without review, and falls back when that fails. */
function useLookingForTeam(me: User) {
  const cache = useMeCache();
  const matches = useMatchesCache();
  const { telegramId } = me;
  const { mutate, variables, isPending } = useMutation({
    scope: { id: 'looking-for-team' },
    mutationFn: (wish: Wish) => call(setLookingForTeam, { params: { telegramId }, body: wish }),
    onSuccess(saved) {
      cache.set({ ...me, ...saved });
      void matches.refresh();
    },
    onError() {
      telegram().haptic('error');
      void showAlert(words.failed);
    },
  });
  return { save: mutate, shown: { ...me, ...(isPending ? variables : undefined) } };
}

/** Whether one looks for a team, and for how many hours a week. */
export default function LookingForTeamSection({ me }: { me: User }) {
  const { save, shown } = useLookingForTeam(me);
  const { lookingForTeam, hoursAWeek } = shown;
  return (
    <Section title={words.title} note={words.note} testId="looking-for-team">
      <SelectCell<LookingForTeam | ''>
        label={words.label}
        value={lookingForTeam ?? ''}
        options={answers}
        onChange={(answer) => save({ lookingForTeam: answer || null })}
      />
      <HoursCell
        label={words.time}
        name={words.hours}
        value={hoursAWeek}
        unsaid={words.unsaid}
        say={words.upTo}
        onChange={(count) => save({ hoursAWeek: count })}
      />
    </Section>
  );
}
