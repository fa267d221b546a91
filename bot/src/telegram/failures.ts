import { GrammyError } from 'grammy';

const saysAlready = /message is not modified/i;
const isGone = /message to edit not found|message can't be edited|MESSAGE_ID_INVALID/i;

const isRefusalLike = (failure: unknown, pattern: RegExp) =>
  failure instanceof GrammyError && failure.error_code === 400 && pattern.test(failure.description);

export const isNotModified = (failure: unknown) => isRefusalLike(failure, saysAlready);

/** The message to edit exists no more, or is too old: it has to be sent anew. */
export const isUneditable = (failure: unknown) => isRefusalLike(failure, isGone);

export const isPollOver = (failure: unknown) =>
  isRefusalLike(failure, /poll has already been closed|poll to stop not found|not a poll/i);

/** Telegram itself is in trouble or out of reach, whatever the message. */
export const isOutage = (failure: unknown) =>
  !(failure instanceof GrammyError) || ![400, 403, 429].includes(failure.error_code);

const isOver = /USER_ALREADY_PARTICIPANT|HIDE_REQUESTER_MISSING/;

export const isParticipant = (failure: unknown) =>
  isRefusalLike(failure, /USER_ALREADY_PARTICIPANT/);

/** Who asked to join a chat is in it, or asks no more. */
export const isAnswered = (failure: unknown) => isRefusalLike(failure, isOver);

export const isPowerless = (failure: unknown) =>
  failure instanceof GrammyError &&
  (failure.error_code === 403 ||
    isRefusalLike(failure, /not enough rights|chat not found|CHAT_ADMIN_REQUIRED|not a member/i));
