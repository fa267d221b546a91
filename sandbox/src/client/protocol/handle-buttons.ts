import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import type { BottomButton } from './app-state.ts';
import type { Handler } from './outcome.ts';
import { rgb } from './rgb.ts';

const longestText = 64;

const Visible = z.object({ is_visible: z.boolean() });

const Button = z.object({
  is_visible: z.optional(z.boolean()),
  is_active: z.optional(z.boolean()),
  is_progress_visible: z.optional(z.boolean()),
  has_shine_effect: z.optional(z.boolean()),
  text: z.optional(z.string()),
  color: rgb,
  text_color: rgb,
  position: orElse(z.optional(z.enum(['left', 'right', 'top', 'bottom'])), undefined),
});

function merge(button: BottomButton, change: z.infer<typeof Button>): BottomButton {
  return {
    isVisible: change.is_visible ?? button.isVisible,
    isActive: change.is_active ?? button.isActive,
    isProgressVisible: change.is_progress_visible ?? button.isProgressVisible,
    hasShineEffect: change.has_shine_effect ?? button.hasShineEffect,
    text: change.text?.slice(0, longestText) ?? button.text,
    color: change.color ?? button.color,
    textColor: change.text_color ?? button.textColor,
  };
}

export const buttonHandlers: Record<string, Handler> = {
  web_app_setup_main_button(data, app) {
    const change = Button.safeParse(data);
    return change.success ? { app: { mainButton: merge(app.mainButton, change.data) } } : undefined;
  },
  web_app_setup_secondary_button(data, app) {
    const change = Button.safeParse(data);
    if (!change.success) return undefined;
    return {
      app: {
        secondaryButton: merge(app.secondaryButton, change.data),
        secondaryPosition: change.data.position ?? app.secondaryPosition,
      },
    };
  },
  web_app_setup_back_button(data) {
    const visible = Visible.safeParse(data);
    return visible.success ? { app: { hasBackButton: visible.data.is_visible } } : undefined;
  },
  web_app_setup_settings_button(data) {
    const visible = Visible.safeParse(data);
    return visible.success ? { app: { hasSettingsButton: visible.data.is_visible } } : undefined;
  },
};
