import type { deskPicture as English } from '../en/desk-picture.ts';

export const deskPicture: typeof English = {
  picture: "Imagen",
  another: "Usar otra imagen",
};
