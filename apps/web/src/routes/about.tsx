import type { Books } from '@hearthlight/domain';
import { AboutPage, type AboutBooks, whenOnline } from '@hearthlight/ui';
import { about } from 'virtual:content/about';
import { foundation } from 'virtual:content/foundation';

import { type Loaded, usePublicCall } from '../api/use-public-call.ts';
import { usePageData } from '../render/page-data.ts';
import { useBrowserValue } from '../routing/use-browser-value.ts';

export function Component() {
  const isKnown = useBrowserValue(() => true) ?? false;
  const { loaded } = usePublicCall(usePageData()?.books, loadBooks);
  return <AboutPage content={about} books={booksOf(loaded, isKnown)} foundation={foundation} />;
}

async function loadBooks(signal: AbortSignal): Promise<Books | undefined> {
  const { send } = await whenOnline(() => import('../api/send.ts'));
  const result = await send('books', { signal });
  return result.ok ? result.response : undefined;
}

/** Without books, or when they cannot be loaded, the page shows the table of its content, as the build rendered it. */
function booksOf(loaded: Loaded<Books>, isKnown: boolean): AboutBooks {
  if (loaded.status === 'ready' && loaded.response.years.length > 0)
    return { status: 'ready', books: loaded.response };
  return { status: loaded.status === 'loading' && isKnown ? 'loading' : 'none' };
}
