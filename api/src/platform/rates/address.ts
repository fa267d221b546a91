import { isIP } from 'node:net';

/** What stands for an address when it is counted: an IPv4 itself, an IPv6 by its network (/64). */
export function networkOf(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? withoutPort(address).split('%')[0] ?? '';
  if (isIP(plain) !== 6) return plain.slice(0, 64);
  const [head = [], tail] = plain
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: tail ? 8 - head.length - tail.length : 0 }, () => '0');
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`;
}

/** Some proxies name the port too: `203.0.113.5:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
