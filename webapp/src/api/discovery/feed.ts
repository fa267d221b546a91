import { type FeedKind, getFeedSettings, setFeedSettings } from '@kollab/contract';
import { call } from '#src/api/api.ts';

export async function hideKind(telegramId: number, kind: FeedKind) {
  const params = { telegramId };
  const { hiddenKinds } = await call(getFeedSettings, { params });
  await call(setFeedSettings, { params, body: { hiddenKinds: [...hiddenKinds, kind] } });
}
