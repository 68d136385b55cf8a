// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { sentences as English } from '../en/sentences.ts';

export const sentences: typeof English = {
  generic: "حدث خطأ. يُرجى إعادة المحاولة.",
  emailTaken: "يوجد حساب بهذا البريد الإلكتروني بالفعل.",
  accountNotFound: "لم نعثر على هذا الحساب.",
  sessionInvalid: "جلستك لم تعد صالحة",
  contentFailed: "تعذّر تحميل المحتوى",
  newsListFailed: "تعذّر تحميل الأخبار",
  newsNotFound: "لم نعثر على هذا الخبر",
  newsDetailFailed: "حدث خطأ أثناء تحميل الخبر.",
  unexpected: "حدث خطأ غير متوقع في التطبيق",
  noComments: "لا توجد تعليقات بعد",
  noRecord: "لا توجد تبرعات بعد",
};
