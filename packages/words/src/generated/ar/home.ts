// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ar } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { argumentIn, formatNumber } from '../../number.ts';
import type { home as English } from '../en/home.ts';

export const home: typeof English = {
  collectedForTitle: (args: { title: string | number }): string => "ما جُمع لحملة «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "»",
  goal: "الهدف",
  collected: "ما جُمع",
  remaining: "المتبقي",
  donateTo: (args: { title: string | number }): string => "التبرع<spoken> لحملة «" + argumentIn('٠١٢٣٤٥٦٧٨٩', args.title) + "»</spoken>",
  meetTheFounders: "مؤسسونا",
  testimonialsOfFulfillment: "شهادات من وصلتهم المساعدة",
  donateAndHelp: "التبرع والمساعدة",
  learnMoreAbout: (args: { name: string | number }): string => "معرفة المزيد<spoken> عن " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + "</spoken>",
  chooseSomeoneToHelp: "اختيار من تصله مساعدتك",
  useYourPreferredTransferMethod: "التحويل بالطريقة المفضّلة لديك",
  sendADonation: "إرسال التبرع",
  joinNow: "الانضمام الآن",
  recentContributors: "أحدث المساهمين",
  requestAssistance: "طلب العون",
  requestHelp: "طلب المساعدة",
  eMailAddress: "البريد الإلكتروني",
  subscribe: "الاشتراك",
  ourNewsletterIsNotAvailable: "نشرتنا البريدية ليست متاحة بعد. لم يُرسَل شيء ولم يُحفظ عنوانك. شكرًا لاهتمامك.",
  topStories: "أبرز الأخبار",
  showFewerStories: "عرض أخبار أقل",
  showAllStories: (args: { count: number }): string => plural(args.count, ar, { 'zero': "عرض كل الأخبار", 'one': "عرض الخبر", 'two': "عرض الخبرين", 'few': "عرض كل الأخبار وهي " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " أخبار", 'many': "عرض كل الأخبار وهي " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " خبرًا", 'other': "عرض كل الأخبار وهي " + formatNumber(args.count, '٬', '٠١٢٣٤٥٦٧٨٩') + " خبر" }),
  testimonials: "شهادات",
  successStories: "قصص نجاح",
  authorDetail: (args: { place: string | number; occasion: string | number; year: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.place) + "، " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.occasion) + "، " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.year),
  nameAndReach: (args: { name: string | number; reach: string | number }): string => argumentIn('٠١٢٣٤٥٦٧٨٩', args.name) + "، " + argumentIn('٠١٢٣٤٥٦٧٨٩', args.reach),
};
