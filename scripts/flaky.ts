import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export default class Flaky implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (!test.diagnostic()?.flaky) continue;
        process.stdout.write(
          `flaky: ${relative(process.cwd(), module.moduleId)}: ${test.fullName}\n`,
        );
      }
    }
  }
}
