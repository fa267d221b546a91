import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}
/** Parts of the public IPv6 that lead to an IPv4, or nowhere. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6');
}
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the internet: not of this machine, its network or a reserved one. */
export function isPublicAddress(address: string) {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

type Resolve = (
  name: string,
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveAll: Resolve = (name, answer) => lookup(name, { all: true }, answer);

/**
 * The addresses that are judged are those that are connected to: a name cannot lead elsewhere in
 * between.
 */
export const publicLookup =
  (resolve: Resolve = resolveAll): LookupFunction =>
  (name, { all, family }, answer) => {
    resolve(name, (error, addresses) => {
      const fitting = (addresses ?? []).filter(
        ({ address, family: own }) => isPublicAddress(address) && (!family || own === family),
      );
      const [first] = fitting;
      if (error) return answer(error, '', 0);
      if (!first) return answer(new Error(`${name} is not on the internet`), '', 0);
      return all ? answer(null, fitting) : answer(null, first.address, first.family);
    });
  };
