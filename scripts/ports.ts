import { createServer } from 'node:net';

/** A port from the environment. Throws a sentence naming the variable when it is none. */
export function portOf(name: string, fallback: string): number {
  const value = process.env[name] || fallback;
  if (/^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536) return Number(value);
  throw new Error(`${name} is not valid: it is a port number such as ${fallback}.`);
}

export function assertFree(name: string, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} is in use: stop what uses it, or set ${name} to another.`;
      const hostOf = name.includes('METRICS') ? 'METRICS_HOST' : 'HOST';
      const unusable = `${hostOf} is not valid: ${host} cannot be listened on (${error.code}).`;
      reject(new Error(error.code === 'EADDRINUSE' ? inUse : unusable));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
