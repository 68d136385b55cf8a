import { argumentIn } from '../../number.ts';
import type { deskPicture as English } from '../en/desk-picture.ts';

export const deskPicture: typeof English = {
  picture: "الصورة",
  uploaded: "الصور المرفوعة",
  choose: "اختيار صورة",
  number: (args: { number: string | number }): string => "الصورة " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.number),
};
