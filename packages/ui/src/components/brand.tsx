import { foundation } from '@hearthlight/domain';

export interface BrandProps {
  /** `small` is for the dashboard's sidebar. */
  size?: 'small' | 'medium';
}

/** The mark, a lit doorway, and the product's name. Put it inside a `Link` to the home page. */
export function Brand({ size = 'medium' }: BrandProps) {
  return (
    <span
      data-size={size}
      className="inline-flex items-center gap-[0.7rem] font-display text-[1.4375rem] leading-none font-[640] tracking-[-0.02em]"
    >
      <svg viewBox="0 0 30 34" aria-hidden="true" className={size === 'small' ? 'h-[30px]' : 'h-[34px]'}>
        <path d="M0 34V15a15 15 0 0 1 30 0v19Z" className="fill-pine in-data-[on=dark]:fill-on-dark" />
        <path d="M9 34V20a6 6 0 0 1 12 0v14Z" className="fill-sun in-data-[on=dark]:fill-ember" />
      </svg>
      {foundation.product}
    </span>
  );
}
