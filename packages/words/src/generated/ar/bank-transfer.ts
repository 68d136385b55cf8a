// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { bankTransfer as English } from '../en/bank-transfer.ts';

export const bankTransfer: typeof English = {
  payByBankTransfer: "الدفع بتحويل مصرفي",
  insteadOf: (args: { method: string | number }): string => "طريقة الدفع المختارة: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.method) + ". يمكنك أيضًا الدفع الآن بتحويل مصرفي. بالرقم المرجعي تعرف المؤسسة أن الدفعة لهذا التبرع، فاكتبه كما هو هنا تمامًا.",
  amount: "المبلغ",
  accountHolder: "صاحب الحساب",
  account: "الحساب",
  iban: "رقم الآيبان (IBAN)",
  bic: "رمز المصرف (BIC)",
  pixKey: "مفتاح Pix",
  pixCode: "رمز Pix للصق",
  reference: "الرقم المرجعي",
  qrCode: "رمز QR لهذا التحويل يقرؤه تطبيق المصرف",
  scan: "أو امسح الرمز بتطبيق مصرفك.",
};
