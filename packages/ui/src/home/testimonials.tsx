'use client';

import { formatYear } from '@hearthlight/domain';

import { Quote } from '../components/data/quote.tsx';
import { Stat } from '../components/data/stat.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { Words } from '../words/words-provider.tsx';
import type { QuoteAuthor, Statistic } from './home-content.ts';

export interface TestimonialsProps {
  /** The quotes. `chosen` selects one. */
  quotes: ReadonlyArray<string>;
  /** Authors of the quotes. `chosen` selects one. */
  authors: ReadonlyArray<QuoteAuthor>;
  /** Indices into the two lists, taken modulo their lengths. */
  chosen: { quote: number; author: number };
  /** The figures beside the quote. */
  statistics: ReadonlyArray<Statistic>;
}

/** One quote by one person who was helped, beside the figures. Renders nothing without a quote. */
export function Testimonials({ quotes, authors, chosen, statistics }: TestimonialsProps) {
  const words = useWords('home');
  const quote = quotes[chosen.quote % quotes.length];
  const author = authors[chosen.author % authors.length];
  if (!quote || !author) return null;
  return (
    <section aria-labelledby="testimonials" data-on="dark" className="bg-paper pb-section">
      <h2 id="testimonials" className="sr-only">
        {words.testimonials}
      </h2>
      <div className="mx-2 rounded-section bg-pine-deep py-section text-on-dark tablet:mx-6">
        <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-12 px-gutter *:min-w-0 tablet:grid-cols-[1.3fr_.7fr] desk:gap-x-22">
          <div className="grid grid-cols-1 *:col-start-1 *:row-start-1 only:col-span-full tablet:items-center">
            <Quote quote={quote} author={author.name} detail={detailOf(words, author)} picture={author.image_url} />
            <Spacer quotes={quotes} authors={authors} />
          </div>
          {statistics.length > 0 && (
            <ul className="grid list-[''] gap-6">
              {statistics.map((statistic) => (
                <li key={statistic.label}>
                  <Stat {...statistic} on="dark" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

const detailOf = (words: Words['home'], { place, occasion, year }: QuoteAuthor) =>
  words.authorDetail({ place, occasion, year: formatYear(year) });

/**
 * As high as the tallest quote plus the tallest author, so that the page has the same height whatever quote it shows.
 * Otherwise Back would restore the wrong scroll position.
 */
function Spacer({ quotes, authors }: Pick<TestimonialsProps, 'quotes' | 'authors'>) {
  const words = useWords('home');
  return (
    <div
      aria-hidden="true"
      className="invisible grid grid-cols-1 grid-rows-[auto_auto] *:col-start-1 *:row-span-2 *:row-start-1 *:grid *:grid-cols-1 *:grid-rows-subgrid print:hidden"
    >
      {Array.from({ length: Math.max(quotes.length, authors.length) }, (_, draw) => {
        const author = authors[draw % authors.length];
        const quote = quotes[draw % quotes.length];
        if (!author || !quote) return null;
        return <Quote key={draw} quote={quote} author={author.name} detail={detailOf(words, author)} picture="" />;
      })}
    </div>
  );
}
