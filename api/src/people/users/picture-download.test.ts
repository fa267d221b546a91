import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#test/listen.ts';
import { downloadPicture } from './picture-download.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.1.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:149.154.167.99',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'localhost',
  '127.1',
  '',
])('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['149.154.167.99', '172.32.0.1', '100.128.0.1', '2001:67c:4e8:f004::9', '2a00::1'])(
  '%s is on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

describe('a picture of Telegram’s', () => {
  let inside: Server;
  let connections = 0;
  beforeAll(async () => {
    inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await listen(inside);
  });
  afterAll(() => inside.close());

  const apiRoot = 'https://api.telegram.org';
  const resolvingTo = (...addresses: string[]) => {
    const names: string[] = [];
    const lookup = publicLookup((name, answer) => {
      names.push(name);
      const found = addresses.map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
      answer(null, found);
    });
    return { lookup, names };
  };

  test.each([
    ['this machine', ['127.0.0.1']],
    ['this machine by IPv6', ['::1']],
    ['this machine in IPv6’s clothes', ['::ffff:127.0.0.1']],
    ['a cloud’s own service', ['169.254.169.254']],
    ['a private network', ['10.0.0.1', '192.168.0.1', 'fd00::1']],
    ['nothing', []],
  ])('is not fetched when its name leads to %s', async (_, addresses) => {
    const { lookup, names } = resolvingTo(...addresses);
    const address = 'https://t.me/i/userpic/320/a.jpg';
    await expect(downloadPicture(address, { apiRoot, lookup })).rejects.toThrow(
      't.me is not on the internet',
    );
    expect(names).toEqual(['t.me']);
    expect(connections).toBe(0);
  });

  test('is fetched from what was judged, not from what the name says the next time', async () => {
    const answers = [['149.154.167.99', '127.0.0.1'], ['127.0.0.1']];
    const lookup = publicLookup((_name, answer) =>
      answer(
        null,
        (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
      ),
    );
    const found = await new Promise((resolve) => {
      lookup('t.me', { all: true }, (error, addresses) => resolve(error ?? addresses));
    });
    expect(found).toEqual([{ address: '149.154.167.99', family: 4 }]);
    const again = await new Promise((resolve) => {
      lookup('t.me', { family: 4 }, (error) => resolve(error));
    });
    expect(again).toBeInstanceOf(Error);
  });

  test.each([
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://2130706433/a.jpg',
    'https://localhost/a.jpg',
    'https://t.me.localhost/a.jpg',
    'https://user:word@t.me/a.jpg',
    'http://t.me/a.jpg',
    'ftp://t.me/a.jpg',
    'junk',
  ])('is not fetched from %s', async (address) => {
    const { lookup, names } = resolvingTo('127.0.0.1');
    await expect(downloadPicture(address, { apiRoot, lookup })).rejects.toThrow('not one of');
    expect(names).toEqual([]);
  });

  test('a name that is not found is an error and no more', async () => {
    const lookup = publicLookup((_name, answer) =>
      answer(Object.assign(new Error('getaddrinfo ENOTFOUND t.me'), { code: 'ENOTFOUND' }), []),
    );
    const fetching = downloadPicture('https://t.me/a.jpg', { apiRoot, lookup });
    await expect(fetching).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});
