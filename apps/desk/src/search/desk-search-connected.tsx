import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSearchResult } from './queries.ts';
import { SearchDialog, type SearchDialogProps } from './search-dialog.tsx';

/** The search of the whole desk, over any page. */
export function DeskSearch({ onClose, ...shown }: Pick<SearchDialogProps, 'role' | 'open' | 'onClose'>) {
  const [search, setSearch] = useState('');
  const found = useSearchResult(search);
  const navigate = useNavigate();
  const close = () => {
    setSearch('');
    onClose();
  };
  return (
    <SearchDialog
      {...shown}
      {...found}
      search={search}
      onSearch={setSearch}
      onClose={close}
      onChoose={(path) => {
        close();
        void navigate(path);
      }}
    />
  );
}
