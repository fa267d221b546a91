import { type LookingForTeam, setLookingForTeam, type User } from '@kollab/contract';
import { LookingForTeam as Values } from '@kollab/contract/schemas';
import { call } from '#src/api/api.ts';
import { useMatchesCache } from '#src/api/matching.ts';
import { useMeCache } from '#src/api/me.ts';
import { texts } from '#src/texts/common.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { HoursCell } from '#src/kit/forms/hours-cell.tsx';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useSavedAtOnce } from '#src/kit/notices/use-saved-at-once.ts';

const words = matchingTexts.looking;
const unsaid = { value: '', text: words.unsaid } as const;
const answers = [unsaid, ...Values.options.map((value) => ({ value, text: words.values[value] }))];

type Wish = Partial<Pick<User, 'lookingForTeam' | 'hoursAWeek'>>;

/** Saves at once, without review. */
function useLookingForTeam(me: User) {
  const cache = useMeCache();
  const matches = useMatchesCache();
  const { telegramId } = me;
  return useSavedAtOnce({
    name: 'looking-for-team',
    save: (wish: Wish) => call(setLookingForTeam, { params: { telegramId }, body: wish }),
    onSaved(saved) {
      cache.set((known) => ({ ...(known ?? me), ...saved }));
      void matches.refresh();
    },
    failed: words.failed,
  });
}

export function LookingForTeamSection({ me }: { me: User }) {
  const { save, wished, isWaiting } = useLookingForTeam(me);
  const { lookingForTeam, hoursAWeek } = { ...me, ...wished };
  return (
    <Section
      title={words.title}
      note={isWaiting ? texts.errors.waits : words.note}
      testId="looking-for-team"
    >
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
