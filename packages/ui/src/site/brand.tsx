export interface BrandProps {
  /** The product's name. */
  name: string;
  /** `small` is for the dashboard: on phones up to 360 px wide it shows the mark alone. */
  size?: 'small' | 'medium';
}

/**
 * The foundation's mark and the product's name. Put it inside a `Link` to the home page. The mark is the picture of the
 * custom properties `--logo` and `--logo-on-dark` with the proportions of `--logo-ratio`, which `brand.css` declares.
 */
export function Brand({ name, size = 'medium' }: BrandProps) {
  return (
    <span data-size={size} className="inline-flex items-center gap-brand font-display text-brand">
      <span aria-hidden="true" className={`logo ${size === 'small' ? 'h-7.5' : 'h-8.5'}`} />
      <span className={size === 'small' ? 'sr-only small:not-sr-only' : undefined}>{name}</span>
    </span>
  );
}
