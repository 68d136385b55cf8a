// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { outbox as English } from '../en/outbox.ts';

export const outbox: typeof English = {
  title: (args: { product: string | number }): string => "Skrzynka nadawcza: " + String(args.product),
  heading: "Skrzynka nadawcza",
  explanation: "Nie skonfigurowano serwera poczty, więc wiadomości są zapisywane tutaj zamiast wysyłane. Odśwież stronę, aby zobaczyć nowe.",
  empty: "Nie ma jeszcze żadnych wiadomości.",
  to: (args: { address: string | number }): string => "Do " + String(args.address),
  asHtml: "Jako HTML",
};
