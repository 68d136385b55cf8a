// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { editor as English } from '../en/editor.ts';

export const editor: typeof English = {
  loading: "جارٍ تحميل المحرر",
  text: "نص المقال",
  placeholder: "يمكنك كتابة المقال هنا أو لصقه من Word أو Google Docs.",
  toolbar: "التنسيق",
  heading: "عنوان",
  subheading: "عنوان فرعي",
  bold: "خط عريض",
  italic: "خط مائل",
  link: "رابط",
  bulletList: "قائمة نقطية",
  orderedList: "قائمة مرقمة",
  quote: "اقتباس",
  picture: "صورة",
  undo: "تراجع",
  redo: "إعادة",
  save: "حفظ",
  linkAddress: "العنوان",
  linkHint: "لصفحة ويب، مثل example.org/report، أو لبريد إلكتروني.",
  linkRefused: "يُرجى إدخال عنوان صفحة ويب أو بريد إلكتروني.",
  removeLink: "إزالة الرابط",
  pictureFile: "ملف الصورة",
  pictureFormats: "JPEG أو PNG أو WebP أو AVIF. يمكنك إفلات الملف هنا أو اختياره.",
  uploading: "جارٍ رفع الصورة",
  pictureRequired: "يُرجى اختيار صورة.",
  insertPicture: "إدراج الصورة",
  alt: "النص البديل",
  altHint: "وصف ما تعرضه الصورة لمن لا يستطيع رؤيتها.",
  altRequired: "يُرجى وصف الصورة ببضع كلمات.",
  altTitle: "تغيير النص البديل",
  altOf: (args: { alt: string | number }): string => "النص البديل: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.alt),
  altMissing: "بلا نص بديل",
  changeAlt: "تغيير النص",
  captionPlaceholder: "تعليق الصورة عند الحاجة",
  picturesNotPasted: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لم تُلصق أي صورة. يمكن إضافتها بزر «صورة».", 'one': "لم تُلصق صورة واحدة. يمكن إضافتها بزر «صورة».", 'two': "لم تُلصق صورتان. يمكن إضافتهما بزر «صورة».", 'few': "لم تُلصق " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " صور. يمكن إضافتها بزر «صورة».", 'many': "لم تُلصق " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " صورة. يمكن إضافتها بزر «صورة».", 'other': "لم تُلصق " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " صورة. يمكن إضافتها بزر «صورة»." }),
  tableSelected: "لا يمكن تغيير خلايا الجدول هنا. يمكن نقل الجدول بسحبه، ولتغييره يجب حذفه ولصق جدول جديد. النص المكتوب يظهر أسفله.",
  uploaded: "اختيار صورة مرفوعة",
};
