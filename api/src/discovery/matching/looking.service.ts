import type { Reply, Request, setLookingForTeam } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { announce } from '#src/platform/listeners.ts';
import { lockUser, updateUser } from '#src/people/users/users.service.ts';

type Wish = Request<typeof setLookingForTeam>['body'];

export function setLooking(
  context: Context,
  { id }: Person,
  { lookingForTeam, hoursAWeek }: Wish,
): Promise<Reply<typeof setLookingForTeam>> {
  return context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id);
    const after = {
      looking_for_team: lookingForTeam === undefined ? user.looking_for_team : lookingForTeam,
      hours_a_week: hoursAWeek === undefined ? user.hours_a_week : hoursAWeek,
    };
    await updateUser(trx, id, after);
    if (after.looking_for_team !== user.looking_for_team) {
      await announce(context, trx, 'personChanged', { id });
    }
    return { lookingForTeam: after.looking_for_team, hoursAWeek: after.hours_a_week };
  });
}
