// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { about as English } from '../en/about.ts';

export const about: typeof English = {
  whatCameInAndWhat: "ما ورد إلينا وما صرفناه، من دفاترنا مباشرة.",
  loadingTheBooks: "جارٍ تحميل الدفاتر",
  checkAStatementInThe: "التحقق من كشف في السجل العام",
  seeTheOpenBooks: "عرض الدفاتر المفتوحة",
  cameInYear: (args: { year: string | number }): string => "الوارد في عام " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.year),
  from: "المصدر",
  cameIn: "إجمالي الوارد",
  paidOutYear: (args: { year: string | number }): string => "المنصرف في عام " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.year),
  paidFor: "أوجه الصرف",
  paidOut: "إجمالي المنصرف",
  billsToLookAt: "فواتير متاحة للاطلاع",
  kindPaidOn: (args: { kind: string | number; paidOn: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.kind) + "، تاريخ الدفع: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.paidOn),
  telephone: "الهاتف",
  letters: "المراسلات",
  writeUsAnEMail: "مراسلتنا بالبريد الإلكتروني",
  address: "العنوان",
  hours: "مواعيد العمل",
  donate: "التبرع",
  requestHelp: "طلب المساعدة",
  together: "المجموع",
  nameSince: (args: { name: string | number; foundedYear: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + "، منذ عام " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.foundedYear),
  sum: "المبلغ",
  giftsForACampaign: "تبرعات لحملة",
  giftsForMostNeeded: "تبرعات لما تشتد الحاجة إليه",
  feesOfProviders: "رسوم مزوّدي الدفع",
  unapproved: "تُدفع الفواتير دون موافقة شخص ثانٍ، لأن شخصًا واحدًا يدير المؤسسة.",
};
