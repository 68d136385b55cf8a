import type { Result } from '@hearthlight/domain';
import type { CellCorrection, ReadingProposal, SomeColumns, UploadedImport } from '@hearthlight/domain/desk';
import { Dialog, FormNotice, useWords, type Words } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';
import { useState } from 'react';

import { CorrectionForm } from './correction-form.tsx';
import { ProposalList } from './proposal-list.tsx';
import type { CellName } from './reading-text.ts';

/** A cell of the file, which somebody corrects. */
export interface CorrectedCell {
  reading: UploadedImport['readings'][number];
  cell: CellName;
}

/** Returns the readings of the file that explain a correction. */
type Explain = (line: number, correction: CellCorrection) => Promise<Result & { proposals?: ReadingProposal[] }>;

export interface CorrectionDialogProps extends CorrectedCell {
  onExplain: Explain;
  /** Called with the changes of the reading that the person accepts. */
  onAccept: (columns: SomeColumns) => void;
  onClose: () => void;
}

/** Corrects one cell: asks what it should be, and proposes the readings of the whole file that explain it. */
export function CorrectionDialog({ reading, cell, onExplain, onAccept, onClose }: CorrectionDialogProps) {
  const words = useWords('deskImports');
  const [proposals, setProposals] = useState<ReadonlyArray<ReadingProposal>>();
  const [isSame, setSame] = useState(false);
  const { run, pending, result } = useAction<'explain'>();
  function explain(correction: CellCorrection) {
    setProposals(undefined);
    setSame(reading[cell] === correction.value);
    if (reading[cell] === correction.value) return;
    void run('explain', async () => {
      const { proposals: found, ...rest } = await onExplain(reading.line, correction);
      setProposals(found);
      return rest;
    });
  }
  return (
    <Dialog
      open
      title={correctionTitle(words, cell, reading.line)}
      description={words.correctionHint}
      onOpenChange={onClose}
    >
      <CorrectionForm reading={reading} cell={cell} pending={pending === 'explain'} onSubmit={explain} />
      <div className="mt-5 grid gap-4">
        <FormNotice result={refusalOf(result)} />
        <output className="block empty:hidden">
          {isSame ? words.readAlready : proposals && words.readingsFound({ count: proposals.length })}
        </output>
        {proposals && <ProposalList proposals={proposals} cell={cell} onAccept={onAccept} />}
      </div>
    </Dialog>
  );
}

/** Says which cell is corrected. */
export const correctionTitle = (words: Words['deskImports'], cell: CellName, line: number): string =>
  ({
    date: words.correctDay,
    amount: words.correctAmount,
    giver: words.correctGiver,
    purpose: words.correctPurpose,
  })[cell]({ line });
