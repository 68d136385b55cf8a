import type { deskPicture as English } from '../en/desk-picture.ts';

export const deskPicture: typeof English = {
  picture: "Zdjęcie",
  uploaded: "Przesłane zdjęcia",
  choose: "Wybierz zdjęcie",
  number: (args: { number: string | number }): string => "Zdjęcie " + String(args.number),
};
