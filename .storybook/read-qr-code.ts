import jsQR from 'jsqr';

/** Returns the pixels of a picture at twice its size on the screen. */
export async function pixelsOf(picture: HTMLImageElement): Promise<ImageData | undefined> {
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = picture.width * 2;
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}

/** Reads a QR code from its picture, as the camera of a phone does. */
export async function readQrCode(picture: HTMLImageElement): Promise<string | undefined> {
  const pixels = await pixelsOf(picture);
  return pixels && jsQR(pixels.data, pixels.width, pixels.height)?.data;
}
