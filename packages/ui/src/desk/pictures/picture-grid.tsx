'use client';

import { formatDay, pictureSources, withFocus } from '@hearthlight/domain';
import type { DeskPicture } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { ArchPicture } from '../../components/media/arch-picture.tsx';
import { EmptyNote } from '../../dashboard/parts/empty-note.tsx';
import { useDeskPicturesWords } from '../../words/desk-pictures.ts';
import { useDeskWords } from '../../words/desk.ts';

export interface PictureGridProps {
  /** The pictures, the newest first. */
  pictures: readonly DeskPicture[];
  /** Called with the picture that is clicked. */
  onChoose: (picture: DeskPicture) => void;
}

/** Pictures at first, and more with each 'Show more'. */
const step = 48;
/** Fewer pictures are found at a glance. */
const searchable = 8;

/** Pictures to choose from, with a search of their alternative texts. */
export function PictureGrid({ pictures, onChoose }: PictureGridProps) {
  const words = useDeskPicturesWords();
  const names = useDeskWords();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(step);
  const wanted = search.trim().toLocaleLowerCase();
  const found = pictures.filter(({ alt }) => alt.toLocaleLowerCase().includes(wanted));
  return (
    <div className="grid gap-6">
      {pictures.length > searchable && (
        <Field
          className="max-w-sheet"
          type="search"
          label={words.search}
          optional
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
          // The field may be in the form of an entry, which Enter must not send.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {found.length === 0 ? (
        <EmptyNote title={words.noMatch}>{words.noMatchLead}</EmptyNote>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,40%),1fr))] gap-x-5 gap-y-7">
          {found.slice(0, shown).map((picture) => (
            <li key={picture.address}>
              <PictureCard picture={picture} onChoose={() => onChoose(picture)} />
            </li>
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setShown(shown + step)}
        >
          {names.showMore}
        </Button>
      )}
    </div>
  );
}

function PictureCard({ picture, onChoose }: { picture: DeskPicture; onChoose: () => void }) {
  const words = useDeskPicturesWords();
  const { address, alt, focus, uploaded_at: at, used_by: uses } = picture;
  return (
    <button
      type="button"
      onClick={onChoose}
      className="group grid w-full cursor-pointer content-start gap-2 rounded-control text-start"
    >
      <ArchPicture
        src={withFocus(address, focus)}
        alt=""
        formats={{ sizes: '12rem', sources: pictureSources(address) }}
      />
      <span
        dir="auto"
        className="line-clamp-2 text-small leading-tight font-semibold wrap-anywhere group-hover:text-pine group-hover:underline"
      >
        {alt || words.pictureOf({ date: formatDay(at.slice(0, 10)) })}
      </span>
      <span className="text-label text-ink-soft">
        {words.use({ count: uses.length })}
        {alt === '' && ` · ${words.noAlt}`}
      </span>
    </button>
  );
}
