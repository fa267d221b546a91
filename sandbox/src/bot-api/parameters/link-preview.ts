import type { LinkPreviewOptions } from '@grammyjs/types';
import { readRecord, type Payload } from './payload.ts';

export function readLinkPreview(payload: Payload): LinkPreviewOptions | undefined {
  const options = readRecord(payload, 'link_preview_options', 'link preview options');
  if (options === undefined) return undefined;
  return {
    ...(options.is_disabled === true && { is_disabled: true }),
    ...(typeof options.url === 'string' && { url: options.url }),
    ...(options.prefer_small_media === true && { prefer_small_media: true }),
    ...(options.prefer_large_media === true && { prefer_large_media: true }),
    ...(options.show_above_text === true && { show_above_text: true }),
  };
}
