import { readyReasonsFor } from '@kollab/contract';
import { useState } from 'react';
import { useMe } from '#src/api/me.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { ChangesList } from '#src/shared/changes/changes-list.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { ReasonSheet } from '#src/shared/moderation/reason-sheet.tsx';
import { CardFoot } from './card-foot.tsx';
import { decisionCalls } from './decision-calls.ts';
import { FieldRejectionForm } from './field-rejection.tsx';
import { ProjectContent } from './project-content.tsx';
import type { CardProps } from './card-props.ts';
import {
  claimedByOther,
  isForOthers,
  type QueueItem,
  type SubmissionItem,
  submissionOf,
} from '#src/features/queue/items/queue-item.ts';
import { useActs } from '#src/features/queue/items/use-acts.ts';
import { useNewTags } from './use-new-tags.ts';
import { useFieldRejections } from './use-field-rejections.ts';
import styles from './submission-card.module.css';
import { AppealNote } from './appeal-note.tsx';
import { NewTags } from './new-tags.tsx';

function NameNote({ item, field }: { item: SubmissionItem; field: string }) {
  if (item.kind !== 'profile') return null;
  const warning = item.profile.changes.find(({ changeType }) => changeType === field)?.warning;
  return warning && <p className={styles.note}>{moderatorTexts.queue.nameWarnings[warning]}</p>;
}

const namesOf = (item: SubmissionItem): Readonly<Partial<Record<string, string>>> =>
  item.kind === 'profile' ? profileTexts.profile.fields : moderatorTexts.queue.fields;

function changedSince(seen: QueueItem | undefined, item: SubmissionItem): string[] {
  if (!seen || seen.kind === 'report' || seen.key === item.key) return [];
  const valuesOf = (one: SubmissionItem): Record<string, string> =>
    Object.fromEntries(
      submissionOf(one).changes.map(({ changeType, newValue }) => [
        changeType,
        JSON.stringify(newValue ?? null),
      ]),
    );
  const before = valuesOf(seen);
  const after = valuesOf(item);
  return Object.keys({ ...before, ...after })
    .filter((field) => before[field] !== after[field])
    .map((field) => namesOf(item)[field] ?? field);
}

export function SubmissionCard({ entry, item, flow, guarded }: CardProps<SubmissionItem>) {
  const me = useMe();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const acts = useActs(item, flow);
  const rejections = useFieldRejections(item);
  const newTags = useNewTags(submissionOf(item).newTags);
  const calls = decisionCalls(item);
  const words = moderatorTexts.queue[item.kind];
  const names = namesOf(item);
  const { ownDecision, ownSubmission } = moderatorTexts.queue;
  const { appeal, claimedBy, changes } = submissionOf(item);
  const isForbidden = isForOthers(item);
  const isEnabled = !acts.isPending;
  const holder = claimedByOther(item, me.telegramId);
  /** Where another moderator holds it, only when the reader means it. */
  const decide = (goOn: () => void) =>
    guarded(() => {
      if (holder === undefined) {
        goOn();
        return;
      }
      const { heldQuestion, decideAnyway } = moderatorTexts.queue;
      void askFirst(heldQuestion(holder), decideAnyway).then(
        (isMeant) => isMeant && guarded(goOn, true),
      );
    });
  const decideFields = () => {
    const rejected = rejections.take();
    if (!rejected) return;
    const done = rejections.isEverything ? words.rejected : words.partlyApproved;
    const failed = words.rejectFailed;
    acts.run({ kind: 'decide', run: () => calls.decide(rejected, newTags.taken()), done, failed });
  };
  const footOf = (field: string) => (
    <>
      <NameNote item={item} field={field} />
      {rejections.isOffered(field) && !isForbidden && !entry.isGone && (
        <FieldRejectionForm
          field={field}
          name={names[field] ?? field}
          rejections={rejections}
          ready={readyReasonsFor(item.kind, [field])}
        />
      )}
    </>
  );
  return (
    <>
      {appeal && <AppealNote appeal={appeal} />}
      {item.kind === 'profile' ? (
        <ChangesList changes={item.profile.changes} names={names} footOf={footOf} />
      ) : (
        <ProjectContent project={item.project} footOf={footOf} />
      )}
      {newTags.names.length > 0 && !isForbidden && !entry.isGone && <NewTags choices={newTags} />}
      <CardFoot
        acts={acts}
        isGone={entry.isGone}
        changed={changedSince(entry.seen, item)}
        forOthers={isForbidden && (appeal ? ownDecision : ownSubmission)}
        onGoOn={() => flow.onLeave(item)}
      >
        {rejections.count > 0 ? (
          <div>
            <Button
              kind="danger"
              isEnabled={isEnabled}
              isLoading={acts.running === 'decide'}
              onClick={() => decide(decideFields)}
            >
              {rejections.isEverything
                ? moderatorTexts.queue.allFields
                : moderatorTexts.queue.partial(rejections.count)}
            </Button>
            <Button kind="plain" isEnabled={!acts.isPending} onClick={rejections.clear}>
              {moderatorTexts.queue.keepAll}
            </Button>
          </div>
        ) : (
          <>
            <Button
              isCompact
              isEnabled={isEnabled}
              isLoading={acts.running === 'approve'}
              onClick={() =>
                decide(() =>
                  acts.run({
                    kind: 'approve',
                    run: () => calls.approve(newTags.taken()),
                    done: words.approved,
                    failed: words.approveFailed,
                  }),
                )
              }
            >
              {moderatorTexts.queue.approve}
            </Button>
            <Button
              kind="danger"
              isCompact
              isEnabled={isEnabled}
              isLoading={acts.running === 'reject'}
              onClick={() => decide(() => setRejecting(true))}
            >
              {moderatorTexts.queue.reject}
            </Button>
            {claimedBy?.telegramId !== me.telegramId && (
              <Button
                kind="plain"
                isCompact
                isEnabled={isEnabled}
                isLoading={acts.running === 'claim'}
                onClick={() =>
                  guarded(() =>
                    acts.run({ kind: 'claim', run: calls.claim, failed: words.claimFailed }),
                  )
                }
              >
                {moderatorTexts.queue.claim}
              </Button>
            )}
          </>
        )}
      </CardFoot>
      {isRejecting && (
        <ReasonSheet
          words={{
            title: moderatorTexts.queue.rejectTitle(item.name),
            reason: moderatorTexts.queue.reason,
            hint: moderatorTexts.queue.reasonHint,
            action: moderatorTexts.queue.reject,
          }}
          ready={readyReasonsFor(
            item.kind,
            changes.map(({ changeType }) => changeType),
          )}
          reason={reason}
          onType={setReason}
          onClose={() => setRejecting(false)}
          onDone={(comment) =>
            guarded(() => {
              setRejecting(false);
              acts.run({
                kind: 'reject',
                run: () => calls.reject(comment),
                done: words.rejected,
                failed: words.rejectFailed,
              });
            }, true)
          }
        />
      )}
    </>
  );
}
