// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { editor as English } from '../en/editor.ts';

export const editor: typeof English = {
  loading: "Cargando el editor",
  text: "Texto de la noticia",
  placeholder: "Escribe la noticia o pégala desde Word o Google Docs.",
  toolbar: "Formato",
  heading: "Título",
  subheading: "Subtítulo",
  bold: "Negrita",
  italic: "Cursiva",
  link: "Enlace",
  bulletList: "Lista con viñetas",
  orderedList: "Lista numerada",
  quote: "Cita",
  picture: "Imagen",
  undo: "Deshacer",
  redo: "Rehacer",
  save: "Guardar",
  linkAddress: "Dirección",
  linkHint: "De una página web, como example.org/report, o de correo electrónico.",
  linkRefused: "Escribe la dirección de una página web o de correo electrónico.",
  removeLink: "Quitar el enlace",
  pictureFile: "Archivo de imagen",
  pictureFormats: "JPEG, PNG, WebP o AVIF. Suéltalo aquí o elígelo.",
  uploading: "Subiendo la imagen",
  pictureRequired: "Elige una imagen.",
  insertPicture: "Insertar imagen",
  alt: "Texto alternativo",
  altHint: "Di qué muestra la imagen, para quienes no pueden verla.",
  altRequired: "Describe la imagen en pocas palabras.",
  altTitle: "Cambiar el texto alternativo",
  altOf: (args: { alt: string | number }): string => "Texto alternativo: " + String(args.alt),
  altMissing: "Sin texto alternativo",
  changeAlt: "Cambiar el texto",
  captionPlaceholder: "Pie de foto, si hace falta",
  picturesNotPasted: (args: { count: number }): string => plural(args.count, es, { 'one': "No se ha pegado " + formatNumber(args.count, '.') + " imagen. Añádela con el botón Imagen.", 'many': "No se han pegado " + formatNumber(args.count, '.') + " imágenes. Añádelas con el botón Imagen.", 'other': "No se han pegado " + formatNumber(args.count, '.') + " imágenes. Añádelas con el botón Imagen." }),
  tableSelected: "Las celdas de una tabla no se pueden cambiar aquí. Arrastra la tabla para moverla. Para cambiarla, bórrala y pega una nueva. Lo que escribas irá debajo.",
  uploaded: "Elegir una imagen ya subida",
};
