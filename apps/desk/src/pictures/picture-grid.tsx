import { dayOf, formatDay, pictureSources, withFocus } from '@hearthlight/domain';
import type { DeskPicture } from '@hearthlight/domain/desk';
import { ArchPicture, useWords } from '@hearthlight/ui';

export interface PictureGridProps {
  /** The pictures, the newest first. */
  pictures: ReadonlyArray<DeskPicture>;
  /** Called with the picture that is clicked. */
  onChoose: (picture: DeskPicture) => void;
}

/** Pictures to choose from. */
export function PictureGrid({ pictures, onChoose }: PictureGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,40%),1fr))] gap-x-5 gap-y-7">
      {pictures.map((picture) => (
        <li key={picture.address}>
          <PictureCard picture={picture} onChoose={() => onChoose(picture)} />
        </li>
      ))}
    </ul>
  );
}

function PictureCard({ picture, onChoose }: { picture: DeskPicture; onChoose: () => void }) {
  const words = useWords('deskPictures');
  const { address, alt, focus, is_replaced: isReplaced, name: file, uploaded_at: at, used_by: uses } = picture;
  const name = alt || file || words.pictureOf({ date: formatDay(dayOf(at)) });
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
        {isReplaced ? words.earlierVersion({ name }) : name}
      </span>
      <span className="text-label text-ink-soft">
        {words.use({ count: uses.length })}
        {alt === '' && ` · ${words.noAlt}`}
      </span>
    </button>
  );
}
