// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { document as English } from '../en/document.ts';

export const document: typeof English = {
  withoutScript: "تتطلب هذه الصفحة JavaScript، وهو معطّل أو محظور في متصفحك. تعمل <home>الصفحة الرئيسية</home> بدونه وفيها بيانات التواصل معنا.",
  withoutCode: "لم تُحمَّل هذه الصفحة كاملةً، لذلك لا تعمل أزرارها ونماذجها بعد. يُرجى التحقق من الاتصال ثم <reload>إعادة تحميل الصفحة</reload>.",
};
