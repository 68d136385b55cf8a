import { type ActorContext, audited } from '../../actions/action.ts';
import { maintenanceMark, readMaintenance } from '../../platform/maintenance.ts';

/** Switches maintenance mode on or off. Returns since when it is on. */
export async function setMaintenance(context: ActorContext, isOn: boolean): Promise<number | undefined> {
  return audited(context, 'site maintenance', async (transaction) => {
    const changed = isOn
      ? await transaction
          .insertInto('marks')
          .values({ name: maintenanceMark, at: context.now() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('at')
          .execute()
      : await transaction.deleteFrom('marks').where('name', '=', maintenanceMark).returning('at').execute();
    const [before, after] = isOn ? ['off', 'on'] : ['on', 'off'];
    return {
      subject: { kind: 'site' },
      changes: [{ field: 'maintenance', before, after }],
      isUnchanged: changed.length === 0,
      result: await readMaintenance(transaction),
    };
  });
}
