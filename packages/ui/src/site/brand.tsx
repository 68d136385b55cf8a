export interface BrandProps {
  /** The product's name. */
  name: string;
  /** `small` is for the dashboard's sidebar. */
  size?: 'small' | 'medium';
}

/**
 * The mark, a lit doorway, and the product's name. Put it inside a `Link` to the home page.
 *
 * @summary The mark, a lit doorway, and the product's name.
 */
export function Brand({ name, size = 'medium' }: BrandProps) {
  return (
    <span data-size={size} className="inline-flex items-center gap-brand font-display text-brand font-brand">
      <svg viewBox="0 0 30 34" aria-hidden="true" className={size === 'small' ? 'h-7.5' : 'h-8.5'}>
        <path d="M0 34V15a15 15 0 0 1 30 0v19Z" className="fill-pine in-data-[on=dark]:fill-on-dark" />
        <path d="M9 34V20a6 6 0 0 1 12 0v14Z" className="fill-sun in-data-[on=dark]:fill-ember" />
      </svg>
      {name}
    </span>
  );
}
