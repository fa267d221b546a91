import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inFolder } from './folder.ts';
import { freePort } from '@kollab/runtime/free-port';
import { programOf } from './processes.ts';
import { type Control, controlOf } from './telegram.ts';

export const withProduct = <T>(work: (product: { app: string; control: Control }) => Promise<T>) =>
  inFolder('product', async (folder) => {
    const [port, sandboxPort] = [await freePort(), await freePort()];
    const log = join(folder.path, 'product.log');
    const told = {
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: join(folder.path, 'data'),
    };
    const product = programOf('scripts/start.ts', told, log);
    folder.onClose(() => product.stop());
    product.start();
    while (!(await readFile(log, 'utf8')).includes('Kollab is ready')) {
      product.assertRuns();
      await delay(100);
    }
    return work({
      app: `http://127.0.0.1:${port}`,
      control: controlOf(`http://127.0.0.1:${sandboxPort}`),
    });
  });
