import type { deskPicture as English } from '../en/desk-picture.ts';

export const deskPicture: typeof English = {
  picture: "⟦Pîçţûŕé···⟧",
  another: "⟦Ušé àñöţĥéŕ þîçţûŕé·······⟧",
};
