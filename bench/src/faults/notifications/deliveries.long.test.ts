import { expect, test } from 'vitest';
import { deliverNews, startNews } from './deliveries.ts';
import { withDefaults } from './options.ts';

test('nothing is lost when Telegram fails at times and a bot is killed', async () => {
  const options = withDefaults({
    count: 150,
    people: 60,
    rate: 300,
    shares: { serverError: 0.02, lostCall: 0.02, lostAnswer: 0.02, tooMany: 0.02 },
    kills: { bots: [0.2], api: [], postgres: [] },
    isHurried: true,
  });
  const world = await startNews(options);
  try {
    const report = await deliverNews(world, options);
    expect(report).toMatchObject({ lost: [], unexplained: [], isStuck: false });
    expect(report.once + report.twice + report.more).toBe(132);
    expect(report.undeliverable).toBe(18);
  } finally {
    await world.close();
  }
});
