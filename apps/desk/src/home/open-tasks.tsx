import { formatCount } from '@hearthlight/domain';
import { type DeskHome, deskPages, deskTasks, taskLimit, type TaskName, taskNames } from '@hearthlight/domain/desk';
import { Link, Panel, useWords, type Words } from '@hearthlight/ui';

import { addressOf } from '../parts/list-filter.ts';

export interface OpenTasksProps {
  /** The person's open tasks, by kind. */
  home: Pick<DeskHome, 'first_steps' | 'tasks'>;
}

type Sentence = (values: { count: number }) => string;

const sentencesOf = (words: Words['deskHome']): Record<TaskName, Sentence> => ({
  held_comments: words.heldComments,
  dated_drafts: words.datedDrafts,
  failed_updates: words.failedUpdates,
  waiting_updates: words.waitingUpdates,
  open_uploads: words.openUploads,
  waiting_rows: words.waitingRows,
  unmatched_payments: words.unmatchedPayments,
  paused_plans: words.pausedPlans,
  bills_to_approve: words.billsToApprove,
  bills_to_pay: words.billsToPay,
  months_to_close: words.monthsToClose,
  failed_statements: words.failedStatements,
  givers_without_address: words.giversWithoutAddress,
  health_problems: words.healthProblems,
});

/** Returns the page of a task. The list of bills shows only those that wait. */
function pageOf(name: TaskName): string {
  const { path } = deskPages[deskTasks[name]];
  return path === deskPages.bills.path ? addressOf(path, { state: 'open', search: '', order: 'newest' }) : path;
}

/** The kinds of open tasks with their counts and links. */
export function OpenTasks({ home: { first_steps: steps, tasks } }: OpenTasksProps) {
  const words = useWords('deskHome');
  const sentences = sentencesOf(words);
  const open = taskNames.flatMap((name) => {
    const count = tasks[name] ?? 0;
    return count > 0 ? [{ name, count, address: pageOf(name) }] : [];
  });
  if (open.length === 0 && steps.length > 0) return null;
  if (open.length === 0)
    return (
      <Panel title={words.nothingTitle}>
        <p className="text-ink-soft">{words.nothingLead}</p>
      </Panel>
    );
  return (
    <Panel title={words.needsYou}>
      <ul className="divide-y divide-line">
        {open.map(({ count, name, address }) => (
          <li key={name} className="py-2.5 font-display text-lead first:pt-0 last:pb-0">
            <Link href={address} className="tap-target">
              {sentences[name]({ count })}
            </Link>
          </li>
        ))}
      </ul>
      {open.some(({ count }) => count >= taskLimit) && (
        <p className="mt-4 text-small text-ink-soft">{words.countsStop({ limit: formatCount(taskLimit) })}</p>
      )}
    </Panel>
  );
}
