import { ArchPicture } from '../components/media/arch-picture.tsx';

const listOf = (names = ''): string[] => names.split(' ').filter(Boolean);

/** File names, read from the content folder when Storybook starts (`.storybook/main.ts`). */
const pictures = {
  scene: listOf(import.meta.env['STORYBOOK_SCENES']),
  portrait: listOf(import.meta.env['STORYBOOK_PORTRAITS']),
};

export interface PictureGalleryProps {
  /** `portrait` shows the people, `scene` all other pictures. */
  kind: 'scene' | 'portrait';
}

/** All pictures of the site with their file names. */
export function PictureGallery({ kind }: PictureGalleryProps) {
  return (
    <ul
      data-kind={kind}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-6 data-[kind=portrait]:grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]"
    >
      {pictures[kind].map((name) => (
        <li key={name}>
          <ArchPicture src={`/pictures/${name}`} alt="" ratio={kind} />
          <p className="mt-2 text-label text-ink-soft">{name}</p>
        </li>
      ))}
    </ul>
  );
}
