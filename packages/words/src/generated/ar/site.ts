// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { site as English } from '../en/site.ts';

export const site: typeof English = {
  addressLine: (args: { street: string | number; locality: string | number; region: string | number; postalCode: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.street) + "، " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.locality) + "، " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.region) + " " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.postalCode),
  backToTheHomePage: "العودة إلى الصفحة الرئيسية",
  contactUs: "التواصل معنا",
  campaigns: "الحملات",
  footer: "تذييل الصفحة",
  give: "للتبرع",
  foundation: "المؤسسة",
  follow: "للمتابعة",
  thereIsNoPageAt: "لا توجد صفحة على هذا العنوان. ربما نُقلت، أو أن الرابط غير كامل.",
  seeTheCampaigns: "مشاهدة الحملات",
  language: "اللغة",
  main: "القائمة الرئيسية",
  menu: "القائمة",
  donation: "التبرع",
  about: "من نحن",
  requestHelp: "طلب المساعدة",
  joinUs: "الانضمام إلينا",
  signIn: "تسجيل الدخول",
  dashboard: "لوحة التحكم",
  timeZone: (args: { zone: string | number }): string => "المنطقة الزمنية: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.zone),
  slow: "يستغرق هذا وقتًا أطول من المعتاد. يمكنك الانتظار أو إعادة المحاولة.",
  didNotLoad: "تعذّر تحميل هذه الصفحة. يُرجى إعادة المحاولة.",
};
