import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Has a server listen where nobody else does; answers its port. */
export async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
