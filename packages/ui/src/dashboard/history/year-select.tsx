'use client';

import { type Dashboard, formatYear } from '@hearthlight/domain';

import { Select } from '../../components/forms/select.tsx';
import { useWords } from '../../words/words-provider.tsx';

export interface YearSelectProps {
  /** All donations of the donor. */
  donations: Dashboard['records']['donation_history'];
  /** The chosen year; empty for all years. */
  year: string;
  onChange: (year: string) => void;
}

/** The year of figures, list and exports. A donor with donations in one year has no choice. */
export function YearSelect({ donations, year, onChange }: YearSelectProps) {
  const words = useWords('history');
  const years = [...new Set(donations.map(({ date_of_donation: day }) => day.slice(0, 4)))].toSorted();
  if (years.length < 2) return null;
  return (
    <div className="max-w-[80vw] grow print:hidden [&_label]:sr-only">
      <Select
        label={words.showDonationsOf}
        value={year}
        options={[
          { value: '', label: words.allYears },
          ...years.toReversed().map((each) => ({ value: each, label: formatYear(each) })),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
