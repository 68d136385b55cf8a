// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { news as English } from '../en/news.ts';

export const news: typeof English = {
  howToHelp: "Jak pomóc",
  helpToWriteTheNext: "Pomóż napisać kolejną historię",
  thisStoryIsAboutA: "Ta historia opowiada o zbiórce, którą możesz wesprzeć.",
  everyCampaignShowsWhatIt: "Przy każdej zbiórce widać, ile kosztuje pomoc i ile jeszcze brakuje.",
  donateToThisCampaign: "Wesprzyj tę zbiórkę",
  chooseACampaign: "Wybierz zbiórkę",
  comma: ", ",
  comments: "Komentarze",
  commentsTotal: (args: { total: string | number }): string => "Komentarze (" + String(args.total) + ")",
  addAComment: "Dodaj komentarz",
  writtenBy: "Tekst",
  posted: "Opublikowano",
  itMayHaveBeenRemoved: "Artykuł mógł zostać usunięty albo w adresie jest literówka.",
  checkYourConnectionThenTry: "Sprawdź połączenie z internetem i spróbuj ponownie.",
  goToTheHomePage: "Przejdź na stronę główną",
  news: "Aktualności",
  loadingTheStory: "Wczytywanie historii",
  anonymous: "Anonimowo",
  yourName: "Twoje imię",
  comment: "Komentarz",
  postComment: "Opublikuj komentarz",
  showOlderComments: "Pokaż starsze komentarze",
  olderCommentsFailedToLoad: "Nie udało się wczytać starszych komentarzy",
  showingComments: (args: { total: number; visible: string | number }): string => plural(args.total, pl, { 'one': String(args.visible) + " z " + formatNumber(args.total, ' ') + " komentarza", 'few': String(args.visible) + " z " + formatNumber(args.total, ' ') + " komentarzy", 'many': String(args.visible) + " z " + formatNumber(args.total, ' ') + " komentarzy", 'other': String(args.visible) + " z " + formatNumber(args.total, ' ') + " komentarza" }),
  newerComments: "Nowsze komentarze",
  olderComments: "Starsze komentarze",
  relatedContents: "Podobne artykuły",
  loadingTheNews: "Wczytywanie aktualności",
  storiesToGoOnWith: "Przeczytaj też",
  commentsClosed: "Pod tym artykułem nie można już dodawać komentarzy. Dziękujemy wszystkim, którzy je napisali.",
};
