import * as z from 'zod/mini';
import type { Handler } from './outcome.ts';
import { rgb } from './rgb.ts';
import { contentSafeAreaChanged, safeAreaChanged, viewportChanged } from './viewport.ts';
import { atLeast } from './versions.ts';

const HeaderColor = z.object({
  color_key: z.optional(z.enum(['bg_color', 'secondary_bg_color'])),
  color: rgb,
});
const Color = z.object({ color: rgb });
const Haptic = z.object({
  type: z.enum(['impact', 'notification', 'selection_change']),
  impact_style: z.optional(z.string()),
  notification_type: z.optional(z.string()),
});

const customStyle = 'html { scrollbar-width: none; }';

export const lookHandlers: Record<string, Handler> = {
  iframe_ready: () => ({
    replies: [{ eventType: 'set_custom_style', eventData: customStyle }],
  }),
  iframe_will_reload: () => ({}),
  web_app_ready: () => ({ app: { isReady: true } }),
  web_app_expand: (_, app) => ({
    app: { isExpanded: true },
    replies: app.isExpanded ? [viewportChanged(app)] : [],
  }),
  web_app_request_theme: (_, __, client) => ({
    replies: [{ eventType: 'theme_changed', eventData: { theme_params: client.themeParams } }],
  }),
  web_app_request_viewport: (_, app) => ({ replies: [viewportChanged(app)] }),
  web_app_request_safe_area: () => ({ replies: [safeAreaChanged] }),
  web_app_request_content_safe_area: (_, app) => ({ replies: [contentSafeAreaChanged(app)] }),
  web_app_request_fullscreen(_, app) {
    if (app.isFullscreen) {
      return {
        replies: [{ eventType: 'fullscreen_failed', eventData: { error: 'ALREADY_FULLSCREEN' } }],
      };
    }
    return {
      app: { isFullscreen: true, isExpanded: true },
      replies: [
        { eventType: 'fullscreen_changed', eventData: { is_fullscreen: true } },
        contentSafeAreaChanged({ ...app, isFullscreen: true }),
      ],
    };
  },
  web_app_exit_fullscreen(_, app) {
    if (!app.isFullscreen) return {};
    return {
      app: { isFullscreen: false },
      replies: [
        { eventType: 'fullscreen_changed', eventData: { is_fullscreen: false } },
        contentSafeAreaChanged({ ...app, isFullscreen: false }),
      ],
    };
  },
  web_app_set_header_color(data, _, client) {
    const given = HeaderColor.safeParse(data);
    if (!given.success) return undefined;
    const { color_key: key, color } = given.data;
    // The key's colour at this moment: it does not follow the theme from then on.
    if (key !== undefined) return { app: { headerColor: client.themeParams[key] } };
    // Before 6.9 the header took its colour by name only.
    return color !== undefined && atLeast(client.version, '6.9')
      ? { app: { headerColor: color } }
      : undefined;
  },
  web_app_set_background_color(data) {
    const given = Color.safeParse(data);
    return given.success && given.data.color !== undefined
      ? { app: { backgroundColor: given.data.color } }
      : undefined;
  },
  web_app_set_bottom_bar_color(data) {
    const given = Color.safeParse(data);
    return given.success && given.data.color !== undefined
      ? { app: { bottomBarColor: given.data.color } }
      : undefined;
  },
  web_app_setup_swipe_behavior: () => ({}),
  web_app_toggle_orientation_lock: () => ({}),
  web_app_hide_keyboard: () => ({}),
  web_app_trigger_haptic_feedback(data) {
    const haptic = Haptic.safeParse(data);
    if (!haptic.success) return undefined;
    const { type, impact_style: style, notification_type: notification } = haptic.data;
    return { effect: { kind: 'haptic', strength: notification ?? style ?? type } };
  },
};
