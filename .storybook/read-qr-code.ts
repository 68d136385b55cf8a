import jsQR from 'jsqr';

/** Reads a QR code from its picture, as the camera of a phone does. */
export async function readQrCode(picture: HTMLImageElement): Promise<string | undefined> {
  await picture.decode();
  const canvas = document.createElement('canvas');
  // Twice the size on the screen.
  canvas.width = canvas.height = picture.width * 2;
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height);
  return pixels && jsQR(pixels.data, pixels.width, pixels.height)?.data;
}
