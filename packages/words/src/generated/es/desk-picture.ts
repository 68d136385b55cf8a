import type { deskPicture as English } from '../en/desk-picture.ts';

export const deskPicture: typeof English = {
  picture: "Imagen",
  uploaded: "Imágenes subidas",
  choose: "Elige una imagen",
  number: (args: { number: string | number }): string => "Imagen " + String(args.number),
};
