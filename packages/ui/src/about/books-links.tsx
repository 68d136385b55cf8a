'use client';

import { paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { useWords } from '../words/words-provider.tsx';

/** The links to the open books and to the public ledger, with which anyone can check what the page says. */
export function BooksLinks() {
  const words = useWords('about');
  return (
    <p className="flex flex-wrap gap-x-8">
      <Link href={paths.books} className="tap-target">
        {words.seeTheOpenBooks}
      </Link>
      <Link href={paths.ledger} className="tap-target">
        {words.checkStatement}
      </Link>
    </p>
  );
}
