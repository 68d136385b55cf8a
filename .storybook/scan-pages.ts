import { http, HttpResponse } from 'msw';

const line = (y: number, width: number) => `<path d="M8 ${y}h${width}" stroke="#1D1B18" stroke-width=".6"/>`;
const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339" viewBox="0 0 100 141"><rect width="100" height="141" fill="#fff"/><text x="8" y="16" font-size="6">Invoice 2026-114</text>${[24, 30, 36, 48, 54, 60, 66].map((y, at) => line(y, 40 + ((at * 17) % 44))).join('')}<text x="8" y="84" font-size="2.2">Twelve sheets of corrugated iron, 40.25 each. Carriage 157.50. Total 640.50.</text></svg>`;

/** Answers the pages of every scan with the drawing of an invoice. */
export const scanPages = http.get(
  '*/desk/api/bills/:id/scan/:page/',
  () => new HttpResponse(page, { headers: { 'content-type': 'image/svg+xml' } }),
);
