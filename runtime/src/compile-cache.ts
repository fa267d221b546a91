import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** What is loaded hereafter, here and by the programs this one starts, is compiled once, not at every start. */
export function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ||= join(
    import.meta.dirname,
    '../../node_modules/.cache/compiled',
  );
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
