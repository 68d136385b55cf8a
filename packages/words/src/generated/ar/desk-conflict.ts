// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { argumentIn } from '../../number.ts';
import type { deskConflict as English } from '../en/desk-conflict.ts';

export const deskConflict: typeof English = {
  title: "نسختان",
  lead: "حفظ شخص آخر نسخته أثناء تعديلك.",
  choose: "ما غيّره طرف واحد فقط محسوم. وحيث غيّر الطرفان الجزء نفسه، يُرجى الاختيار أدناه. لن يُستبدل شيء قبل الحفظ.",
  settled: "التغييرات في أجزاء مختلفة، لذلك تبقى كلها. لن يُستبدل شيء قبل الحفظ.",
  taken: (args: { fields: string | number }): string => "أُخذت تغييرات الشخص الآخر في: " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.fields) + ".",
  mine: "نسختك",
  theirs: "النسخة الأخرى",
  theirsOf: (args: { name: string | number }): string => "نسخة " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name),
  both: "كلتاهما، ونسختك أولًا",
  empty: "فارغ",
  removed: "محذوف",
  part: (args: { field: string | number; number: string | number; total: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.field) + "، الاختلاف " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.number) + " من " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.total),
  unanswered: "يلزم اختيار ما يبقى.",
  save: "حفظ النسخة المدمجة",
};
