import {
  closingBehavior,
  hapticFeedback,
  init,
  initData,
  miniApp,
  openLink,
  openTelegramLink,
  popup,
  requestWriteAccess,
  retrieveLaunchParams,
  retrieveRawInitData,
  shareMessage,
  targetOrigin,
} from '@telegram-apps/sdk-react';
import { followAppearance } from './appearance.ts';
import { attempt } from './attempt.ts';
import { postEventOf } from './post-event.ts';
import { connectBackButton, connectMainButton, connectSecondaryButton } from './buttons.ts';
import { watchPresence } from './presence.ts';
import type { Haptic, PopupAction, Telegram, TelegramUser } from './telegram.ts';

/** Of the page that frames the mini-app: our server names it, never the address. */
const trustedOrigin = () =>
  document.querySelector<HTMLMetaElement>('meta[name="kollab-telegram"]')?.content ??
  'https://web.telegram.org';

function launchParams() {
  try {
    return retrieveLaunchParams();
  } catch {
    return undefined;
  }
}

function launchedBy(): TelegramUser | undefined {
  const user = initData.user();
  if (!user) return undefined;
  return {
    telegramId: user.id,
    firstName: user.first_name,
    lastName: user.last_name ?? '',
    photoUrl: user.photo_url,
    languageCode: user.language_code,
    mayBeWrittenTo: user.allows_write_to_pm ?? false,
  };
}

/** In milliseconds: so long clients hold on to a dialog after they said that it is closed. */
const dialogLeaves = 300;
/** Within so many milliseconds it was the client that answered: nobody has seen the question. */
const tooSoonForAPerson = 50;
let lastDialogClosedAt = -Infinity;

/** Asks once the dialog before it is gone: meanwhile clients call off whatever else is asked. */
async function asking<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  const left = lastDialogClosedAt + dialogLeaves - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  try {
    return await ask();
  } finally {
    lastDialogClosedAt = performance.now();
  }
}

function sendHaptic(kind: Haptic) {
  if (kind === 'selection') hapticFeedback.selectionChanged.ifAvailable();
  else if (kind === 'arrival') hapticFeedback.impactOccurred.ifAvailable('light');
  else hapticFeedback.notificationOccurred.ifAvailable(kind);
}

async function showPopup(message: string, action?: PopupAction) {
  const { text = '', isGrave = false } = action ?? {};
  const type = isGrave ? ('destructive' as const) : ('default' as const);
  const pressed = await asking(() =>
    popup.show({
      message,
      buttons: [
        ...(action ? [{ id: 'action', type, text }] : []),
        { type: isGrave ? 'cancel' : 'close' },
      ],
    }),
  );
  return pressed === 'action';
}

/** A client that never answers keeps nobody waiting. */
const askToWrite = () =>
  asking(async () => {
    const askedAt = performance.now();
    const status = await requestWriteAccess().catch(() => undefined);
    const isByPerson = performance.now() - askedAt >= tooSoonForAPerson;
    return status === 'allowed' || (isByPerson && status !== undefined ? false : undefined);
  });

/** A person who thinks better of it has been served too. */
const sharePrepared = (messageId: string) =>
  shareMessage(messageId).then(
    () => true,
    (error: unknown) => /USER_DECLINED/.test(String(error)),
  );

function follow(url: string) {
  if (/^https:\/\/t\.me\/./.test(url)) openTelegramLink(url);
  else openLink(url);
}

/** Of any version, also one that answers nothing; undefined outside Telegram. */
export function connectTelegram(): Telegram | undefined {
  const params = launchParams();
  if (!params) return undefined;
  targetOrigin.set(trustedOrigin());
  // The SDK itself sends old clients what they do not know; that is dropped, not thrown.
  const postEvent = postEventOf(params.tgWebAppVersion);
  attempt(() => init({ postEvent }));
  attempt(() => initData.restore());
  followAppearance(params.tgWebAppPlatform, params.tgWebAppVersion, postEvent);
  attempt(() => closingBehavior.mount());
  attempt(() => closingBehavior.disableConfirmation());
  attempt(() => postEvent('web_app_setup_closing_behavior', { need_confirmation: false }));
  return {
    client: {
      version: params.tgWebAppVersion,
      platform: params.tgWebAppPlatform,
      isPremium: initData.user()?.is_premium ?? false,
    },
    user: launchedBy(),
    initData: retrieveRawInitData(),
    startParam: params.tgWebAppStartParam ?? initData.startParam(),
    presence: watchPresence(postEvent),
    backButton: connectBackButton(postEvent),
    mainButton: connectMainButton(),
    secondaryButton: connectSecondaryButton(),
    popup: popup.isSupported() ? showPopup : undefined,
    askToWrite: requestWriteAccess.isSupported() ? askToWrite : undefined,
    sharePrepared: shareMessage.isSupported() ? sharePrepared : undefined,
    haptic: (kind) => void attempt(() => sendHaptic(kind)),
    confirmClosing: (isNeeded) =>
      void attempt(() =>
        isNeeded ? closingBehavior.enableConfirmation() : closingBehavior.disableConfirmation(),
      ),
    openLink: (url) => void attempt(() => follow(url)),
    ready: () => void attempt(() => miniApp.ready()),
  };
}
