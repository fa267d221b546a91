import { answerInvitation, type InvitationCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import { no, yes, type Button, type Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { saidMessage } from '#src/messages/said-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { letters, packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import type { Texts } from '#src/texts/texts.ts';

/** What is answered to the invitation into a project. */
export const invitationPress = pressData('i', {
  accept: letters({ a: true, d: false }),
  projectId: packedId,
});

/** An invitation as the invited person sees it; once answered it says so and asks no more. */
export const invitationMessage = (card: InvitationCard, reader: Reader): Message =>
  saidMessage({ kind: 'invitationCard', card }, reader, answers(card, reader.texts));

function answers({ state, projectId }: InvitationCard, { invitation: texts }: Texts): Button[] {
  if (state !== 'invited') return [];
  return [
    yes(texts.accept, invitationPress.pack({ accept: true, projectId })),
    no(texts.decline, invitationPress.pack({ accept: false, projectId })),
  ];
}

/** The buttons under an invitation; its message itself changes by notification. */
export const invitations = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: invitationPress,
    async carryOut(ctx, body, texts) {
      const { result } = await api(answerInvitation, { body }, actingFor(ctx.from.id));
      return texts.invitation.answered[result];
    },
    logger,
  });
