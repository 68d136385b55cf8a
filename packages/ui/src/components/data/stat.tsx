import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface StatProps extends LayoutProps, AttributesOf<'p', 'children'> {
  /** The formatted number, such as `$12M+`. */
  value: string;
  /** The counted things. */
  label: string;
  /** Background. `light` is compact, `dark` is larger, with a line above, for dark sections. */
  on?: 'light' | 'dark';
}

/**
 * A number and what it counts.
 */
export function Stat({ value, label, on = 'light', className, ...attributes }: StatProps) {
  return on === 'dark' ? (
    <p {...attributes} className={classNames('border-t border-line-dark pt-4', className)}>
      <b className="block font-display text-figure wrap-anywhere text-sun tabular">
        <bdi dir="ltr">{value}</bdi>
      </b>{' '}
      <span className="text-small text-on-dark-soft">{label}</span>
    </p>
  ) : (
    <p {...attributes} className={className}>
      <b data-part="value" className="block font-display text-stat wrap-anywhere tabular">
        <bdi dir="ltr">{value}</bdi>
      </b>{' '}
      <span data-part="label" className="text-label text-ink-soft">
        {label}
      </span>
    </p>
  );
}
