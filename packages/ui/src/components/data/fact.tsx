'use client';

import { type ReactNode, use } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { FactVariant } from './fact-list.tsx';

export interface FactProps extends LayoutProps, AttributesOf<'div', 'children'> {
  /** The name of the value. */
  label: string;
  /** The value. */
  children: ReactNode;
}

const layout =
  'border-t border-line py-3 tablet:grid tablet:grid-cols-[9rem_1fr] tablet:items-baseline tablet:gap-5 print:grid print:grid-cols-[9rem_1fr] print:items-baseline print:gap-5 print:py-2';

/** A label and its value, in a `FactList`. */
export function Fact({ label, children, className, ...attributes }: FactProps) {
  const variant = use(FactVariant);
  if (variant === undefined) throw new Error('Fact needs a FactList around it');
  const isRow = variant === 'rows';
  return (
    <div {...attributes} className={classNames('min-w-0', isRow && layout, className)}>
      <dt data-part="label" className={classNames('text-ink-soft', isRow ? 'text-small' : 'text-label')}>
        {label}
      </dt>
      <dd data-part="value" className={classNames('min-w-0 wrap-anywhere', isRow && 'font-medium')}>
        {children}
      </dd>
    </div>
  );
}
