import type { Result } from '@hearthlight/domain';
import type { RowChoices, WaitingRow } from '@hearthlight/domain/desk';
import { Button, FormNotice, Sheet, useWords } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { useToast } from '../frame/use-toast.ts';
import { type Decisions, decidedLines, withDecision } from './decisions.ts';
import { SuspectedRows } from './suspected-rows.tsx';

export interface WaitingRowsProps {
  /** Rows of imported files about which nobody has decided. */
  rows: readonly WaitingRow[];
  /** How many there are. `rows` may be only the first. */
  count: number;
  /** Saves decisions about rows. Returns the imports that they made. */
  onDecideRows: (choices: RowChoices) => Promise<Result & { imports?: number[] }>;
  /** Undoes decisions. */
  onReopenRows: (imports: number[]) => Promise<Result>;
}

/** The rows that were left open when their files were imported, to decide about them. */
export function WaitingRows({ rows, count, onDecideRows, onReopenRows }: WaitingRowsProps) {
  const words = useWords('deskImports');
  const toast = useToast();
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const { run, pending, result } = useAction<'save'>();
  // A colleague may have decided about some of them.
  const decided = new Map(rows.flatMap(({ line }) => entryOf(line, decisions)));
  if (count === 0) return null;
  const save = () =>
    run('save', async () => {
      const { imports = [], ...saved } = await onDecideRows(decidedLines(decided));
      if (!saved.ok) return saved;
      setDecisions(new Map());
      const onUndo = async () => (await onReopenRows(imports)).ok;
      toast({ text: words.decided({ count: decided.size }), onUndo });
      return saved;
    });
  return (
    <Sheet aria-label={words.waiting({ count })} className="mb-8 grid gap-4">
      <div>
        <h2 className="text-heading">{words.waiting({ count })}</h2>
        <p className="text-small text-ink-soft">{words.waitingLead}</p>
      </div>
      <SuspectedRows
        rows={rows}
        count={count}
        decisions={decided}
        onDecide={(lines, decision) => setDecisions(withDecision(rows, decided, lines, decision))}
      />
      <FormNotice result={refusalOf(result)} />
      {decided.size > 0 && (
        <p>
          <Button pending={pending === 'save'} onClick={() => void save()}>
            {words.decide({ count: decided.size })}
          </Button>
        </p>
      )}
    </Sheet>
  );
}

function entryOf(line: number, decisions: Decisions) {
  const decision = decisions.get(line);
  return decision ? [[line, decision] as const] : [];
}
