import { type MorePages, PagedList } from '@hearthlight/ui';

import { Loaded, type LoadedProps, type View } from '../frame/loaded.tsx';

/** The state of a list that loads page by page. */
export type PagesView<Content extends object> = View<Content & MorePages>;

export interface LoadedListProps<Content extends object> extends Pick<
  LoadedProps<Content & MorePages>,
  'view' | 'children'
> {
  /** Name of the list for screen readers. */
  label: string;
}

/** A list that loads page by page, or what is shown instead of it. */
export function LoadedList<Content extends object>({ label, view, children }: LoadedListProps<Content>) {
  return (
    <Loaded view={view}>
      {(content) => (
        <PagedList label={label} onShowMore={content.onShowMore} nextPage={content.nextPage}>
          {children(content)}
        </PagedList>
      )}
    </Loaded>
  );
}
