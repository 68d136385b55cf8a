// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskConflict as English } from '../en/desk-conflict.ts';

export const deskConflict: typeof English = {
  title: "نسختان",
  lead: "حفظ شخص آخر نسخته أثناء تعديلك. يمكنك أن تختار أدناه ما يبقى. لن يُستبدل شيء قبل الحفظ.",
  mine: "نسختك",
  theirs: "النسخة الأخرى",
  empty: "فارغ",
  saveChoice: "حفظ اختياري",
  takeTheirs: "أخذ النسخة الأخرى كاملة",
};
