/**
 * Pictures that operators upload. Each is stored in several widths and formats. Calls carry one address for each
 * picture (`specification §3`), that of its widest JPEG or PNG, such as `/uploads/<id>/1600.jpg`; the others follow
 * from it.
 */

/**
 * The stored widths in pixels. A picture is never enlarged: the widest stored width is at most its own. Files of a
 * panorama are wider than they say, so that they fill the height of a frame of that width, which crops them at their
 * sides.
 */
export const uploadWidths = [480, 960, 1600] as const;

const maxWidth = Math.max(...uploadWidths);

/** The media types of the stored formats, by extension. The browser takes the first that it can show. */
export const uploadTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type UploadFormat = keyof typeof uploadTypes;

/** Returns the widths to store of a picture that is `width` pixels wide, in ascending order. */
export const storedWidths = (width: number): number[] => {
  const widest = Math.min(width, maxWidth);
  return [...uploadWidths.filter((stored) => stored < widest), widest];
};

/** Returns the address of one stored file. */
export const uploadAddress = (id: string, width: number, format: UploadFormat): string =>
  `/uploads/${id}/${width}.${format}`;

const filePattern = /^\/uploads\/([\da-f]{32})\/([1-9]\d{0,3})\.(avif|webp|jpg|png)$/;

/** Returns the path of an uploaded file below the folder of pictures; `undefined` for any other address. */
export function uploadFile(address: string): string | undefined {
  const [, id, width, format] = filePattern.exec(address) ?? [];
  return id === undefined ? undefined : `${id}/${width}.${format}`;
}

/** The point of a picture that stays visible when it is cropped, in percent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

/** The focus of a picture without a chosen one. */
export const centerFocus: Focus = { x: 50, y: 50 };

/**
 * Adds a focus to the address of a picture, as a fragment, because calls carry one address for each picture. The center
 * needs none.
 */
export const withFocus = (address: string, { x, y }: Focus): string =>
  x === centerFocus.x && y === centerFocus.y ? address : `${address}#focus=${x},${y}`;

/** Returns the address of a picture without its focus, as entries store it. */
export const withoutFocus = (address: string): string => address.replace(/#focus=\d+,\d+$/, '');

/** Returns the focus in the address of a picture. */
export function focusOf(address: string): Focus {
  const [, x, y] = /#focus=(\d+),(\d+)$/.exec(address) ?? [];
  return x === undefined || y === undefined ? centerFocus : { x: Number(x), y: Number(y) };
}

/** Returns the address of an uploaded picture for a mail, in a format and width that every program shows. */
export function mailedPicture(address: string): string | undefined {
  const [, id, width, format] = filePattern.exec(withoutFocus(address)) ?? [];
  if (id === undefined || (format !== 'jpg' && format !== 'png')) return undefined;
  const shown = storedWidths(Number(width)).findLast((each) => each <= 960) ?? Number(width);
  return uploadAddress(id, shown, format);
}

/** One format of a picture, as a `source` element states it. */
export interface PictureSource {
  type: string;
  srcSet: string;
}

/** Returns the formats of an uploaded picture, the smallest first; none for any other picture. */
export function pictureSources(address: string): PictureSource[] {
  const [file = ''] = address.split('#');
  const [, id, width, format] = filePattern.exec(file) ?? [];
  if (id === undefined || (format !== 'jpg' && format !== 'png')) return [];
  const widths = storedWidths(Number(width));
  return (['avif', 'webp', format] as const).map((stored) => ({
    type: uploadTypes[stored],
    srcSet: widths.map((each) => `${uploadAddress(id, each, stored)} ${each}w`).join(', '),
  }));
}
