import { totalDue } from './total-due.ts';

export interface DonationSummaryProps {
  /** The amount as it was typed. */
  typed: string;
}

/** What is due, in which currency, and what the platform keeps of it: nothing. */
export function DonationSummary({ typed }: DonationSummaryProps) {
  return (
    <div className="rounded-pane bg-pine-mist p-5 text-pine-deep tablet:p-6">
      <p className="text-small">Total Due</p>
      <output
        aria-live="off"
        aria-label="Total Due"
        className="my-1.5 block font-display text-figure font-[560] [overflow-wrap:anywhere] tabular"
      >
        {totalDue(typed)}
      </output>
      <p className="text-small">All amounts are in US dollars (USD).</p>
      <p className="mt-4 border-t border-pine-bright/40 pt-4 text-small">
        <b className="font-[650]">0% platform fee for organizers.</b> The foundation passes on every dollar of
        your donation.
      </p>
    </div>
  );
}
