import { argumentIn } from '../../number.ts';
import type { mails as English } from '../en/mails.ts';

export const mails: typeof English = {
  greeting: (args: { firstName: string | number }): string => "مرحبًا " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.firstName) + "،",
  greetingWithoutName: "مرحبًا،",
  signUpCodeSubject: (args: { code: string | number; product: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.code) + " هو رمزك لدى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.product),
  signUpCodeBefore: (args: { name: string | number }): string => "أهلًا بك في " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + ". يُرجى إدخال هذا الرمز لإتمام إنشاء الحساب:",
  signUpCodeAfter: (args: { minutes: string | number }): string => "مدة صلاحيته بالدقائق: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.minutes) + ". إذا لم تطلب إنشاء حساب، فيمكنك تجاهل هذه الرسالة.",
  recoveryCodeSubject: (args: { code: string | number; product: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.code) + " هو رمزك لاختيار كلمة مرور جديدة لدى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.product),
  recoveryCodeBefore: "يُرجى إدخال هذا الرمز لاختيار كلمة مرور جديدة:",
  recoveryCodeAfter: (args: { minutes: string | number }): string => "مدة صلاحيته بالدقائق: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.minutes) + ". إذا لم تطلبه، فيمكنك تجاهل هذه الرسالة، وستبقى كلمة المرور كما هي.",
  noAccountSubject: (args: { product: string | number }): string => "لا يوجد حساب لدى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.product) + " بهذا العنوان",
  noAccountBefore: (args: { name: string | number }): string => "وصل إلى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + " طلب لكلمة مرور جديدة، ربما منك، لكن لا يوجد حساب بهذا البريد الإلكتروني.",
  noAccountAfter: "ربما أُنشئ حسابك بعنوان آخر. إذا لم تطلب كلمة مرور جديدة، فيمكنك تجاهل هذه الرسالة.",
  passwordChangedSubject: (args: { product: string | number }): string => "تم تغيير كلمة مرورك لدى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.product),
  passwordChangedBefore: "تم تغيير كلمة المرور للتو، وتم تسجيل خروجك من جميع الأجهزة.",
  passwordChangedAfter: (args: { supportEmail: string | number }): string => "إذا لم يكن هذا التغيير منك، فتُرجى مراسلة " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.supportEmail) + " فورًا.",
  accountChangedSubject: (args: { product: string | number }): string => "تم تعديل حسابك لدى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.product),
  accountChangedBefore: "بناءً على طلبك، صححنا اسم حسابك أو بريده الإلكتروني. إذا كان البريد الإلكتروني جديدًا، فقد تم تسجيل خروجك من جميع الأجهزة.",
  accountChangedAfter: (args: { supportEmail: string | number }): string => "إذا لم تطلب ذلك، فتُرجى مراسلة " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.supportEmail) + " فورًا.",
  impactUpdateSubject: (args: { campaign: string | number }): string => "مستجدات حملة «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.campaign) + "»",
  impactUpdateBefore: (args: { campaign: string | number }): string => "إليك مستجدات حملة «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.campaign) + "» التي تبرعت لها أو تم تسجيلك فيها:",
  impactUpdateAfter: "شكرًا لمشاركتك. جميع المستجدات متاحة في لوحة التحكم.",
  unsubscribeAt: (args: { address: string | number }): string => "إلغاء الاشتراك: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.address),
  unsubscribe: "إلغاء الاشتراك في مستجدات الأثر",
};
