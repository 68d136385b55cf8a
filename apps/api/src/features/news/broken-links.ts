import type { FastifyInstance } from 'fastify';
import { Parser } from 'htmlparser2';

/** Links that are checked. Each costs a request. */
const mostLinks = 200;

/** Returns the addresses that HTML links to, each once. */
function linksIn(html: string): Set<string> {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag: (name, { href }) => void (name === 'a' && href && found.add(href)),
  });
  parser.end(html);
  return found;
}

/**
 * Returns those of the first 200 links in HTML that lead to no page of the site at `publicUrl`. Asks the server itself,
 * which knows articles, former titles, languages, files and bills.
 */
export async function brokenLinks(app: FastifyInstance, publicUrl: string, html: string): Promise<string[]> {
  const { origin: site } = new URL(publicUrl);
  const broken: string[] = [];
  for (const link of [...linksIn(html)].slice(0, mostLinks)) {
    const address = URL.parse(link, site);
    if (address?.origin !== site) continue;
    const { statusCode } = await app.inject({ method: 'HEAD', url: address.pathname + address.search });
    if (statusCode === 404) broken.push(link);
  }
  return broken;
}
