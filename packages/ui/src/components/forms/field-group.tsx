'use client';

import { type ReactNode, useId } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface FieldGroupProps extends LayoutProps, AttributesOf<'fieldset', 'title'> {
  /** The common subject of the fields; the group's accessible name. */
  title: string;
  /** A button beside the title. */
  action?: ReactNode;
  /** The fields, in two columns where they fit. */
  children: ReactNode;
}

/** The fields of a long form that belong together, below a heading. */
export function FieldGroup({ title, action, children, className, ...attributes }: FieldGroupProps) {
  const titleId = useId();
  return (
    <fieldset {...attributes} aria-labelledby={titleId} className={classNames('@container min-w-0', className)}>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line pb-2">
        <h3 data-part="title" id={titleId} className="font-sans text-body font-strong">
          {title}
        </h3>
        {action}
      </div>
      <div data-part="fields" className="grid items-start gap-x-5 gap-y-4 @row:grid-cols-2">
        {children}
      </div>
    </fieldset>
  );
}
