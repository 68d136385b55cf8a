import { Sheet } from '@hearthlight/ui';

import { Loaded, type LoadedProps, type View } from '../frame/loaded.tsx';
import { type MorePages, ShowMore } from './show-more.tsx';

/** The state of a list that loads page by page. */
export type PagesView<Content extends object> = View<Content & MorePages>;

export interface PagedListProps<Content extends object> extends Pick<
  LoadedProps<Content & MorePages>,
  'view' | 'children'
> {
  /** Name of the list for screen readers. */
  label: string;
}

/** A list that loads page by page: the entries, or what is shown instead of none, with 'Show more'. */
export function PagedList<Content extends object>({ label, view, children }: PagedListProps<Content>) {
  return (
    <Loaded view={view}>
      {(content) => (
        <>
          <Sheet aria-label={label}>{children(content)}</Sheet>
          <ShowMore onShowMore={content.onShowMore} nextPage={content.nextPage} />
        </>
      )}
    </Loaded>
  );
}
