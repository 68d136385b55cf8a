import type { deskPicture as English } from '../en/desk-picture.ts';

export const deskPicture: typeof English = {
  picture: "⟦Pîçţûŕé···⟧",
  uploaded: "⟦Uþļöàđéđ þîçţûŕéš······⟧",
  choose: "⟦Cĥööšé à þîçţûŕé······⟧",
  number: (args: { number: string | number }): string => "⟦Pîçţûŕé " + String(args.number) + "······⟧",
};
