import { LargeFigure } from '../../giving/large-figure.tsx';
import { totalDue } from './total-due.ts';

export interface DonationSummaryProps {
  /** The amount as typed. */
  typed: string;
  /** The foundation's sentences about the currency and, after the notice of the fee, about what it passes on. */
  notes: { currencyNote: string; feeNote: string };
}

/** 'Total Due', its currency, and the notice of the 0% platform fee (specification §2). */
export function DonationSummary({ typed, notes }: DonationSummaryProps) {
  return (
    <div className="@container rounded-pane bg-pine-mist p-5 text-pine-deep tablet:p-6 forced-colors:border">
      <p className="text-small">Total Due</p>
      <output aria-live="off" aria-label="Total Due" className="my-1.5 block">
        <LargeFigure>{totalDue(typed)}</LargeFigure>
      </output>
      <p className="text-small">{notes.currencyNote}</p>
      <p className="mt-4 border-t border-pine-bright/40 pt-4 text-small">
        <b className="font-strong">0% platform fee for organizers.</b> {notes.feeNote}
      </p>
    </div>
  );
}
