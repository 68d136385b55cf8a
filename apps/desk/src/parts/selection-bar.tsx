import { formatExactMoney, sumMoney } from '@hearthlight/domain';
import { Button, Checkbox, useWords } from '@hearthlight/ui';
import { useRef } from 'react';

export interface SelectionBarProps {
  /** The amounts of the selected rows, in the foundation's currency. */
  amounts: readonly number[];
  isAllSelected: boolean;
  /** Selects all rows that are shown, or none. */
  onSelectAll: (isSelected: boolean) => void;
}

/**
 * Selects all rows of a list of amounts, and adds up the selected ones. Not above a narrow table, whose rows have no
 * checkboxes.
 */
export function SelectionBar({ amounts, isAllSelected, onSelectAll }: SelectionBarProps) {
  const words = useWords('desk');
  const all = useRef<HTMLInputElement>(null);
  return (
    <div className="mb-2 hidden flex-wrap items-center gap-x-6 @table:flex">
      <Checkbox
        ref={all}
        label={words.selectAll}
        checked={isAllSelected}
        onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
      />
      <output className="font-strong tabular">
        {amounts.length > 0 &&
          words.selectedSum({ count: amounts.length, amount: formatExactMoney(sumMoney(amounts)) })}
      </output>
      {amounts.length > 0 ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            // This button goes.
            all.current?.focus();
            onSelectAll(false);
          }}
        >
          {words.clearSelection}
        </Button>
      ) : (
        <p className="ms-auto hidden text-label text-ink-soft wide:block">{words.listKeys}</p>
      )}
    </div>
  );
}
