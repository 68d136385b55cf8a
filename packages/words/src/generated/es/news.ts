// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { news as English } from '../en/news.ts';

export const news: typeof English = {
  howToHelp: "Cómo ayudar",
  helpToWriteTheNext: "Ayuda a escribir la próxima historia",
  thisStoryIsAboutA: "Esta noticia trata de una campaña que puedes apoyar.",
  everyCampaignShowsWhatIt: "Cada campaña muestra lo que cuesta y lo que aún falta.",
  donateToThisCampaign: "Donar a esta campaña",
  chooseACampaign: "Elegir una campaña",
  comma: ", ",
  comments: "Comentarios",
  commentsTotal: (args: { total: string | number }): string => "Comentarios (" + String(args.total) + ")",
  addAComment: "Añade un comentario",
  writtenBy: "Escrita por",
  posted: "Publicada",
  itMayHaveBeenRemoved: "Puede que se haya retirado o que la dirección no esté bien escrita.",
  checkYourConnectionThenTry: "Comprueba tu conexión y vuelve a intentarlo.",
  goToTheHomePage: "Ir a la página de inicio",
  news: "Noticias",
  loadingTheStory: "Cargando la noticia",
  anonymous: "Anónimo",
  yourName: "Tu nombre",
  comment: "Comentario",
  postComment: "Publicar comentario",
  showOlderComments: "Mostrar comentarios anteriores",
  olderCommentsFailedToLoad: "No se han podido cargar los comentarios anteriores",
  showingComments: (args: { total: number; visible: string | number }): string => plural(args.total, es, { 'one': String(args.visible) + " de " + formatNumber(args.total, '.') + " comentario", 'many': String(args.visible) + " de " + formatNumber(args.total, '.') + " de comentarios", 'other': String(args.visible) + " de " + formatNumber(args.total, '.') + " comentarios" }),
  newerComments: "Comentarios más recientes",
  olderComments: "Comentarios anteriores",
  relatedContents: "Contenidos relacionados",
  loadingTheNews: "Cargando las noticias",
  storiesToGoOnWith: "Noticias para seguir leyendo",
  commentsClosed: "Esta noticia ya no admite comentarios. Gracias a quienes los escribieron.",
};
