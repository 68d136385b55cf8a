// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { deskStatements as English } from '../en/desk-statements.ts';

export const deskStatements: typeof English = {
  lead: "ما تبرع به كل متبرع خلال سنة، مع أرقام الإيصالات، بالبريد الإلكتروني.",
  year: "السنة",
  emptyTitle: "لا توجد تبرعات مكتملة بعد",
  emptyLead: "عند وجودها يمكن أن يصل إلى المتبرعين كشف عن كل سنة.",
  ofYear: (args: { year: string | number }): string => "تبرعات سنة " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.year),
  donors: "متبرعون لهم عنوان",
  others: "متبرعون بلا عنوان",
  sendTitle: "إرسال الكشوف",
  sendLead: "لا يصل كشف السنة إلى أحد مرتين. والتبرعات التي تُقيَّد لاحقًا لا تظهر فيه.",
  running: (args: { year: string | number }): string => "لم تنتهِ سنة " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.year) + " بعد: ستكون كشوفها ناقصة.",
  testLead: "يمكنك قراءة كشف كما سيقرؤه المتبرعون، بتبرعات غير حقيقية.",
  listTitle: "متبرعون بلا عنوان",
  listLead: "لا يمكن إرسال كشوفهم بالبريد. لطباعة إيصالاتهم يمكن فتح تبرعاتهم.",
  listEmpty: "لكل متبرعي هذه السنة عنوان.",
  name: "الاسم",
  nameless: "تبرعات بلا اسم",
  gifts: "التبرعات",
  amount: "المبلغ",
  newest: (args: { number: string | number }): string => "التبرع " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.number),
  printList: "طباعة هذه القائمة",
  restOfList: (args: { count: string | number }): string => "تعرض القائمة أول " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.count) + ".",
  newestGift: "أحدث تبرع",
};
