import { Gauge } from 'prom-client';
import { connect, type PeerCertificate } from 'node:tls';
import { throttled, withTimeout } from './bounded.ts';
import { registry } from '@kollab/runtime/metrics';

const patience = 2000;
const freshFor = 600_000;

const expiry = new Gauge({
  name: 'kollab_certificate_expires_timestamp_seconds',
  help: 'When the certificate of PUBLIC_URL ends, for an https address that answers',
  registers: [registry],
});

/** The moment, in seconds, at which the certificate of an address ends; it need not be valid. */
function readExpiry({ hostname, port }: URL) {
  return new Promise<number>((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      // One that has ended is what is looked for.
      rejectUnauthorized: false,
      timeout: patience,
    });
    socket.once('secureConnect', () => {
      const certificate: Partial<PeerCertificate> = socket.getPeerCertificate();
      socket.destroy();
      resolve(Date.parse(certificate.valid_to ?? '') / 1000);
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}

export function certificateReader(publicUrl: string): () => Promise<void> {
  const address = new URL(publicUrl);
  if (address.protocol !== 'https:') return () => Promise.resolve();
  const reading = throttled(freshFor, () => readExpiry(address));
  return async () => {
    expiry.set(await withTimeout(patience, reading()).catch(() => Number.NaN));
  };
}
