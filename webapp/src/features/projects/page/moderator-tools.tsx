import { deleteProject, type Project, readyReasonsFor } from '@kollab/contract';
import ShieldX from 'lucide-react/icons/shield-x';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { ReasonSheet } from '#src/shared/moderation/reason-sheet.tsx';
import { Section } from '#src/kit/layout/section.tsx';

/** What a moderator may do about somebody else's project: take it down, for a reason. */
export function ModeratorTools({ project: { id, name } }: { project: Project }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { run } = useOwnerCall();
  const words = moderatorTexts.removal;
  const remove = (comment: string) => {
    setAsking(false);
    run(() => call(deleteProject, { params: { id }, body: { comment } }), {
      done: words.removed,
      failed: words.failed,
    });
  };
  return (
    <Section>
      <Cell isGrave icon={ShieldX} onClick={() => setAsking(true)}>
        {words.remove}
      </Cell>
      {isAsking && (
        <ReasonSheet
          words={{ ...words, title: words.title(name), action: words.remove }}
          ready={readyReasonsFor('removal')}
          reason={reason}
          onType={setReason}
          onDone={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
