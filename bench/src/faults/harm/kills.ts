import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '#src/kit/postgres.ts';
import { type Fault, underLoad } from '#src/faults/load/fault.ts';

const nothingLost = 'all answered writes are there once, their notifications arrive; ';

export const kills: Fault[] = [
  {
    name: 'The API is killed',
    expected: `${nothingLost}requests under way are cut off`,
    within: 2,
    async harm({ api, ready }) {
      await api.kill();
      api.start();
      await ready();
    },
  },
  {
    name: 'The bot is killed',
    expected: `${nothingLost}nobody is refused, what it had in hand may come twice`,
    async run(world) {
      const outcome = await underLoad(world, {
        within: 1,
        async harm({ bot }) {
          await bot.kill();
          bot.start();
        },
      });
      const refused = [...(outcome.ledger?.refusals.keys() ?? [])];
      if (refused.length > 0) outcome.wrong.push('people noticed');
      return outcome;
    },
  },
  {
    name: 'Postgres is killed',
    expected: `${nothingLost}503 meanwhile, back without a restart`,
    within: 5,
    async harm({ primary }) {
      await primary().kill();
      await delay(1000);
      await primary().start();
    },
  },
  {
    name: 'Postgres is restarted',
    expected: `${nothingLost}503 meanwhile, back without a restart`,
    within: 5,
    async harm({ primary }) {
      await primary().stop();
      await delay(500);
      await primary().start();
    },
  },
  {
    name: 'All connections to the database are cut',
    expected: `${nothingLost}503 at most for what was under way`,
    within: 1,
    async harm({ primary }, load) {
      for (let time = 0; time < 5; time += 1) {
        await ask(
          primary().url(),
          `select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and backend_type = 'client backend'`,
        );
        await load.progress(20);
      }
    },
  },
];
