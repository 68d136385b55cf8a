'use client';

import { useId, type ReactNode } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface SectionProps extends LayoutProps, AttributesOf<'section'> {
  /** The heading, which names the landmark. */
  title: string;
  /** One or two sentences to the right of the title, below it on a phone. */
  intro?: ReactNode;
  /** Background. `warm`, `paper` and `deep` span the page's width; `dark` is a rounded panel on paper. */
  background?: 'warm' | 'paper' | 'deep' | 'dark';
  /** Rounds the upper edge. Use it once per page. */
  curved?: boolean;
  /** Content below the heading. */
  children: ReactNode;
}

const backgrounds = { warm: 'bg-paper-warm', paper: 'bg-paper', deep: 'bg-paper-deep', dark: 'bg-paper' };

/**
 * A full-width part of a page with a heading, as a landmark. Between two sections with the same background
 * there is one section space instead of two.
 */
export function Section({
  title,
  intro,
  background = 'warm',
  curved,
  children,
  className,
  ...attributes
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      {...attributes}
      aria-labelledby={headingId}
      data-background={background === 'dark' ? 'paper' : background}
      data-on={background === 'dark' ? 'dark' : undefined}
      className={classNames(
        'py-section',
        backgrounds[background],
        curved && 'rounded-t-section',
        '[[data-background=deep]+&[data-background=deep]]:pt-0 [[data-background=paper]+&[data-background=paper]]:pt-0 [[data-background=warm]+&[data-background=warm]]:pt-0',
        className,
      )}
    >
      <div
        className={
          background === 'dark' ? 'mx-2 rounded-section bg-pine-deep py-section text-on-dark tablet:mx-6' : undefined
        }
      >
        <div className="mx-auto max-w-page px-gutter">
          <div className="@container mb-8 tablet:mb-11">
            <div className="gap-x-10 @table:flex @table:items-end @table:justify-between">
              <h2 data-part="title" id={headingId} className="min-w-0 text-title">
                {title}
              </h2>
              {intro !== undefined && (
                <p
                  data-part="intro"
                  className="mt-4 max-w-measure-26 shrink-0 text-body text-ink-soft in-data-[on=dark]:text-on-dark-soft desk:max-w-measure-26 @table:mt-0 @table:max-w-measure-18"
                >
                  {intro}
                </p>
              )}
            </div>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
