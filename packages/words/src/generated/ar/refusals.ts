// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { refusals as English } from '../en/refusals.ts';

export const refusals: typeof English = {
  badRequest: "يُرجى التحقق من البيانات المُدخلة وإعادة المحاولة.",
  badField: "يُرجى التحقق من هذا الحقل.",
  unauthorized: "يُرجى تسجيل الدخول للمتابعة.",
  notFound: "لا يوجد شيء في هذا العنوان.",
  otherSite: "يُرجى نشر التعليق من صفحة القصة نفسها.",
  methodNotAllowed: "هذا العنوان لا يدعم هذه الطريقة.",
  tooLarge: "النص طويل جدًّا. يُرجى اختصاره.",
  unsupportedType: "يُرجى الإرسال بصيغة application/json.",
  unsatisfiableRange: "ينتهي الملف قبل النطاق المطلوب.",
  tooManyRequests: "محاولات كثيرة جدًّا. يُرجى الانتظار قبل إعادة المحاولة.",
  busy: "يستخدم الموقع الآن عدد كبير من الأشخاص. يُرجى إعادة المحاولة بعد بضع ثوانٍ.",
  serverError: "حدث خطأ من جانبنا. يُرجى إعادة المحاولة بعد دقيقة.",
  maintenance: "نعمل الآن على صيانة هذا الموقع، لذا يتعذّر تغيير أي شيء. يُرجى المحاولة لاحقًا.",
  starting: "يجري تحديث هذا الموقع. يُرجى المحاولة بعد بضع دقائق.",
  mailNotSent: "تعذّر إرسال رسالة البريد الإلكتروني. يُرجى إعادة المحاولة بعد دقيقة.",
  addressRefused: "خادم البريد لا يقبل الرسائل إلى هذا العنوان. يُرجى التحقق منه.",
  incorrectCode: "الرمز غير صحيح. يُرجى التحقق منه وإعادة المحاولة.",
  expiredCode: "لم يعد هذا الرمز صالحًا. يُرجى طلب رمز جديد.",
  incorrectSignIn: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
  codeNotVerified: "يُرجى إدخال الرمز المرسَل بالبريد الإلكتروني قبل اختيار كلمة مرور جديدة.",
  alreadyRegistered: "تم تسجيلك في هذه الحملة من قبل.",
  campaignGone: "لم تعد هذه الحملة موجودة.",
  unknownCampaign: "لا توجد حملة كهذه.",
  commentsClosed: "أُغلق باب التعليق على هذا الخبر.",
};
