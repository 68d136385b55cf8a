import type { deskActivity as English } from '../en/desk-activity.ts';

export const deskActivity: typeof English = {
  lead: "كل تغيير في المكتب وفي سطر الأوامر، الأحدث أولًا.",
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
  empty: "لا يوجد تغيير كهذا",
  emptyLead: "اختر شخصًا أو نوعًا أو يومًا آخر.",
};
