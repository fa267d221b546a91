import { type Share, shareProject } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { refusalOf } from '#src/api/failure.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { showSnackbar } from '#src/ui/notices.ts';

const shareLink = ({ url, text }: Share) =>
  `https://t.me/share/url?${new URLSearchParams({ url, text }).toString()}`;

/** Passes a project on: as a prepared message where the client can, else as a link. */
export function useShare(projectId: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(shareProject, { params: { projectId }, body: {} }),
    async onSuccess(share) {
      const client = telegram();
      const isAnswering = client.presence.get() === 'answering';
      if (client.sharePrepared && isAnswering && share.preparedMessageId !== null) {
        if (await client.sharePrepared(share.preparedMessageId)) return;
      }
      client.openLink(shareLink(share));
    },
    onError(error) {
      telegram().haptic('error');
      showSnackbar(refusalOf(error) ?? texts.share.failed);
    },
  });
  return { share: () => mutate(), isPending };
}
