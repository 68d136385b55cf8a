// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { news as English } from '../en/news.ts';

export const news: typeof English = {
  howToHelp: "كيف يمكنك المساعدة",
  helpToWriteTheNext: "لنكتب القصة التالية معًا",
  thisStoryIsAboutA: "تدور هذه القصة حول حملة يمكنك دعمها.",
  everyCampaignShowsWhatIt: "كل حملة توضح تكلفتها وما تبقّى لإتمامها.",
  donateToThisCampaign: "التبرع لهذه الحملة",
  chooseACampaign: "اختيار حملة",
  comma: "، ",
  comments: "التعليقات",
  commentsTotal: (args: { total: string | number }): string => "التعليقات (" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.total) + ")",
  addAComment: "إضافة تعليق",
  writtenBy: "بقلم",
  posted: "تاريخ النشر",
  itMayHaveBeenRemoved: "ربما أُزيل، أو أن في العنوان خطأً مطبعيًّا.",
  checkYourConnectionThenTry: "يُرجى التحقق من الاتصال بالإنترنت ثم إعادة المحاولة.",
  goToTheHomePage: "الانتقال إلى الصفحة الرئيسية",
  news: "الأخبار",
  loadingTheStory: "جارٍ تحميل القصة",
  anonymous: "دون اسم",
  yourName: "اسمك",
  comment: "التعليق",
  postComment: "نشر التعليق",
  showOlderComments: "عرض تعليقات أقدم",
  olderCommentsFailedToLoad: "تعذّر تحميل التعليقات الأقدم",
  showingComments: (args: { total: number; visible: string | number }): string => plural(args.total, ar, { 'zero': "عرض " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.visible) + " من التعليقات", 'one': "عرض " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.visible) + " من تعليق واحد", 'two': "عرض " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.visible) + " من تعليقين", 'few': "عرض " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.visible) + " من " + formatNumber(args.total, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليقات", 'many': "عرض " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.visible) + " من " + formatNumber(args.total, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليقًا", 'other': "عرض " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.visible) + " من " + formatNumber(args.total, '٬', '٠١٢٣٤٥٦٧٨٩') + " تعليق" }),
  newerComments: "تعليقات أحدث",
  olderComments: "تعليقات أقدم",
  relatedContents: "محتوى ذو صلة",
  loadingTheNews: "جارٍ تحميل الأخبار",
  storiesToGoOnWith: "قصص أخرى للقراءة",
  commentsClosed: "لم يعد هذا المقال يستقبل التعليقات. شكرًا لكل من كتب تعليقًا.",
};
