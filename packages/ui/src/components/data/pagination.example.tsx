import { useState } from 'react';

import { pageRange } from '../../lib/page-range.ts';
import { Pagination } from './pagination.tsx';

const towns = ['Garbatula', 'Isiolo', 'Kiruna', 'Kapiri Mposhi', 'Lodwar', 'Sololá', 'Nairobi'];

/** A list that shows three rows at a time. */
export function Towns() {
  const [page, setPage] = useState(0);
  const range = pageRange(page, towns.length, 3);
  return (
    <>
      <ul>
        {towns.slice(range.from - 1, range.to).map((town) => (
          <li key={town}>{town}</li>
        ))}
      </ul>
      <Pagination label="Towns" range={range} onPage={setPage} />
    </>
  );
}
