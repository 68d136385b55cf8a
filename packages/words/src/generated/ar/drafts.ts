import type { drafts as English } from '../en/drafts.ts';

export const drafts: typeof English = {
  helpSubject: "بيانات مقدِّم الطلب",
  fullName: (args: { value: string | number }): string => "الاسم الكامل: " + String(args.value),
  email: (args: { value: string | number }): string => "البريد الإلكتروني: " + String(args.value),
  phoneNumber: (args: { value: string | number }): string => "رقم الهاتف: " + String(args.value),
  address: (args: { value: string | number }): string => "العنوان: " + String(args.value),
  requestType: (args: { value: string | number }): string => "نوع الطلب: " + String(args.value),
  requestDescription: (args: { value: string | number }): string => "وصف الطلب: " + String(args.value),
  amountTargeted: (args: { value: string | number }): string => "المبلغ المطلوب: " + String(args.value),
  amountRaised: (args: { value: string | number }): string => "المبلغ المتوفر: " + String(args.value),
  pledgeSubject: (args: { amount: string | number }): string => "تعهد بالدعم: تبرع بقيمة " + String(args.amount),
  hello: "تحية طيبة،",
  pledge: (args: { amount: string | number }): string => "أود التبرع بمبلغ " + String(args.amount) + " (بالدولار الأمريكي).",
  paymentMethod: (args: { value: string | number }): string => "طريقة الدفع المفضّلة: " + String(args.value),
  donationCause: (args: { value: string | number }): string => "غرض التبرع: " + String(args.value),
  pleaseTellMe: "أرجو إفادتي بطريقة إتمام التحويل، ولكم جزيل الشكر.",
  campaignCause: (args: { title: string | number }): string => "تبرع لحملة: " + String(args.title),
};
