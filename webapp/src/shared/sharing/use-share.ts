import { type Share, shareProject } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { inALine } from '#src/kit/notices/reason.ts';
import { showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { shareLink } from '#src/telegram/chat-link.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { safetyTexts } from '#src/texts/safety.ts';

async function offer(share: Share) {
  const client = telegram();
  const { sharePrepared, presence } = client;
  const { preparedMessageId } = share;
  if (sharePrepared && presence.get() === 'answering' && preparedMessageId !== null) {
    if (await sharePrepared(preparedMessageId)) return;
  }
  client.openLink(shareLink(share.url, share.text));
}

/** A vacancy's id, or `all`. As a prepared message where the client can, else as a link. */
export function useShare(projectId: string, vacancyId?: string) {
  const body = vacancyId === undefined ? {} : { vacancyId };
  const { run } = useAction({
    perform: () => call(shareProject, { params: { projectId }, body }),
    onSuccess: offer,
    onError: (error) => showToast(inALine(safetyTexts.share.failed, error)),
  });
  return () => run();
}
