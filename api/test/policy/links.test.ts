import {
  putUser,
  saveChange,
  sendToModeration,
  updateLinks,
  updateProfile,
  type User,
} from '@kollab/contract';
import { expect, test } from 'vitest';
import { shared, sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();
const anya = shared(() => kollab.person());

const calls: Record<string, (url: string) => Promise<unknown>> = {
  updateLinks: (url) => anya.call(updateLinks, { params: self(), body: { links: [link(url)] } }),
  saveChange: (url) =>
    anya.call(saveChange, { body: { ...self(), changeType: 'links', newValue: [link(url)] } }),
  sendToModeration: (url) =>
    anya.call(sendToModeration, { body: { ...self(), changes: { links: [link(url)] } } }),
  updateProfile: (url) =>
    anya.call(updateProfile, { params: self(), body: { links: [link(url)] } }),
  putUser: (url) =>
    anya.call(putUser, { params: { id: anya.telegramId }, body: { links: [link(url)] } }),
};
const self = () => ({ telegramId: anya.telegramId });
const link = (url: string): User['links'][number] => ({ type: 'Сайт', url });

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  ' javascript:alert(1)',
  '\u200Bjavascript:alert(1)',
  'javascript://a.ru/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'view-source:https://a.ru',
  'file:///etc/passwd',
  'blob:https://a.ru/1',
  'ftp://a.ru/x',
  'ws://a.ru',
  'intent://a.ru#Intent;end',
  'mailto:a@a.ru',
  'tel:+79990000000',
  'https:javascript:alert(1)',
  'https://a.ru@evil.ru',
  'https://a.ru:password@evil.ru',
  'https:\\\\evil.ru',
  '\\\\evil.ru\\share',
  '//evil.ru@a.ru',
  'http://',
  'https://localhost/',
  'tg:',
  'tg://resolve?phone=79990000000',
  'tg://resolve?domain=a&start=b',
  'tg://login?token=a',
  'https://gïthub.com',
  'https://xn--gthub-cta.com',
  'https://www.xn--gthub-cta.com/anya',
  'https://yandëx.ru',
];

test.each(Object.keys(calls))(
  '%s takes links to web pages and names in Telegram only',
  async (name) => {
    const call = calls[name];
    for (const url of hostile) {
      const outcome = await call?.(url).then(
        () => 'taken',
        (error: { statusCode?: number }) => error.statusCode,
      );
      expect([url, outcome]).toEqual([url, 400]);
    }
    for (const url of ['https://a.ru', 'http://a.ru', 'tg://resolve?domain=a', 'https://t.me/a']) {
      await expect(call?.(url)).resolves.toBeDefined();
    }
  },
);
