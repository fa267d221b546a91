import { expect, test } from 'vitest';
import { isHonestHost } from './honest-host.ts';
import { isHonestUrl, isPublicUrl, isSafeUrl, withScheme } from './safe-url.ts';

test.each([
  'https://a.ru',
  'http://a.ru:8080/x?y=1#z',
  'https://sub.example.co.uk',
  'https://пример.рф/путь',
  'https://xn--e1afmkfd.xn--p1ai',
  'https://президент.com',
  'https://müller.de',
  'https://例え.jp',
  'https://my_site.github.io',
  'https://a--b.ru',
  'https://lanterna.ru',
  'https://test.example.com',
])('%s may be linked to', (url) => {
  expect(isSafeUrl(url)).toBe(true);
});

test.each([
  'http://127.0.0.1',
  'http://127.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://10.0.0.1/',
  'http://192.168.1.1:8080',
  'http://169.254.169.254/latest',
  'http://93.184.216.34',
  'http://[::1]',
  'http://[fe80::1]/',
  'http://[2001:db8::1]',
  'http://localhost:3000',
  'http://api.localhost',
  'http://router.local',
  'http://db.internal',
  'http://nas.home.arpa',
  'https://intranet',
  'https://com',
  'https://.a.b',
  'https://a..b',
  'https://a.b.',
  'https://-a.ru',
  'https://a-.ru',
  'https://a.r',
  'https://a.123',
  'https://a.com1',
  `https://${'a'.repeat(64)}.ru`,
  `https://${'a.'.repeat(130)}ru`,
  'https://user:pass@a.ru',
  'https://a.ru@evil.ru',
  'https://a.ru\\@evil.ru',
  'https://gооgle.com',
  'https://аррӏе.com',
  'https://www.соса.com',
  'https://ɡoogle.com',
  'https://yаndex.ru',
  'http://yаndex.ru',
  'https://οικ.com',
  'http://printer.corp',
  'http://a.test',
  'http://x.onion',
  'tg:javascript:alert(1)',
  'tg://resolve?domain=anya',
  'tg://resolve?phone=79990000000',
  'tg://login?token=a',
])('%s may not be linked to', (url) => {
  expect(isSafeUrl(url)).toBe(false);
});

test.each([
  ['сор.рф', true],
  ['сор.com', false],
  ['соль.рф', true],
  ['sоль.рф', false],
  ['a-1.ru', true],
  ['1.рф', true],
  [`${'ж'.repeat(63)}.рф`, true],
  [`${'ж'.repeat(64)}.рф`, false],
  ['ελλάδα.gr', true],
  ['հայաստան.com', true],
  ['საქართველო.com', true],
  ['ישראל.com', true],
  ['مصر.com', true],
  ['ไทย.com', true],
  ['भारत.com', true],
  ['বাংলা.com', true],
  ['தமிழ்.com', true],
  ['తెలుగు.com', true],
  ['漢字ひらがなカタカナ한국abc-1.jp', true],
  ['मb.com', false],
  ['ไทยa.com', false],
  ['漢ж.jp', false],
  ['ελж.gr', false],
  ['ΟΙΚ.com', false],
  ['сорт.com', true],
  ['асж.com', true],
  ['жас.com', true],
  ['οικβ.com', true],
  ['βοικ.com', true],
  ['с1-2.com', false],
  ['12-3.com', true],
  ['сорο.com', false],
  ['ａ.com', true],
  ['', true],
])('of %s: honest: %s', (host, isHonest) => {
  expect(isHonestHost(host)).toBe(isHonest);
});

test.each([
  `https://${'a'.repeat(60)}ж.com`,
  `https://${'a-'.repeat(900)}.!.com`,
  `https://${'日a'.repeat(30)}!.com`,
  `https://${'а'.repeat(60)}a.com`,
])('%.40s… is judged in no time', (url) => {
  const before = process.cpuUsage();
  expect(isSafeUrl(url)).toBe(false);
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});

const hostOf = (length: number) => `${`${'a'.repeat(63)}.`.repeat(3)}${'b'.repeat(length - 192)}`;

test.each([
  ['https://a.ru', true],
  ['HTTP://A.RU', true],
  ['https://user@a.ru', false],
  ['https://:pass@a.ru', false],
  ['https://a.ru\\b', false],
  [' https://a.ru', false],
  ['https:a.ru', false],
  ['https:///a.ru', false],
  ['ftp://a.ru', false],
  ['a.ru', false],
  [`https://${hostOf(253)}`, true],
  [`https://${hostOf(254)}`, false],
])('%.50s is an address that everybody can open: %s', (url, isPublic) => {
  expect(isPublicUrl(url)).toBe(isPublic);
});

test('what names no host is in no disguise', () => {
  expect(isHonestUrl('mailto:anya@yаndex.ru')).toBe(true);
  expect(isHonestUrl('tg:https://yаndex.ru')).toBe(true);
});

test.each([
  ['a.ru', 'https://a.ru'],
  ['a.ru:8080/x', 'https://a.ru:8080/x'],
  ['localhost:3000', 'https://localhost:3000'],
  ['/x:y', 'https:///x:y'],
  ['1x:y', 'https://1x:y'],
  ['http://a.ru', 'http://a.ru'],
  ['HTTPS://a.ru', 'HTTPS://a.ru'],
  ['mailto:a@b.ru', 'mailto:a@b.ru'],
  ['x-y+z.1:a', 'x-y+z.1:a'],
  ['tg://resolve?domain=anya_k', 'https://t.me/anya_k'],
  ['TG:resolve?domain=Anya', 'https://t.me/Anya'],
  ['tg://resolve?domain=anya&text=x', 'tg://resolve?domain=anya&text=x'],
  ['xtg://resolve?domain=anya', 'xtg://resolve?domain=anya'],
  [`tg:resolve?domain=${'a'.repeat(33)}`, `tg:resolve?domain=${'a'.repeat(33)}`],
])('%s is meant as %s', (written, address) => {
  expect(withScheme(written)).toBe(address);
});
