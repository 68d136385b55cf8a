// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { outbox as English } from '../en/outbox.ts';

export const outbox: typeof English = {
  title: (args: { product: string | number }): string => "صندوق الصادر لدى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.product),
  heading: "صندوق الصادر",
  explanation: "لم يُضبط خادم بريد، لذلك تُحفظ الرسائل هنا بدلًا من إرسالها. تظهر الرسائل الجديدة بعد إعادة تحميل الصفحة.",
  empty: "لا رسائل بعد.",
  to: (args: { address: string | number }): string => "إلى " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.address),
  asHtml: "بصيغة HTML",
};
