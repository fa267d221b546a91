import { cpuOf } from '#src/kit/processes.ts';

const every = 10;

/**
 * Gives a process no more than a share of one core: stops it whenever it has had its part of the
 * time gone by, and lets it go on when it has not. Answers how to end that.
 */
export function rationCpu(pid: number, share: number): () => void {
  let isEnded = false;
  let isStopped = false;
  const turn = (stop: boolean) => {
    if (stop === isStopped) return;
    process.kill(pid, stop ? 'SIGSTOP' : 'SIGCONT');
    isStopped = stop;
  };
  const begin = async () => {
    const [had, begun] = [await cpuOf(pid), performance.now()];
    const look = async () => {
      const cpu = (await cpuOf(pid)) - had;
      if (isEnded) return;
      turn(cpu > share * (performance.now() - begun));
      setTimeout(() => void look(), every);
    };
    await look();
  };
  void begin();
  return () => {
    isEnded = true;
    turn(false);
  };
}
