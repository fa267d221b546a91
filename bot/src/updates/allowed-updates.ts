/** Telegram keeps updates of other kinds. */
export const allowedUpdates = [
  'message',
  'callback_query',
  'my_chat_member',
  'chat_join_request',
  'inline_query',
  'poll_answer',
] as const;
