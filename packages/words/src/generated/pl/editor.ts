// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { editor as English } from '../en/editor.ts';

export const editor: typeof English = {
  loading: "Wczytywanie edytora",
  text: "Treść artykułu",
  placeholder: "Napisz artykuł albo wklej go z Worda lub Dokumentów Google.",
  toolbar: "Formatowanie",
  heading: "Nagłówek",
  subheading: "Podtytuł",
  bold: "Pogrubienie",
  italic: "Kursywa",
  link: "Link",
  bulletList: "Lista punktowana",
  orderedList: "Lista numerowana",
  quote: "Cytat",
  picture: "Zdjęcie",
  undo: "Cofnij",
  redo: "Ponów",
  save: "Zapisz",
  linkAddress: "Adres",
  linkHint: "Strony internetowej, na przykład example.org/report, lub e-mail.",
  linkRefused: "Wpisz adres strony internetowej lub e-mail.",
  removeLink: "Usuń link",
  pictureFile: "Plik ze zdjęciem",
  pictureFormats: "JPEG, PNG, WebP lub AVIF. Upuść go tutaj albo wybierz.",
  uploading: "Przesyłanie zdjęcia",
  pictureRequired: "Wybierz zdjęcie.",
  insertPicture: "Wstaw zdjęcie",
  alt: "Tekst alternatywny",
  altHint: "Opisz, co widać na zdjęciu, dla osób, które go nie widzą.",
  altRequired: "Opisz zdjęcie w kilku słowach.",
  altTitle: "Zmień tekst alternatywny",
  altOf: (args: { alt: string | number }): string => "Tekst alternatywny: " + String(args.alt),
  altMissing: "Brak tekstu alternatywnego",
  changeAlt: "Zmień tekst",
  captionPlaceholder: "Podpis, jeśli jest potrzebny",
  picturesNotPasted: (args: { count: number }): string => plural(args.count, pl, { 'one': "Nie wklejono " + formatNumber(args.count, ' ') + " zdjęcia. Dodaj je przyciskiem Zdjęcie.", 'few': "Nie wklejono " + formatNumber(args.count, ' ') + " zdjęć. Dodaj je przyciskiem Zdjęcie.", 'many': "Nie wklejono " + formatNumber(args.count, ' ') + " zdjęć. Dodaj je przyciskiem Zdjęcie.", 'other': "Nie wklejono " + formatNumber(args.count, ' ') + " zdjęcia. Dodaj je przyciskiem Zdjęcie." }),
  tableSelected: "Komórek tabeli nie można tu zmieniać. Przeciągnij tabelę, aby ją przenieść. Aby ją zmienić, usuń ją i wklej nową. Wpisywany tekst pojawi się pod nią.",
  uploaded: "Wybierz przesłane zdjęcie",
};
