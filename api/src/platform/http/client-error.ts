import { type ErrorReply, errors } from '@kollab/contract';
import type { Socket } from 'node:net';
import { v7 as uuid } from 'uuid';

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'malformedRequest';
  const { status, message } = errors[code];
  const reply: ErrorReply = { statusCode: status, code, message, requestId: uuid() };
  const body = JSON.stringify(reply);
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `x-request-id: ${reply.requestId}\r\n` +
      'x-content-type-options: nosniff\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
