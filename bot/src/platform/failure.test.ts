import { ApiError } from '@kollab/contract';
import { HttpError } from 'grammy';
import { describe, expect, it } from 'vitest';
import { describeFailure } from './failure.ts';

const token = '123456:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc';

describe('a described failure', () => {
  it('never holds the bot token', () => {
    const cause = new Error(`request to https://api.telegram.org/bot${token}/getMe failed`);
    const text = describeFailure(new HttpError('Network request failed', cause));
    expect(text).toBe('Error: request to https://api.telegram.org/bot<token>/getMe failed');
    expect(describeFailure(`${token} at https://x/file/bot${token}/a.jpg`)).not.toContain('AAEh');
  });

  it('names what the API answered', () => {
    const refused = new ApiError('badRequest', {
      statusCode: 409,
      code: 'leaseLost',
      requestId: 'r1',
    });
    expect(describeFailure(refused)).toBe('API: 409 leaseLost r1');
    expect(describeFailure(new ApiError('network'))).toBe('API: network');
  });

  it('is bounded', () => {
    expect(describeFailure(new Error('x'.repeat(5000)))).toHaveLength(1000);
  });
});
