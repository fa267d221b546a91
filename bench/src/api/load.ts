import { Agent } from 'node:http';
import { send, type Sent } from '#src/kit/requests.ts';

const connections = 16;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Requests a second over a while. Throws at the first answer outside 2xx. */
export async function measureRate(next: () => Sent, milliseconds: number): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const work = async () => {
    while (performance.now() - begun < milliseconds) {
      const request = next();
      const { status } = await send({ ...request, agent });
      if (status >= 300) throw new Error(`${request.method} ${request.url} answered ${status}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return (count * 1000) / (performance.now() - begun);
}
