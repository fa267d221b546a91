import { answerInvitation, type InvitationCard } from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { answer, answerButtons, answerOf } from '#src/presses/declining.ts';
import { packedId, pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';

export const invitationPress = pressData('i', {
  action: answer,
  projectId: packedId,
});

export const invitationMessage = (card: InvitationCard, reader: Reader): Message => {
  const { state, projectId } = card;
  const answers = answerButtons(invitationPress, { projectId }, reader.texts.invitation);
  return eventMessage({ kind: 'invitationCard', card }, reader, state === 'invited' ? answers : []);
};

export const invitations = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: invitationPress,
    async carryOut(ctx, press, texts) {
      const answered = await answerOf(ctx, invitationPress, press, texts);
      if (!answered) return undefined;
      const body = { projectId: press.projectId, ...answered };
      const { result } = await api(answerInvitation, { body }, actingFor(ctx.from.id));
      return texts.invitation.answered[result];
    },
    logger,
  });
