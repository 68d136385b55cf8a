import { Quote } from '../components/quote.tsx';
import { Stat } from '../components/stat.tsx';
import type { QuoteAuthor, Statistic } from './home-content.ts';

export interface TestimonialsProps {
  quotes: readonly string[];
  authors: readonly QuoteAuthor[];
  /** Indices into the two lists; one that is too large starts again at the beginning. */
  chosen: { quote: number; author: number };
  statistics: readonly Statistic[];
}

/** One quote by one person who was helped, beside the four figures. The only dark room of the page. */
export function Testimonials({ quotes, authors, chosen, statistics }: TestimonialsProps) {
  const quote = quotes[chosen.quote % quotes.length];
  const author = authors[chosen.author % authors.length];
  return (
    <section aria-label="Testimonials" data-on="dark" className="bg-paper pb-section">
      <div className="mx-2 rounded-section bg-pine-deep py-section text-on-dark tablet:mx-6">
        <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-12 px-gutter tablet:grid-cols-[1.3fr_.7fr] desk:gap-x-22">
          {quote && author && (
            <Quote
              quote={quote}
              author={author.name}
              detail={`${author.place}, ${author.occasion}, ${author.year}`}
              picture={author.image_url}
            />
          )}
          <ul className="grid list-[''] gap-6.5">
            {statistics.map((statistic) => (
              <li key={statistic.label}>
                <Stat {...statistic} on="dark" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
