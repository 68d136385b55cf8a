// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { sentences as English } from '../en/sentences.ts';

export const sentences: typeof English = {
  generic: "Se ha producido un error. Vuelve a intentarlo.",
  emailTaken: "Ya existe una cuenta con este correo electrónico.",
  accountNotFound: "No hemos encontrado esta cuenta.",
  sessionInvalid: "Tu sesión no es válida",
  contentFailed: "No se ha podido cargar el contenido",
  newsListFailed: "No se han podido cargar las noticias",
  newsNotFound: "No se ha encontrado la noticia",
  newsDetailFailed: "Se ha producido un error al cargar la noticia.",
  unexpected: "Error inesperado de la aplicación",
  noComments: "Aún no hay comentarios",
  noRecord: "Aún no hay donaciones",
};
