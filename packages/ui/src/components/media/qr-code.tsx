import { renderSVG } from 'uqr';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface QrCodeProps extends LayoutProps, AttributesOf<'img', 'src' | 'alt'> {
  /** The text that a camera reads. */
  text: string;
  /** Text alternative: what the code is for. */
  label: string;
  /** The Swiss cross in the middle, which a Swiss QR code has. */
  mark?: 'swiss-cross' | undefined;
}

/** The light margin of every code, in modules, which cameras need (ISO/IEC 18004). */
const quietZone = 4;

/**
 * A code for the camera of a phone. As a picture it stays dark on light in every color scheme and on paper, because
 * cameras need that.
 */
export function QrCode({ text, label, mark, className, ...attributes }: QrCodeProps) {
  const code = renderSVG(text, { border: quietZone, ecc: 'M', pixelSize: 10 });
  const source = mark === undefined ? code : withSwissCross(code);
  return (
    <img
      {...attributes}
      src={`data:image/svg+xml,${encodeURIComponent(source)}`}
      alt={label}
      width={240}
      height={240}
      className={classNames('rounded-check', className)}
    />
  );
}

/** Puts the cross into the middle: 7 mm of a code of 46 mm, with its white border. */
function withSwissCross(svg: string): string {
  const size = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
  const millimeter = (size - 2 * quietZone * 10) / 46;
  const square = (width: number, height: number, color: string) =>
    `<rect x="${size / 2 - (width / 2) * millimeter}" y="${size / 2 - (height / 2) * millimeter}" width="${width * millimeter}" height="${height * millimeter}" fill="${color}"/>`;
  const cross = [square(7, 7, 'white'), square(6, 6, 'black'), square(3.9, 1.17, 'white'), square(1.17, 3.9, 'white')];
  return svg.replace('</svg>', `${cross.join('')}</svg>`);
}
