// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { deskPayments as English } from '../en/desk-payments.ts';

export const deskPayments: typeof English = {
  lead: "مدفوعات من ملفات مستوردة بلا متبرع. يمكنك ربط كل دفعة بالمتبرع الذي دفعها، أو الإبقاء عليها بلا متبرع إذا لم يُعرف.",
  empty: "لا توجد دفعة تنتظر متبرعًا",
  emptyLead: "تظهر هنا بعد الاستيراد المدفوعات التي لا يُعرف متبرعها.",
  noPayer: "دافع غير معروف",
  likely: "متبرعون ربما دفعوها",
  nobodyLikely: "لا يبدو أن أحد المتبرعين دفعها.",
  chooseGiver: "اختيار المتبرع",
  chooseOther: "شخص آخر",
  assign: "ربط",
  assignTo: (args: { name: string | number }): string => "ربط بالمتبرع: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name),
  reference: "رقمها المرجعي يشبه رقمًا لهذا المتبرع.",
  payer: "لهذا المتبرع دفعة سابقة من الدافع نفسه.",
  name: "الدافع يحمل اسم هذا المتبرع.",
  email: "في نصها البريد الإلكتروني لهذا المتبرع.",
  amount: "تعهد هذا المتبرع بالمبلغ نفسه.",
  pledge: (args: { amount: string | number; date: string | number }): string => "تكمل التعهد بمبلغ " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.amount) + " بتاريخ " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.date) + ".",
  leave: "الإبقاء بلا متبرع",
};
