// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { rules as English } from '../en/rules.ts';

export const rules: typeof English = {
  firstName: "يُرجى إدخال اسم أول صحيح.",
  lastName: "يُرجى إدخال اسم عائلة صحيح.",
  email: "يُرجى إدخال بريد إلكتروني صحيح.",
  passwordMix: "يجب أن تجمع كلمة المرور بين حروف لاتينية كبيرة وصغيرة وأرقام.",
  passwordShort: "كلمة المرور قصيرة جدًّا.",
  passwordLong: "كلمة المرور طويلة جدًّا.",
  currentPassword: "يُرجى إدخال كلمة مرور صحيحة.",
  passwordsDiffer: "كلمتا المرور غير متطابقتين.",
  code: "يُرجى إدخال رمز من خمسة أرقام.",
  comentatorName: "يُرجى إدخال اسم صحيح.",
  comment: "يُرجى كتابة تعليق واضح. الحد الأدنى للطول: ٢٠ حرفًا.",
  commentLong: (args: { most: string | number }): string => "يُرجى اختصار التعليق. الحد الأقصى لعدد الأحرف: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.most) + ".",
  fullName: "يُرجى إدخال اسم كامل صحيح.",
  phoneNumber: "يُرجى إدخال رقم هاتف صحيح.",
  address: "يُرجى إدخال عنوان صحيح.",
  requestType: "يُرجى إدخال نوع الطلب.",
  requestDescription: "يُرجى إدخال وصف كافٍ.",
  amountTargeted: "يُرجى إدخال مبلغ مطلوب صحيح.",
  amountRaised: "يُرجى إدخال مبلغ متوفر صحيح.",
  amount: "يُرجى إدخال مبلغ صحيح.",
  donationCause: "يُرجى تحديد غرض تبرعك أو المستفيد منه ليصل إلى وجهته. شكرًا لدعمك.",
  commentNotSent: "لم يُرسَل تعليقك. يُرجى قراءته مرة أخرى ثم نشره.",
};
