// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { deskAccount as English } from '../en/desk-account.ts';

export const deskAccount: typeof English = {
  sessions: "جلساتك المفتوحة",
  thisOne: "هذا المتصفح",
  lastSeen: (args: { date: string | number }): string => "آخر استخدام: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.date),
  signOutEverywhere: "تسجيل الخروج من كل مكان",
  factors: "عوامل التحقق الثانية",
  app: "تطبيق المصادقة",
  isSet: "مُعدّ",
  isNotSet: "غير مُعدّ",
  passkey: "مفتاح مرور",
  added: (args: { date: string | number }): string => "أضيف في " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.date),
  removePasskey: (args: { name: string | number }): string => "إزالة " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name),
  removePasskeyExplained: "لن يمكنك تسجيل الدخول به بعد ذلك.",
  passkeyRemoved: (args: { name: string | number }): string => "تمت إزالة " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + ".",
  codesLeft: (args: { count: number }): string => plural(args.count, ar, { 'zero': "لم يبقَ أي رمز استرداد", 'one': "بقي رمز استرداد واحد", 'two': "بقي رمزا استرداد", 'few': "بقيت " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رموز استرداد", 'many': "بقي " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رمز استرداد", 'other': "بقي " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " رمز استرداد" }),
  codesKept: "محفوظة",
  codesNotKept: "لم تؤكّد أنك احتفظت بها. إن لم تكن لديك فاستبدلها: لن تُعرض مرة أخرى.",
  renewCodes: "استبدال رموز الاسترداد",
  renewCodesExplained: "تحصل على عشرة رموز جديدة. ولن تعود الرموز السابقة صالحة.",
  passwordTitle: "كلمة المرور",
  changePassword: "تغيير كلمة المرور",
};
