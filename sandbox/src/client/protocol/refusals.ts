import * as z from 'zod/mini';
import type { Handler } from './outcome.ts';

const Request = z.object({ req_id: z.string().check(z.maxLength(256)) });

function refuse(eventType: string, eventData: Record<string, unknown>): Handler {
  return () => ({ replies: [{ eventType, eventData }] });
}

function refuseRequest(eventType: string): Handler {
  return (data) => {
    const request = Request.safeParse(data);
    if (!request.success) return undefined;
    const eventData = { req_id: request.data.req_id, error: 'UNSUPPORTED' };
    return { replies: [{ eventType, eventData }] };
  };
}

const unsupported = { error: 'UNSUPPORTED' };

/** What this client does not have, refused as a real device without it refuses. */
export const refusals: Record<string, Handler> = {
  web_app_biometry_get_info: refuse('biometry_info_received', { available: false }),
  web_app_check_location: refuse('location_checked', { available: false }),
  web_app_request_location: refuse('location_requested', { available: false }),
  web_app_request_emoji_status_access: refuse('emoji_status_access_requested', {
    status: 'cancelled',
  }),
  web_app_request_file_download: refuse('file_download_requested', { status: 'cancelled' }),
  web_app_set_emoji_status: refuse('emoji_status_failed', unsupported),
  web_app_start_accelerometer: refuse('accelerometer_failed', unsupported),
  web_app_start_device_orientation: refuse('device_orientation_failed', unsupported),
  web_app_start_gyroscope: refuse('gyroscope_failed', unsupported),
  web_app_device_storage_clear: refuseRequest('device_storage_failed'),
  web_app_device_storage_get_key: refuseRequest('device_storage_failed'),
  web_app_device_storage_save_key: refuseRequest('device_storage_failed'),
  web_app_secure_storage_clear: refuseRequest('secure_storage_failed'),
  web_app_secure_storage_get_key: refuseRequest('secure_storage_failed'),
  web_app_secure_storage_restore_key: refuseRequest('secure_storage_failed'),
  web_app_secure_storage_save_key: refuseRequest('secure_storage_failed'),
};
