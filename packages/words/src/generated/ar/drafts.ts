// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { drafts as English } from '../en/drafts.ts';

export const drafts: typeof English = {
  helpSubject: "بيانات مقدِّم الطلب",
  fullName: (args: { value: string | number }): string => "الاسم الكامل: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.value),
  email: (args: { value: string | number }): string => "البريد الإلكتروني: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.value),
  phoneNumber: (args: { value: string | number }): string => "رقم الهاتف: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.value),
  address: (args: { value: string | number }): string => "العنوان: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.value),
  requestType: (args: { value: string | number }): string => "نوع الطلب: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.value),
  requestDescription: (args: { value: string | number }): string => "وصف الطلب: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.value),
  amountTargeted: (args: { value: string | number }): string => "المبلغ المطلوب: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.value),
  amountRaised: (args: { value: string | number }): string => "المبلغ المتوفر: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.value),
  pledgeSubject: (args: { amount: string | number }): string => "تعهد بالدعم: تبرع بقيمة " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.amount),
  hello: "تحية طيبة،",
  pledge: (args: { amount: string | number }): string => "أود التبرع بمبلغ " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.amount) + ".",
  paymentMethod: (args: { value: string | number }): string => "طريقة الدفع المفضّلة: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.value),
  donationCause: (args: { value: string | number }): string => "غرض التبرع: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.value),
  pleaseTellMe: "أرجو إفادتي بطريقة إتمام التحويل، ولكم جزيل الشكر.",
  paymentReference: (args: { value: string | number }): string => "الرقم المرجعي للدفع: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.value),
};
