import type { DeskHome } from '@hearthlight/domain/desk';

import type { Feature, TaskStaff } from '../../actions/feature.ts';
import type { Services } from '../../actions/services.ts';

/** The first steps in the order in which they are shown. */
const firstSteps = ['staff', 'news', 'campaign', 'mail'] as const;

/** Returns what needs a staff member, as far as the role can act on it. */
export async function readHome(features: readonly Feature[], services: Services, staff: TaskStaff): Promise<DeskHome> {
  const home: DeskHome = { tasks: {}, first_steps: [] };
  for (const { tasks: find } of features) {
    const { first_steps: steps = [], tasks, ...found } = (await find?.(services, staff)) ?? {};
    Object.assign(home.tasks, tasks);
    Object.assign(home, found);
    home.first_steps.push(...steps);
  }
  return { ...home, first_steps: firstSteps.filter((step) => home.first_steps.includes(step)) };
}
