import { type AttributesOf, classNames } from '../../lib/class-names.ts';
import { directionalIcons, iconDrawings, type IconName } from './icon-drawings.ts';

export interface IconProps extends AttributesOf<'svg', 'name' | 'children'> {
  /** The icon's name. `invalid` is `error` for the size of text, `done` is `check` for small buttons. */
  name: IconName;
  /** Classes for size, position and color, such as `size-4`. Without a size it is 24 px. */
  className?: string | undefined;
}

const outline = { fill: 'none', stroke: 'currentColor', strokeLinejoin: 'round' } as const;

/**
 * An icon in the color of the text around it. It is decorative: the control or text beside it says what it means. Icons
 * that point along the text, such as `back`, are mirrored right to left.
 */
export function Icon({ name, className, ...attributes }: IconProps) {
  const { path, circle, box = '0 0 24 24', line = 2, caps = 'round', solid } = iconDrawings[name];
  return (
    <svg
      {...attributes}
      aria-hidden="true"
      width="1.5rem"
      height="1.5rem"
      viewBox={box}
      {...(solid ? { fill: 'currentColor' } : { ...outline, strokeWidth: line, strokeLinecap: caps })}
      className={classNames('shrink-0', directionalIcons.includes(name) && 'rtl:-scale-x-100', className)}
    >
      {circle && <circle cx="12" {...circle} />}
      <path d={path} />
    </svg>
  );
}
