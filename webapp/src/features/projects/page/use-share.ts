import { type Share, shareProject } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#src/api/api.ts';
import { refusalOf } from '#src/api/failure.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { showSnackbar } from '#src/kit/notices/notices.ts';

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

/** Passes a project on, once for a double tap: as a prepared message where the client can, else as a link. */
export function useShare(projectId: string) {
  // A state would be too late for the second tap of a double tap.
  const isBusy = useRef(false);
  const { mutate } = useMutation({
    mutationFn: () => call(shareProject, { params: { projectId }, body: {} }),
    onSuccess: offer,
    onError(error) {
      telegram().haptic('error');
      showSnackbar(refusalOf(error) ?? safetyTexts.share.failed);
    },
    onSettled() {
      isBusy.current = false;
    },
  });
  return () => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate();
  };
}
