import type { pages as English } from '../en/pages.ts';

export const pages: typeof English = {
  home: (args: { name: string | number; tagline: string | number }): string => String(args.name) + ": " + String(args.tagline),
  about: (args: { name: string | number }): string => "عن " + String(args.name),
  ledger: (args: { name: string | number }): string => "سجل " + String(args.name) + " العام",
  ledgerDescription: (args: { name: string | number }): string => "التحقق من كشف صادر عن " + String(args.name) + ".",
  signUp: "إنشاء حساب",
  signIn: "تسجيل الدخول",
  resetPassword: "استعادة حسابك",
  dashboard: "لوحة التحكم",
  requestHelp: "طلب المساعدة",
  donateNow: "التبرع الآن",
  article: (args: { title: string | number; name: string | number }): string => String(args.title) + " · " + String(args.name),
};
