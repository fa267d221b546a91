import { no, yes, type Button } from '#src/messages/message.ts';
import type { Texts } from '#src/texts/texts.ts';
import type { PressContext } from './answered-presses.ts';
import { letters, type PressData } from './press-data.ts';
import { showBelow } from './show-below.ts';

/** Nobody is declined by one stray tap: `ask` makes sure first, and `back` thinks better of it. */
export const answer = letters({ a: 'accept', d: 'ask', y: 'decline', b: 'back' });

interface Answer {
  action: 'accept' | 'ask' | 'decline' | 'back';
}

interface Words {
  accept: string;
  decline: string;
}

export const answerButtons = <About extends object>(
  data: PressData<About & Answer>,
  about: About,
  { accept, decline }: Words,
): Button[] => [
  yes(accept, data.pack({ ...about, action: 'accept' })),
  no(decline, data.pack({ ...about, action: 'ask' })),
];

/** What was answered, or undefined while the person is asked whether they mean their no. */
export async function answerOf<Press extends Answer>(
  ctx: PressContext,
  data: PressData<Press>,
  press: Press,
  { declining: texts }: Texts,
): Promise<{ accept: boolean } | undefined> {
  const { action } = press;
  if (action === 'accept' || action === 'decline') return { accept: action === 'accept' };
  const button = (text: string, next: Answer['action']) => ({
    text,
    callbackData: data.pack({ ...press, action: next }),
  });
  const rows = [[button(texts.sure, 'decline'), button(texts.back, 'back')]];
  await showBelow(
    ctx,
    (shown) => ['decline', 'back'].includes(data.unpack(shown)?.action ?? ''),
    action === 'ask' ? rows : [],
  );
  return undefined;
}
