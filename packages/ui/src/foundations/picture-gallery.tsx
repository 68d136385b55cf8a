import { ArchPicture } from '../components/media/arch-picture.tsx';

/** File names without extension, read from the content folder when Storybook starts (`.storybook/main.ts`). */
const pictures: string[] = (import.meta.env['STORYBOOK_PICTURES'] ?? '').split(' ').filter(Boolean);

export interface PictureGalleryProps {
  /** `portrait` shows the people, `scene` all other pictures. */
  kind: 'scene' | 'portrait';
}

/** All pictures of the site with their file names. */
export function PictureGallery({ kind }: PictureGalleryProps) {
  const shown = pictures.filter((name) => name.startsWith('portrait-') === (kind === 'portrait'));
  return (
    <ul
      data-kind={kind}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-6 data-[kind=portrait]:grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]"
    >
      {shown.map((name) => (
        <li key={name}>
          <ArchPicture src={`/pictures/${name}.svg`} alt="" ratio={kind} />
          <p className="mt-2 text-label text-ink-soft">{name}.svg</p>
        </li>
      ))}
    </ul>
  );
}
