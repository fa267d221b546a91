import {
  decideReport,
  limits,
  paths,
  type Report,
  type ReportDecision,
  sayFacts,
  type SuspensionDays,
} from '@kollab/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { sayDay } from '#src/texts/moment.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Badge } from '#src/kit/content/badge.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
import { TextArea } from '#src/kit/forms/field.tsx';
import { faultOf } from '#src/shared/moderation/reason-field.tsx';
import { CardFoot } from './card-foot.tsx';
import type { CardProps } from './card-props.ts';
import type { ReportItem } from '#src/features/queue/items/queue-item.ts';
import styles from './report-card.module.css';
import { type Grave, SanctionSheet } from './sanction-sheet.tsx';
import { useActs } from '#src/features/queue/items/use-acts.ts';

function OneReport({ report }: { report: Report }) {
  const { from, noText } = moderatorTexts.reports;
  return (
    <li className={styles.report}>
      <Badge tone="danger">{safetyTexts.safety.categories[report.category]}</Badge>
      <p className={report.text ? styles.text : styles.quiet}>
        <ExpandableText>{report.text || noText}</ExpandableText>
      </p>
      <Link to={paths.user(report.reporter.telegramId)} className={styles.link}>
        {from(report.reporter.name)}
      </Link>
    </li>
  );
}

export function ReportCard({ entry, item, flow, guarded }: CardProps<ReportItem>) {
  const [comment, setComment] = useState('');
  const [fault, setFault] = useState<string>();
  const [grave, setGrave] = useState<Grave>();
  const acts = useActs(item, flow);
  const { report, reports } = item;
  const { id, subjectType, openCount, telegramId, suspension } = report;
  const { reports: words } = moderatorTexts;
  const decide = (decision: ReportDecision) => {
    const given = comment.trim();
    const found = given === '' ? undefined : faultOf(given);
    setFault(found);
    if (found) return;
    if (decision === 'dismiss') send(decision, given);
    else setGrave(decision);
  };
  const send = (decision: ReportDecision, given: string, days?: SuspensionDays) => {
    const body = {
      decision,
      ...(given !== '' && { comment: given }),
      ...(days !== undefined && { days }),
    };
    acts.run({
      kind: decision,
      run: () => call(decideReport, { params: { id }, body }),
      done: words.done[decision],
      failed: words.failed,
    });
  };
  const button = (decision: ReportDecision, kind: 'tinted' | 'danger') => (
    <Button
      kind={kind}
      isCompact
      isEnabled={!acts.isPending}
      isLoading={acts.running === decision}
      onClick={() => guarded(() => decide(decision))}
    >
      {words[decision]}
    </Button>
  );
  return (
    <>
      <p className={styles.about}>
        {sayFacts(
          subjectType === 'project' ? words.aboutProject : words.aboutProfile,
          openCount > 1 && words.open(openCount),
          suspension && words.suspended(suspension.until ? sayDay(suspension.until) : undefined),
        )}
      </p>
      <ul>
        {reports.map((one) => (
          <OneReport key={one.id} report={one} />
        ))}
      </ul>
      {subjectType === 'project' && (
        <p className={styles.report}>
          <Link to={paths.user(telegramId)} className={styles.link}>
            {words.ownerProfile}
          </Link>
        </p>
      )}
      {!entry.isGone && (
        <div className={styles.comment}>
          <TextArea
            label={words.comment}
            hint={words.commentHint}
            rows={2}
            value={comment}
            error={fault}
            maxLength={limits.rejectionReasonMax}
            onChange={setComment}
          />
        </div>
      )}
      <CardFoot acts={acts} isGone={entry.isGone} changed={[]} onGoOn={() => flow.onLeave(item)}>
        {button('dismiss', 'tinted')}
        {button('warn', 'tinted')}
        {button('block', 'danger')}
        {button('suspend', 'danger')}
      </CardFoot>
      {grave && (
        <SanctionSheet
          decision={grave}
          item={item}
          reason={comment}
          onType={setComment}
          onClose={() => setGrave(undefined)}
          onDone={(given, days) =>
            guarded(() => {
              setGrave(undefined);
              send(grave, given, days);
            }, true)
          }
        />
      )}
    </>
  );
}
