import { centerFocus, type Focus } from '@hearthlight/domain';
import type { PercentCrop } from 'react-image-crop';

/** The widest file that the server stores. More pixels would only take longer to upload. */
const maxWidth = 1600;

/** A crop that keeps the whole picture. */
export const wholePicture: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Whether a crop leaves something out, by more than a slip of the pointer. */
export const isPart = ({ width, height }: PercentCrop): boolean => width < 99.5 || height < 99.5;

/** Returns a part of a whole as a percentage from 0 to 100. Half of it where nothing has a size yet. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.max(0, Math.round((part / whole) * 100))) : 50;

/**
 * Returns the focal point of a picture in a part of it, at the edge if it was left out. The center is nobody's choice
 * and stays.
 */
export const focusInPart = ({ x, y }: Focus, part: PercentCrop): Focus =>
  x === centerFocus.x && y === centerFocus.y
    ? centerFocus
    : { x: percentOf(x - part.x, part.width), y: percentOf(y - part.y, part.height) };

/**
 * Returns a part of a loaded picture as a file: PNG, or JPEG for a JPEG. Throws when the browser cannot draw it, for
 * example because its memory is too small.
 */
export async function cropPicture(picture: HTMLImageElement, crop: PercentCrop, isJpeg: boolean): Promise<Blob> {
  const [x, width] = [crop.x, crop.width].map((share) => (share / 100) * picture.naturalWidth);
  const [y, height] = [crop.y, crop.height].map((share) => (share / 100) * picture.naturalHeight);
  if (x === undefined || y === undefined || !width || !height) throw new Error('the crop is empty');
  const scale = Math.min(1, maxWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, isJpeg ? 'image/jpeg' : 'image/png', 0.92);
  const blob = await promise;
  if (!blob) throw new Error('the picture could not be cropped');
  return blob;
}
