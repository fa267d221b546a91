import { cut, limits, personName, projectName, type ReportCard } from '@kollab/contract';
import { join, markup, type Html } from '#src/messages/html.ts';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import type { Texts } from '#src/texts/texts.ts';

/** A report as a moderator's chat shows it; once decided, who decided what. */
export function reportCardMessage(card: ReportCard, { texts, open }: Reader): Message {
  const parts = [head(card, texts), markup`${cut(card.text, limits.reportText)}`];
  if (card.decision) parts.push(outcome(card.decision, texts));
  return {
    text: join(
      parts.filter(({ html }) => html !== ''),
      '\n\n',
    ),
    buttons: card.decision ? [] : [[open(texts.reportCard.open, { screen: 'queue' })]],
  };
}

function head(card: ReportCard, { reportCard: texts, locale }: Texts): Html {
  const { subjectType, subjectName, category, openCount } = card;
  const name =
    subjectType === 'profile' ? personName(subjectName) : projectName(subjectName, locale);
  const lines = [
    markup`<b>${card.decision ? texts.titles.decided : texts.titles.waiting}</b>`,
    texts.subject[subjectType](name),
    texts.categories[category],
    texts.reporter(personName(card.reporterName), card.submittedAt),
  ];
  return join(openCount > 1 ? [...lines, texts.openCount(openCount)] : lines, '\n');
}

function outcome(decision: NonNullable<ReportCard['decision']>, { reportCard: texts }: Texts) {
  const said = texts.decision(
    texts.decisions[decision.decision],
    personName(decision.name),
    decision.at,
  );
  const comment = cut(decision.comment ?? '', limits.rejectionReasonMax);
  return join(comment === '' ? [said] : [said, comment], '\n');
}
