import type { deskActivity as English } from '../en/desk-activity.ts';

export const deskActivity: typeof English = {
  lead: "كل التغييرات، في البوابة وفي سطر الأوامر، الأحدث أولًا.",
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
  emptyLead: "يمكنك اختيار شخص آخر أو نوع آخر أو يوم آخر.",
};
