// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { home as English } from '../en/home.ts';

export const home: typeof English = {
  collectedForTitle: (args: { title: string | number }): string => "Zebrano w zbiórce „" + String(args.title) + "”",
  goal: "Cel",
  collected: "Zebrano",
  remaining: "Pozostało",
  donateTo: (args: { title: string | number }): string => "Wesprzyj<spoken> zbiórkę „" + String(args.title) + "”</spoken>",
  meetTheFounders: "Poznaj założycieli",
  testimonialsOfFulfillment: "Głosy osób, którym pomogliśmy",
  donateAndHelp: "Wesprzyj i pomóż",
  learnMoreAbout: (args: { name: string | number }): string => "Dowiedz się więcej<spoken> o organizacji " + String(args.name) + "</spoken>",
  chooseSomeoneToHelp: "Wybierz, komu chcesz pomóc",
  useYourPreferredTransferMethod: "Wybierz wygodny sposób płatności",
  sendADonation: "Przekaż wpłatę",
  joinNow: "Dołącz teraz",
  recentContributors: "Ostatnio pomogli",
  requestAssistance: "Potrzebujesz pomocy?",
  requestHelp: "Poproś o pomoc",
  eMailAddress: "Adres e-mail",
  subscribe: "Zapisz się",
  ourNewsletterIsNotAvailable: "Nasz newsletter jeszcze nie działa. Nic nie zostało wysłane, a twojego adresu nie zapisaliśmy. Dziękujemy za zainteresowanie.",
  topStories: "Najważniejsze aktualności",
  showFewerStories: "Pokaż mniej aktualności",
  showAllStories: (args: { count: number }): string => plural(args.count, pl, { 'one': "Pokaż " + formatNumber(args.count, ' ') + " aktualność", 'few': "Pokaż wszystkie " + formatNumber(args.count, ' ') + " aktualności", 'many': "Pokaż wszystkie " + formatNumber(args.count, ' ') + " aktualności", 'other': "Pokaż wszystkie " + formatNumber(args.count, ' ') + " aktualności" }),
  testimonials: "Co mówią o nas ludzie",
  successStories: "Historie z dobrym zakończeniem",
  authorDetail: (args: { place: string | number; occasion: string | number; year: string | number }): string => String(args.place) + ", " + String(args.occasion) + ", " + String(args.year),
  nameAndReach: (args: { name: string | number; reach: string | number }): string => String(args.name) + ", " + String(args.reach),
};
