import type { Result } from '@hearthlight/domain';
import type { ImportChoices } from '@hearthlight/domain/desk';
import { Button, Checkbox, FormNotice, Notice, Sheet, useWords, type Words } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';
import { useId, useState } from 'react';

import { type Decisions, decidedCounts, decidedLines, decidedTotals, withDecision } from './decisions.ts';
import { ImportTotals } from './import-totals.tsx';
import type { Previewed } from './kept-file.ts';
import { OutcomeRows } from './outcome-rows.tsx';
import { outcomeOrder, outcomesText } from './outcomes.ts';
import { ProgressLine } from './progress-line.tsx';

/** How many gifts are recorded. */
export interface ImportProgress {
  done: number;
  total: number;
}

/** `decisions` and `thank` are those made before. */
export interface ImportRunProps extends Previewed {
  /** Called with what is decided, to keep it. */
  onKeep: (decided: Required<Pick<Previewed, 'decisions' | 'thank'>>) => void;
  /** Imports the rows, and reports the progress. */
  onImport: (choices: ImportChoices, onProgress: (progress: ImportProgress) => void) => Promise<Result>;
}

/** The changes of an import, the decisions about suspected duplicates, and the button that imports. */
export function ImportRun({ choices, preview, onKeep, onImport, ...before }: ImportRunProps) {
  const words = useWords('deskImports');
  const [decisions, setDecisions] = useState<Decisions>(before.decisions ?? new Map());
  const [progress, setProgress] = useState<ImportProgress>();
  const hintId = useId();
  const [thank, setThank] = useState(before.thank ?? false);
  const { run, pending, result } = useAction<'import'>();
  const counts = decidedCounts(preview, decisions);
  const { changed = 0, new: fresh = 0, suspected = 0 } = counts;
  // A payment for pledges changes them, and may be several gifts: the rows are counted, as everywhere on this page.
  const recorded = fresh + changed;
  const hasChanges = recorded + decisions.size > 0;
  const rows = Object.values(preview.counts).reduce((sum, each) => sum + each, 0);
  const isAllKnown = rows > 0 && preview.counts.known === rows;
  async function importAll() {
    await run('import', () => onImport({ ...choices, ...decidedLines(decisions), thank }, setProgress));
    setProgress(undefined);
  }
  return (
    <Sheet aria-label={words.wouldChange}>
      <h2 className="mb-4 text-heading">{words.wouldChange}</h2>
      <ImportTotals totals={decidedTotals(preview, decisions)} />
      <div className="mt-6 grid gap-3">
        {outcomeOrder.map((outcome) => (
          <OutcomeRows
            key={outcome}
            outcome={outcome}
            preview={preview}
            decisions={decisions}
            onDecide={(lines, decision) => {
              const made = withDecision(preview.rows, decisions, lines, decision);
              setDecisions(made);
              onKeep({ decisions: made, thank });
            }}
          />
        ))}
      </div>
      <div className="mt-6 grid gap-4">
        {progress && <ProgressLine label={words.progress} {...progress} />}
        <FormNotice result={refusalOf(result)} />
        {hasChanges && (
          <div>
            <Checkbox
              label={words.thank}
              aria-describedby={hintId}
              checked={thank}
              onChange={({ currentTarget: { checked } }) => {
                setThank(checked);
                onKeep({ decisions, thank: checked });
              }}
            />
            <p id={hintId} className="text-small text-ink-soft">
              {words.thankHint}
            </p>
          </div>
        )}
        {hasChanges || suspected > 0 ? (
          <div className="grid justify-items-start gap-2">
            <p className="text-small text-ink-soft">{outcomesText(words, counts)}</p>
            <Button pending={pending === 'import'} onClick={() => void importAll()}>
              {labelOf(words, { recorded, hasChanges, suspected })}
            </Button>
          </div>
        ) : (
          <Notice tone="info">{isAllKnown ? words.nothingToDo : words.nothingRecorded}</Notice>
        )}
      </div>
    </Sheet>
  );
}

function labelOf(
  words: Words['deskImports'],
  { hasChanges, recorded, suspected }: { recorded: number; hasChanges: boolean; suspected: number },
): string {
  if (recorded > 0) return words.run({ count: recorded });
  return hasChanges ? words.runChanges : words.keepRows({ count: suspected });
}
