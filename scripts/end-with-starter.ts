/**
 * Preloaded by programs under `node --watch`: a starter that was killed cannot end the watcher, but
 * its end of the pipe closes.
 */
process.stdin.once('end', () => process.kill(process.ppid)).resume();
