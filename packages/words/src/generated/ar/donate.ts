// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { donate as English } from '../en/donate.ts';

export const donate: typeof English = {
  suggestedAmounts: "مبالغ مقترحة",
  other: "مبلغ آخر",
  campaign: "الحملة",
  fillsInTheCauseBelow: "تُملأ خانة الغرض أدناه تلقائيًّا.",
  anotherCause: "غرض آخر",
  titleFunded: (args: { title: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + " (مكتملة التمويل)",
  titleEnded: (args: { title: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + " (منتهية)",
  titleFundedAndEnded: (args: { title: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + " (مكتملة التمويل، منتهية)",
  yourPledgeBecomesAnE: "يتحول تعهدك إلى رسالة بريد إلكتروني موجَّهة إلى المؤسسة، فترد عليك بطريقة إتمام التحويل. لا يُخصم أي مبلغ من بطاقتك هنا.",
  donate: "التبرع",
  chooseAnAmount: "اختيار المبلغ",
  donationAmount: "مبلغ التبرع",
  moreThan: (args: { amount: string | number }): string => "أكثر من " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.amount) + ".",
  sayWhatItIsFor: "تحديد الغرض",
  donationCause: "غرض التبرع",
  whoOrWhatYourGift: "الشخص أو الغرض الذي يُوجَّه إليه تبرعك.",
  chooseHowToPay: "اختيار طريقة الدفع",
  paymentMethod: "طريقة الدفع",
  donateByEMail: "التبرع بالبريد الإلكتروني",
  onceYouHaveSentIt: "بعد إرسالها، ترد عليك المؤسسة بطريقة إتمام التحويل.",
  yourDonation: "تبرعك",
  chooseACampaignAndIts: "عند اختيار حملة، تظهر هنا صورتها ومدى تقدمها. ويمكنك أيضًا كتابة غرض آخر.",
  totalDue: "إجمالي التبرع",
  noPlatformFee: "رسوم المنصة على المنظِّمين: ٠٪.",
  raisedForTitle: (args: { title: string | number }): string => "ما جُمع لحملة «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "»",
};
