import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { ArchPicture } from './arch-picture.tsx';

export interface AvatarProps extends LayoutProps, AttributesOf<'span', 'children'> {
  /** Address of the portrait. */
  src: string;
  /** Width: `small` is 42 px, `medium` 58 px. */
  size?: 'small' | 'medium';
}

const widths = { small: 'w-10.5', medium: 'w-14.5' };

/**
 * A small portrait beside a name. It is decorative, because the name is in the text.
 */
export function Avatar({ src, size = 'medium', className, ...attributes }: AvatarProps) {
  return (
    <span {...attributes} data-size={size} className={classNames('block shrink-0', widths[size], className)}>
      <ArchPicture src={src} alt="" ratio="portrait" />
    </span>
  );
}
