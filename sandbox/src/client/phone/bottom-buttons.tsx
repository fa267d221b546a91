import type { BottomButton } from '#src/client/protocol/app-state.ts';
import { isShown } from '#src/client/protocol/app-state.ts';
import { palettes } from '#src/client/protocol/themes.ts';
import { bottomBarHeight } from '#src/client/protocol/viewport.ts';
import { useSettings } from '#src/client/state/settings.ts';
import styles from './bottom-buttons.module.css';
import { post } from './frames.ts';
import type { Session } from './sessions.ts';

function PhoneButton({
  button,
  testId,
  fill,
  ink,
  onPress,
}: {
  button: BottomButton;
  testId: string;
  fill: string;
  ink: string;
  onPress: () => void;
}) {
  if (!isShown(button)) return null;
  return (
    <button
      type="button"
      className={`${styles.button} ${button.hasShineEffect ? styles.shine : ''}`}
      style={{ '--fill': button.color ?? fill, '--ink': button.textColor ?? ink }}
      disabled={!button.isActive || button.isProgressVisible}
      aria-busy={button.isProgressVisible}
      aria-label={button.text}
      data-testid={testId}
      onClick={onPress}
    >
      {button.isProgressVisible ? <span className={styles.spinner} /> : button.text}
    </button>
  );
}

/** The bar takes its height from the mini-app. */
export function BottomButtons({ session }: { session: Session }) {
  const palette = palettes[useSettings((settings) => settings.theme)];
  const { app } = session;
  const height = bottomBarHeight(app);
  if (height === 0) return null;
  const bar = app.bottomBarColor ?? palette.bottom_bar_bg_color;
  return (
    <div
      className={styles.bar}
      data-position={app.secondaryPosition}
      style={{ height, '--bar': bar }}
    >
      <PhoneButton
        button={app.mainButton}
        testId="main-button"
        fill={palette.button_color}
        ink={palette.button_text_color}
        onPress={() => post(session, { eventType: 'main_button_pressed' })}
      />
      <PhoneButton
        button={app.secondaryButton}
        testId="secondary-button"
        fill={bar}
        ink={palette.button_color}
        onPress={() => post(session, { eventType: 'secondary_button_pressed' })}
      />
    </div>
  );
}
