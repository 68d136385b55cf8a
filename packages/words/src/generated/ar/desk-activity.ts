// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { deskActivity as English } from '../en/desk-activity.ts';

export const deskActivity: typeof English = {
  lead: "كل تغيير في لوحة الإدارة وفي سطر الأوامر، من الأحدث إلى الأقدم.",
  person: "الشخص",
  everybody: "الجميع",
  kind: "النوع",
  everything: "كل شيء",
  from: "من",
  to: "إلى",
  commandLine: "سطر الأوامر",
  before: "قبل",
  after: "بعد",
  field: "الحقل",
  showChanges: "قبل وبعد",
  empty: "لا توجد تغييرات كهذه",
  emptyLead: "يُرجى اختيار شخص أو نوع أو يوم آخر.",
  none: "لا توجد تغييرات بعد",
  noneLead: "سيظهر هنا كل تغيير يتم في لوحة الإدارة أو من سطر الأوامر.",
};
