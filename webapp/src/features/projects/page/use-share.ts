import { type Share, shareProject } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { refusalOf } from '#src/api/failure.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { showSnackbar } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';

const shareLink = ({ url, text }: Share) =>
  `https://t.me/share/url?${new URLSearchParams({ url, text }).toString()}`;

async function offer(share: Share) {
  const client = telegram();
  const { sharePrepared, presence } = client;
  const { preparedMessageId } = share;
  if (sharePrepared && presence.get() === 'answering' && preparedMessageId !== null) {
    if (await sharePrepared(preparedMessageId)) return;
  }
  client.openLink(shareLink(share));
}

/** Passes a project on: as a prepared message where the client can, else as a link. */
export function useShare(projectId: string) {
  const { run } = useAction({
    perform: () => call(shareProject, { params: { projectId }, body: {} }),
    onSuccess: offer,
    onError: (error) => showSnackbar(refusalOf(error) ?? safetyTexts.share.failed),
  });
  return () => run();
}
