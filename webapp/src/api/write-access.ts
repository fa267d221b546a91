import { setReachable } from '@kollab/contract';
import { userStores } from '#src/device/user-store.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { call } from './api.ts';

const asked = userStores<{ isAsked: boolean }>({
  name: 'write-access',
  version: 1,
  read: (kept) => ({
    isAsked:
      typeof kept === 'object' && kept !== null && 'isAsked' in kept && kept.isAsked === true,
  }),
});

let isAsking = false;

/** Once on a device: called when something was sent that an answer will come to. */
export async function askToWriteOnce(telegramId: number): Promise<void> {
  const { user, askToWrite } = telegram();
  const store = asked(telegramId);
  if (!askToWrite || user?.mayBeWrittenTo !== false || store.getState().isAsked) return;
  if (isAsking) return;
  isAsking = true;
  const isAllowed = await askToWrite().finally(() => {
    isAsking = false;
  });
  if (isAllowed === undefined) return;
  store.setState({ isAsked: true });
  if (isAllowed) {
    await call(setReachable, { body: { reachable: true } }).catch(() => undefined);
  }
}
