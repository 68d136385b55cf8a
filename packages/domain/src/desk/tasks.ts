import type { DeskPageName } from './pages.ts';

/** Kinds of open tasks, in the order of the first page, with the page where each is done. */
export const deskTasks = {
  held_comments: 'comments',
  dated_drafts: 'news',
  failed_updates: 'updates',
  waiting_updates: 'updates',
  open_uploads: 'imports',
  waiting_rows: 'imports',
  unmatched_payments: 'payments',
  paused_plans: 'plans',
  bills_to_approve: 'bills',
  bills_to_pay: 'bills',
  months_to_close: 'months',
  failed_statements: 'statements',
  givers_without_address: 'statements',
  health_problems: 'health',
} as const satisfies Record<string, DeskPageName>;

export type TaskName = keyof typeof deskTasks;

const isTaskName = (name: string): name is TaskName => name in deskTasks;

/** The names of all tasks, in the order of the first page. */
export const taskNames: readonly TaskName[] = Object.keys(deskTasks).filter(isTaskName);

/** Counts stop here, so that counting takes no longer than this many rows. */
export const taskLimit = 1000;

/** How often each task waits. Tasks of other roles are absent. */
export type TaskCounts = Partial<Record<TaskName, number>>;

/** Returns how many tasks wait on each page. Pages without any are absent. */
export function tasksByPage(tasks: TaskCounts): Partial<Record<DeskPageName, number>> {
  const counts: Partial<Record<DeskPageName, number>> = {};
  for (const name of taskNames) {
    const count = tasks[name] ?? 0;
    const page = deskTasks[name];
    if (count > 0) counts[page] = (counts[page] ?? 0) + count;
  }
  return counts;
}
