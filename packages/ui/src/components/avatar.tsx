import { ArchPicture } from './arch-picture.tsx';

export interface AvatarProps {
  src: string;
  /** `small` is 42 px wide, `medium` 58 px. */
  size?: 'small' | 'medium';
}

const widths = { small: 'w-[42px]', medium: 'w-[58px]' };

/** A small portrait beside a name. It decorates: the name is in the text. */
export function Avatar({ src, size = 'medium' }: AvatarProps) {
  return (
    <span data-size={size} className={`block shrink-0 ${widths[size]}`}>
      <ArchPicture src={src} alt="" ratio="portrait" />
    </span>
  );
}
