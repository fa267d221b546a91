import { type LookingForTeam, setLookingForTeam, type User } from '@kollab/contract';
import { LookingForTeam as Values } from '@kollab/contract/schemas';
import { useMutation } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useMatchesCache } from '#src/api/matching.ts';
import { useMeCache } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { showAlert } from '#src/kit/notices/notices.ts';

const words = matchingTexts.looking;
const unsaid = { value: '', text: words.unsaid } as const;
const answers = [unsaid, ...Values.options.map((value) => ({ value, text: words.values[value] }))];
const usualHours = [2, 4, 6, 8, 10, 15, 20, 30, 40];

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
export function LookingForTeamSection({ me }: { me: User }) {
  const { save, shown } = useLookingForTeam(me);
  const { lookingForTeam, hoursAWeek } = shown;
  const hours = [...new Set([...usualHours, ...(hoursAWeek ? [hoursAWeek] : [])])]
    .toSorted((one, other) => one - other)
    .map((count) => ({ value: String(count), text: words.upTo(count) }));
  return (
    <Section title={words.title} note={words.note} testId="looking-for-team">
      <SelectCell<LookingForTeam | ''>
        label={words.label}
        value={lookingForTeam ?? ''}
        options={answers}
        onChange={(answer) => save({ lookingForTeam: answer || null })}
      />
      <SelectCell
        label={words.time}
        name={words.hours}
        value={hoursAWeek ? String(hoursAWeek) : ''}
        options={[unsaid, ...hours]}
        onChange={(count) => save({ hoursAWeek: Number(count) || null })}
      />
    </Section>
  );
}
