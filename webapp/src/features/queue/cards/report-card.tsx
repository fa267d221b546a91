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
import { MeasuresSheet } from './measures-sheet.tsx';
import { type Grave, SanctionSheet } from './sanction-sheet.tsx';
import { useActs } from '#src/features/queue/items/use-acts.ts';

function OneReport({ report }: { report: Report }) {
  return (
    <li className={styles.report}>
      <p className={styles.source}>
        <Badge tone="danger">{safetyTexts.safety.categories[report.category]}</Badge>
        <Link to={paths.user(report.reporter.telegramId)} className={styles.link}>
          {moderatorTexts.reports.from(report.reporter.name)}
        </Link>
      </p>
      {report.text && (
        <p className={styles.text}>
          <ExpandableText>{report.text}</ExpandableText>
        </p>
      )}
    </li>
  );
}

const focusField = (shown: HTMLElement | null) => shown?.querySelector('textarea')?.focus();

export function ReportCard({ entry, item, flow, guarded }: CardProps<ReportItem>) {
  const [comment, setComment] = useState('');
  const [fault, setFault] = useState<string>();
  const [isCommented, setCommented] = useState(false);
  const [sheet, setSheet] = useState<'measures' | Grave>();
  const acts = useActs(item, flow);
  const { report, reports } = item;
  const { id, subjectType, openCount, telegramId, suspension } = report;
  const { reports: words } = moderatorTexts;
  const dismiss = () => {
    const given = comment.trim();
    const found = given === '' ? undefined : faultOf(given);
    setFault(found);
    if (!found) send('dismiss', given);
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
  const facts = sayFacts(
    suspension && words.suspended(suspension.until ? sayDay(suspension.until) : undefined),
    openCount > 1 && words.open(openCount),
  );
  const isDismissing = acts.running === 'dismiss';
  return (
    <>
      {facts && <p className={styles.about}>{facts}</p>}
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
      {!entry.isGone &&
        (isCommented || comment !== '' ? (
          <div ref={isCommented ? focusField : undefined} className={styles.comment}>
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
        ) : (
          <button type="button" className={styles.more} onClick={() => setCommented(true)}>
            {words.addComment}
          </button>
        ))}
      <CardFoot acts={acts} isGone={entry.isGone} changed={[]} onGoOn={() => flow.onLeave(item)}>
        <Button
          kind="tinted"
          isCompact
          isEnabled={!acts.isPending}
          isLoading={isDismissing}
          onClick={() => guarded(dismiss)}
        >
          {words.dismiss}
        </Button>
        <Button
          kind="danger"
          isCompact
          isEnabled={!acts.isPending}
          isLoading={acts.isPending && !isDismissing}
          onClick={() => guarded(() => setSheet('measures'))}
        >
          {words.measures}
        </Button>
      </CardFoot>
      {sheet === 'measures' && (
        <MeasuresSheet item={item} onChoose={setSheet} onClose={() => setSheet(undefined)} />
      )}
      {sheet && sheet !== 'measures' && (
        <SanctionSheet
          decision={sheet}
          item={item}
          reason={comment}
          onType={setComment}
          onClose={() => setSheet(undefined)}
          onDone={(given, days) =>
            guarded(() => {
              setSheet(undefined);
              send(sheet, given, days);
            }, true)
          }
        />
      )}
    </>
  );
}
