import { useNotices } from '#src/client/state/notices.ts';
import { Button } from './controls.tsx';
import { Dialog, DialogActions, DialogText } from './dialog.tsx';

/** What a t.me/share link leads to: in Telegram a choice of chats, with this in the composer. */
export function ShareDialog() {
  const share = useNotices((notices) => notices.share);
  if (share === undefined) return null;
  const close = () => useNotices.setState({ share: undefined });
  return (
    <Dialog title="Поделиться" testId="share" onClose={close}>
      <DialogText>{[share.url, share.text].filter((part) => part !== '').join('\n')}</DialogText>
      <DialogActions>
        <Button onClick={close}>Готово</Button>
      </DialogActions>
    </Dialog>
  );
}
