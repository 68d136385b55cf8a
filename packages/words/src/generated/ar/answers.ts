// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { answers as English } from '../en/answers.ts';

export const answers: typeof English = {
  signedOut: "تم تسجيل الخروج. إلى اللقاء!",
  codeSent: (args: { email: string | number }): string => "أرسلنا رمزًا من خمسة أرقام إلى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.email) + ".",
  codeOnItsWay: (args: { email: string | number }): string => "نرسل الآن رمزًا من خمسة أرقام إلى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.email) + ". قد يستغرق ذلك بضع دقائق.",
  welcome: (args: { firstName: string | number }): string => "مرحبًا " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.firstName) + "! حسابك جاهز، ويمكنك تسجيل الدخول الآن.",
  checkInbox: (args: { email: string | number }): string => "يُرجى البحث عن رمز من خمسة أرقام في صندوق بريد " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.email) + ".",
  chooseNewPassword: "شكرًا. يُرجى اختيار كلمة مرور جديدة.",
  passwordChanged: "تم تغيير كلمة المرور. يُرجى تسجيل الدخول بالكلمة الجديدة.",
  goalSet: (args: { goal: string | number }): string => "هدفك هو " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.goal) + ".",
  registered: (args: { campaign: string | number }): string => "شكرًا! تم تسجيلك في حملة «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.campaign) + "».",
  commentShown: "شكرًا! أصبح تعليقك جزءًا من هذه القصة.",
  commentHeld: "شكرًا! سيقرأ أحد أفراد فريقنا تعليقك قبل نشره.",
};
