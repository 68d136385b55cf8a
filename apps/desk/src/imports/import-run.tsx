import type { Result } from '@hearthlight/domain';
import type { ImportChoices, ImportOutcome, ImportPreview } from '@hearthlight/domain/desk';
import { Button, Checkbox, FormNotice, Notice, Sheet, useWords } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';
import { useId, useState } from 'react';

import { type Decision, type Decisions, decidedLines, decidedTotals, recordedOf } from './decisions.ts';
import { ImportTotals } from './import-totals.tsx';
import { OutcomeRows } from './outcome-rows.tsx';
import { ProgressLine } from './progress-line.tsx';

/** How many gifts are recorded. */
export interface ImportProgress {
  done: number;
  total: number;
}

export interface ImportRunProps {
  /** The choices for the preview. */
  choices: ImportChoices;
  /** The outcome of each row. */
  preview: ImportPreview;
  /** Imports the rows, and reports the progress. */
  onImport: (choices: ImportChoices, onProgress: (progress: ImportProgress) => void) => Promise<Result>;
}

/** The order of the outcomes: first what needs a look. */
const order: readonly ImportOutcome[] = ['suspected', 'refused', 'changed', 'new', 'known', 'ignored'];

/** The changes of an import, the decisions about suspected duplicates, and the button that imports. */
export function ImportRun({ choices, preview, onImport }: ImportRunProps) {
  const words = useWords('deskImports');
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const [isMissingShown, setMissingShown] = useState(false);
  const [progress, setProgress] = useState<ImportProgress>();
  const hintId = useId();
  const [thank, setThank] = useState(false);
  const { run, pending, result } = useAction<'import'>();
  const noGifts = preview.rows.filter(({ line }) => decisions.get(line) === 'noGift');
  const count = (preview.counts.new ?? 0) + recordedOf(preview, decisions) - noGifts.length;
  const missing = preview.rows.filter(
    ({ line, plan, pledges }) => (plan ?? pledges) && !decisions.has(line),
  ).length;
  const isDecided = [...decisions.values()].some((decision) => decision !== 'leaveOut');
  const hasChanges = count > 0 || missing > 0 || isDecided || (preview.counts.changed ?? 0) > 0;
  const rows = Object.values(preview.counts).reduce((sum, each) => sum + each, 0);
  const isAllKnown = rows > 0 && preview.counts.known === rows;
  async function importAll() {
    setMissingShown(missing > 0);
    if (missing > 0) return;
    await run('import', () => onImport({ ...choices, ...decidedLines(decisions), thank }, setProgress));
    setProgress(undefined);
  }
  const decide = (line: number, decision: Decision | undefined) => {
    const next = new Map(decisions);
    if (decision) next.set(line, decision);
    else next.delete(line);
    setDecisions(next);
  };
  return (
    <Sheet aria-label={words.wouldChange}>
      <h2 className="mb-4 text-heading">{words.wouldChange}</h2>
      <ImportTotals totals={decidedTotals(preview, decisions)} />
      <div className="mt-6 grid gap-3">
        {order.map((outcome) => (
          <OutcomeRows
            key={outcome}
            outcome={outcome}
            preview={preview}
            decisions={decisions}
            isMissingShown={isMissingShown}
            onDecide={decide}
          />
        ))}
      </div>
      <div className="mt-6 grid gap-4">
        {progress && <ProgressLine label={words.progress} {...progress} />}
        <FormNotice
          result={
            isMissingShown && missing > 0
              ? { ok: false, message: words.decideFirst({ count: missing }) }
              : refusalOf(result)
          }
        />
        {hasChanges && (
          <div>
            <Checkbox
              label={words.thank}
              aria-describedby={hintId}
              checked={thank}
              onChange={({ currentTarget }) => setThank(currentTarget.checked)}
            />
            <p id={hintId} className="text-small text-ink-soft">
              {words.thankHint}
            </p>
          </div>
        )}
        {hasChanges ? (
          <p>
            <Button pending={pending === 'import'} onClick={() => void importAll()}>
              {count > 0 ? words.run({ count }) : words.runChanges}
            </Button>
          </p>
        ) : (
          <Notice tone="info">{isAllKnown ? words.nothingToDo : words.nothingRecorded}</Notice>
        )}
      </div>
    </Sheet>
  );
}
