// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { serverPages as English } from '../en/server-pages.ts';

export const serverPages: typeof English = {
  wentWrong: "حدث خطأ ما",
  goToTheHomePage: "الانتقال إلى الصفحة الرئيسية",
  notBuilt: "لم يُبنَ بعد",
  buildTheSite: "لم يُبنَ الموقع بعد. يُرجى تشغيل <code>npm run build</code> ثم إعادة تشغيل الخادم.",
  pageInThisLanguage: "هذه الصفحة متاحة أيضًا بالعربية.",
  notNow: "ليس الآن",
  maintenance: "نعمل على صيانة هذا الموقع. يمكنك قراءة كل شيء، وستعود النماذج إلى العمل قريبًا.",
};
