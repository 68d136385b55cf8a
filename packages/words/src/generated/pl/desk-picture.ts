// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskPicture as English } from '../en/desk-picture.ts';

export const deskPicture: typeof English = {
  picture: "Zdjęcie",
  another: "Użyj innego zdjęcia",
};
