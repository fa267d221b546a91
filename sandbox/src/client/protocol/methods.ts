import { atLeast } from './versions.ts';

const methodsBySince: Record<string, string[]> = {
  '6.0': [
    'iframe_ready',
    'iframe_will_reload',
    'web_app_close',
    'web_app_data_send',
    'web_app_expand',
    'web_app_open_link',
    'web_app_ready',
    'web_app_request_theme',
    'web_app_request_viewport',
    'web_app_setup_closing_behavior',
    'web_app_setup_main_button',
  ],
  '6.1': [
    'web_app_open_invoice',
    'web_app_open_tg_link',
    'web_app_set_background_color',
    'web_app_set_header_color',
    'web_app_setup_back_button',
    'web_app_trigger_haptic_feedback',
  ],
  '6.2': ['web_app_open_popup'],
  '6.4': [
    'web_app_close_scan_qr_popup',
    'web_app_open_scan_qr_popup',
    'web_app_read_text_from_clipboard',
  ],
  '6.7': ['web_app_switch_inline_query'],
  '6.9': ['web_app_invoke_custom_method', 'web_app_request_phone', 'web_app_request_write_access'],
  '6.10': ['web_app_setup_settings_button'],
  '7.2': [
    'web_app_biometry_get_info',
    'web_app_biometry_open_settings',
    'web_app_biometry_request_access',
    'web_app_biometry_request_auth',
    'web_app_biometry_update_token',
  ],
  '7.7': ['web_app_setup_swipe_behavior'],
  '7.8': ['web_app_share_to_story'],
  '7.10': ['web_app_set_bottom_bar_color', 'web_app_setup_secondary_button'],
  '8.0': [
    'web_app_add_to_home_screen',
    'web_app_check_home_screen',
    'web_app_check_location',
    'web_app_exit_fullscreen',
    'web_app_open_location_settings',
    'web_app_request_content_safe_area',
    'web_app_request_emoji_status_access',
    'web_app_request_file_download',
    'web_app_request_fullscreen',
    'web_app_request_location',
    'web_app_request_safe_area',
    'web_app_send_prepared_message',
    'web_app_set_emoji_status',
    'web_app_start_accelerometer',
    'web_app_start_device_orientation',
    'web_app_start_gyroscope',
    'web_app_stop_accelerometer',
    'web_app_stop_device_orientation',
    'web_app_stop_gyroscope',
    'web_app_toggle_orientation_lock',
  ],
  '9.0': [
    'web_app_device_storage_clear',
    'web_app_device_storage_get_key',
    'web_app_device_storage_save_key',
    'web_app_secure_storage_clear',
    'web_app_secure_storage_get_key',
    'web_app_secure_storage_restore_key',
    'web_app_secure_storage_save_key',
  ],
  '9.1': ['web_app_hide_keyboard'],
  '9.6': ['web_app_request_chat'],
};

const sinceByMethod = new Map(
  Object.entries(methodsBySince).flatMap(([since, methods]) =>
    methods.map((method) => [method, since] as const),
  ),
);

/** `unknown` has never existed, `newer` not yet. */
export function knowledgeOf(method: string, version: string): 'known' | 'newer' | 'unknown' {
  const since = sinceByMethod.get(method);
  if (since === undefined) return 'unknown';
  return atLeast(version, since) ? 'known' : 'newer';
}
