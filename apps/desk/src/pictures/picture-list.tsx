import type { DeskPicture } from '@hearthlight/domain/desk';
import { EmptyNote, SearchForm, useWords } from '@hearthlight/ui';

import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { PictureGrid } from './picture-grid.tsx';

/** The pictures that were loaded so far. */
export type PicturesView = PagesView<{ pictures: readonly DeskPicture[] }>;

/** The pictures of a search. */
export interface PictureSearchProps {
  /** The state of the request for the pictures. */
  view: PicturesView;
  /** A part of the alternative text or of the file's name. Empty for all. */
  search: string;
  /** Called with what to search for. Empty for all. */
  onSearch: (search: string) => void;
}

export interface PictureListProps extends PictureSearchProps {
  /** Called with the picture that is clicked. */
  onChoose: (picture: DeskPicture) => void;
}

/** The uploaded pictures, page by page, with a search of their alternative texts and names. */
export function PictureList({ view, search, onSearch, onChoose }: PictureListProps) {
  const words = useWords('deskPictures');
  const { pictures } = useWords('desk');
  const isEmpty = view.status === 'ready' && view.pictures.length === 0 && search === '';
  return (
    <div className="grid gap-5">
      {!isEmpty && <SearchForm label={words.search} search={search} onSearch={onSearch} />}
      <div>
        <LoadedList label={pictures} view={view}>
          {({ pictures: shown }) =>
            shown.length === 0 ? (
              <EmptyNote title={isEmpty ? words.empty : words.noMatch}>
                {isEmpty ? words.emptyLead : words.noMatchLead}
              </EmptyNote>
            ) : (
              <PictureGrid pictures={shown} onChoose={onChoose} />
            )
          }
        </LoadedList>
      </div>
    </div>
  );
}
