import { type ReactNode, useEffect, useRef } from 'react';

export interface RowKeysProps {
  /** A table whose rows have one link or button that opens them, and maybe a checkbox. */
  children: ReactNode;
}

/**
 * Moves between the rows of a table with the up and down arrows, and selects the row with `x`. The keys work while the
 * focus is in a row, outside fields.
 */
export function RowKeys({ children }: RowKeysProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = area;
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div ref={area} className="@container">
      {children}
    </div>
  );
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, ArrowUp: -1 };

function onKeyDown(event: KeyboardEvent): void {
  const { altKey, ctrlKey, key, metaKey, shiftKey, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
  const row = target.closest('tr');
  if (!row || target.matches('input:not([type=checkbox]), textarea, select')) return;
  const step = steps[key];
  if (step === undefined && key !== 'x') return;
  event.preventDefault();
  if (step === undefined) row.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  else openerOf(step === 1 ? row.nextElementSibling : row.previousElementSibling)?.focus();
}

const openerOf = (row: Element | null) => row?.querySelector<HTMLElement>('a[href], button');
