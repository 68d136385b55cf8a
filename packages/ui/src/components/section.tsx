import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: string;
  /** A sentence or two at the right of the title, below it on a phone. */
  intro?: ReactNode;
  /** `warm`, `paper` and `deep` fill the page's width; `dark` is a rounded panel on paper. */
  tone?: 'warm' | 'paper' | 'deep' | 'dark';
  /** The anchor that links jump to. */
  id?: string;
  /** A link or button beside the title, after the intro. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  /** Rounds the upper edge. The motif is used once on a page. */
  curved?: boolean;
  children: ReactNode;
}

const grounds = { warm: 'bg-paper-warm', paper: 'bg-paper', deep: 'bg-paper-deep', dark: 'bg-paper' };

/**
 * A band of a page under its heading, a landmark named by it. Two bands on one ground follow each other with one
 * space between them, not two.
 */
export function Section({
  title,
  intro,
  tone = 'warm',
  id,
  action,
  headingLevel = 2,
  curved,
  children,
}: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-tone={tone}
      data-ground={tone === 'dark' ? 'paper' : tone}
      data-on={tone === 'dark' ? 'dark' : undefined}
      className={`py-section ${grounds[tone]} ${curved ? 'rounded-t-section' : ''} [[data-ground=deep]+&[data-ground=deep]]:pt-0 [[data-ground=paper]+&[data-ground=paper]]:pt-0 [[data-ground=warm]+&[data-ground=warm]]:pt-0`}
    >
      <div
        className={
          tone === 'dark'
            ? 'mx-2 rounded-section bg-pine-deep py-section text-on-dark tablet:mx-6'
            : undefined
        }
      >
        <div className="mx-auto max-w-page px-gutter">
          <div className="mb-8 gap-x-10 gap-y-4 tablet:mb-11 tablet:flex tablet:items-end tablet:justify-between">
            <Heading
              id={headingId}
              className={`min-w-0 ${headingLevel === 2 ? 'text-title' : 'text-heading'}`}
            >
              {title}
            </Heading>
            {(intro !== undefined || action !== undefined) && (
              <div className="mt-4 grid max-w-[26em] shrink-0 gap-3 text-body text-ink-soft *:min-w-0 in-data-[on=dark]:text-on-dark-soft tablet:mt-0 tablet:max-w-[18em] desk:max-w-[26em]">
                {intro !== undefined && <p>{intro}</p>}
                {action}
              </div>
            )}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
