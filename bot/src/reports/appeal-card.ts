import { type AppealCard, cut, inert, limits, personName, projectName } from '@kollab/contract';
import { join, markup, richHtml, type Html } from '#src/format/html.ts';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import type { Texts } from '#src/texts/texts.ts';

/** An appeal against a sanction or a removal; it is decided on in the app, where there is room for why. */
export function appealCardMessage(card: AppealCard, { texts, open }: Reader): Message {
  const { appealCard: words } = texts;
  const parts = [
    join(headOf(card, texts), '\n'),
    richHtml(inert(cut(card.text, limits.appeal))),
    ...(card.outcome ? [outcomeOf(card.outcome, texts)] : []),
  ];
  return {
    text: join(parts, '\n\n'),
    buttons: card.outcome
      ? []
      : [[open(card.isForOthers ? words.look : words.decide, { screen: 'queue' })]],
  };
}

function headOf(card: AppealCard, { appealCard: words, locale }: Texts): Html[] {
  const isProject = card.projectId !== null;
  const name = isProject ? projectName(card.name, locale) : personName(card.name);
  return [
    markup`<b>${card.outcome ? words.decidedTitle : words.title}</b>`,
    words.subject[isProject ? 'project' : 'profile'](name),
    words.sanction(
      words.kinds[card.kind],
      card.sanctionedBy === null ? null : personName(card.sanctionedBy),
      card.sanctionedAt,
    ),
    ...(card.reason ? [words.reason(cut(card.reason, limits.rejectionReasonMax))] : []),
    ...(card.isForOthers && !card.outcome ? [words.forOthers] : []),
  ];
}

function outcomeOf(outcome: NonNullable<AppealCard['outcome']>, { appealCard: words }: Texts) {
  const lines = [
    markup`${words.outcomes[outcome.decision ?? 'over']}`,
    ...(outcome.name === null ? [] : [words.decidedBy(personName(outcome.name), outcome.at)]),
    ...(outcome.reason ? [words.reason(cut(outcome.reason, limits.rejectionReasonMax))] : []),
  ];
  return join(lines, '\n');
}
