import { argumentIn } from '../../number.ts';
import type { donate as English } from '../en/donate.ts';

export const donate: typeof English = {
  suggestedAmounts: "مبالغ مقترحة",
  other: "مبلغ آخر",
  campaign: "الحملة",
  fillsInTheCauseBelow: "تُملأ خانة الغرض أدناه تلقائيًّا.",
  anotherCause: "غرض آخر",
  yourPledgeBecomesAnE: "يتحول تعهدك إلى رسالة بريد إلكتروني موجَّهة إلى المؤسسة، فترد عليك بطريقة إتمام التحويل. لا يُخصم أي مبلغ من بطاقتك هنا.",
  donate: "التبرع",
  chooseAnAmount: "اختيار المبلغ",
  donationAmount: "مبلغ التبرع",
  moreThan: (args: { moreThan: string | number }): string => "أكثر من $" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.moreThan) + ".",
  sayWhatItIsFor: "تحديد الغرض",
  donationCause: "غرض التبرع",
  whoOrWhatYourGift: "الشخص أو الغرض الذي يُوجَّه إليه تبرعك.",
  chooseHowToPay: "اختيار طريقة الدفع",
  paymentMethod: "طريقة الدفع",
  donateByEMail: "التبرع بالبريد الإلكتروني",
  onceYouHaveSentIt: "بعد إرسالها، ترد عليك المؤسسة بطريقة إتمام التحويل.",
  yourDonation: "تبرعك",
  chooseACampaignAndIts: "عند اختيار حملة، تظهر هنا صورتها ومدى تقدمها. ويمكنك أيضًا كتابة غرض آخر.",
  totalDue: "إجمالي المستحق",
  noPlatformFee: "رسوم المنصة على المنظِّمين: 0%.",
  raisedForTitle: (args: { title: string | number }): string => "ما جُمع لحملة «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "»",
};
