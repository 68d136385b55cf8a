import { shareCardSize } from '@hearthlight/content';
import {
  alternatesOf,
  articlePageTitle,
  type Campaign,
  excerptOf,
  type Foundation,
  isShown,
  type Language,
  type NewsArticle,
  openBooksFiles,
  pageAt,
  pages,
  pathIn,
  paths,
  truncate,
} from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';

import { Html, markup } from '../../lib/html.ts';
import { feedPath } from './feed.ts';
import { articleCardAddress, campaignCardAddress, siteCardPath } from './share-pictures.ts';

/** How a page appears in search results and when shared. Addresses omit the site's origin. */
export interface ShareCard {
  title: string;
  description: string;
  path: string;
  /** The addresses of the page in all languages in which it exists, the default first. Empty if it is only one. */
  alternates: readonly { language: Language; path: string }[];
  /** The address of the feed. */
  feed: string;
  kind: 'website' | 'article';
  /** The name of the foundation. */
  siteName: string;
  /** Whether search engines may show the page. */
  indexed: boolean;
  /** The campaign that a shared link has chosen, instead of the title. */
  campaign?: string;
  /** The picture of the card. See `sharePictureRoutes`. */
  picture: { src: string; alt: string };
  /** Linked data in schema.org's vocabulary. Addresses of the site start with `/`. */
  data?: Record<string, unknown>;
}

/** Search engines and social networks truncate longer descriptions. */
const maxDescription = 200;

/**
 * An article with its title in each language in which it exists, the default first. Empty for a site with one language.
 */
type TitledArticle = NewsArticle & { titles: readonly { language: Language; title: string }[] };

/** Returns the addresses of an article. One without a translation has only that in its own language. */
function addressesOfArticle({ title, titles, ...article }: TitledArticle, { language, languages }: Foundation) {
  const alternates = titles.map((each) => ({
    language: each.language,
    path: pathIn(each.language, paths.news(each.title), languages),
  }));
  return {
    path: pathIn(article.language === undefined ? language : languages[0], paths.news(title), languages),
    alternates: alternates.length > 1 ? alternates : [],
  };
}

/** Returns the picture of pages without one of their own. Its alternative text is what it says. */
const sitePictureOf = ({ language, languages, name, tagline }: Foundation) => ({
  src: pathIn(language, siteCardPath, languages),
  alt: `${name}: ${tagline}`,
});

const organizationOf = (foundation: Foundation) => ({
  '@type': 'NGO',
  name: foundation.name,
  image: sitePictureOf(foundation).src,
  potentialAction: {
    '@type': 'DonateAction',
    target: pathIn(foundation.language, paths.donateNow, foundation.languages),
    recipient: { '@type': 'NGO', name: foundation.name },
  },
  description: foundation.description,
  foundingDate: String(foundation.foundedYear),
  telephone: foundation.phone,
  email: foundation.supportEmail,
  address: {
    '@type': 'PostalAddress',
    streetAddress: foundation.address.street,
    addressLocality: foundation.address.locality,
    addressRegion: foundation.address.region,
    postalCode: foundation.address.postalCode,
    addressCountry: foundation.address.country,
  },
  sameAs: foundation.social.map(({ href }) => href),
});

/** Returns the linked data of the page at a path, if any. */
function dataOf(path: string, foundation: Foundation): Record<string, unknown> | undefined {
  if (path === pages.home.path) return organizationOf(foundation);
  if (path === pages.about.path) return { '@type': 'AboutPage', mainEntity: organizationOf(foundation) };
  if (path === pages.books.path) return dataSetOf(foundation);
  return undefined;
}

/** Describes the open books, whose files have the same data. */
const dataSetOf = (foundation: Foundation) => ({
  '@type': 'Dataset',
  name: pages.books.title(foundation),
  description: pages.books.description(foundation),
  isAccessibleForFree: true,
  creator: organizationOf(foundation),
  distribution: openBooksFiles.map((file) => ({
    '@type': 'DataDownload',
    contentUrl: paths.booksFile(file),
    encodingFormat: file.endsWith('.csv') ? 'text/csv' : 'application/json',
  })),
});

/** Returns the card of the page at an address, or `undefined` if the foundation has no such page. */
export function pageCard(address: string, foundation: Foundation): ShareCard | undefined {
  const page = pageAt(address);
  if (!page || !isShown(page, foundation)) return undefined;
  const { path, indexed } = page;
  const { language, languages } = foundation;
  const data = dataOf(path, foundation);
  return {
    title: page.title(foundation),
    description: page.description(foundation),
    path: pathIn(language, path, languages),
    alternates: indexed ? alternatesOf(path, languages) : [],
    feed: pathIn(language, feedPath, languages),
    indexed,
    kind: 'website',
    siteName: foundation.name,
    picture: sitePictureOf(foundation),
    ...(data && { data }),
  };
}

/** Returns the card of a page on the way to the donation form with the campaign that its address names. */
export const withCampaignCard = (
  card: ShareCard,
  campaign: Pick<Campaign, 'id' | 'image_url' | 'title'>,
  { language, languages, name }: Foundation,
): ShareCard => ({
  ...card,
  campaign: campaign.title,
  picture: {
    src: pathIn(language, campaignCardAddress(campaign), languages),
    alt: articlePageTitle(campaign.title, { name }),
  },
});

/** Returns the card of an article. */
export function articleCard(article: TitledArticle, foundation: Foundation): ShareCard {
  const { title } = article;
  const description = truncate(excerptOf(article.detail), maxDescription, '…');
  const src = pathIn(foundation.language, articleCardAddress(article), foundation.languages);
  return {
    title: articlePageTitle(title, foundation),
    description,
    ...addressesOfArticle(article, foundation),
    feed: pathIn(foundation.language, feedPath, foundation.languages),
    kind: 'article',
    siteName: foundation.name,
    indexed: true,
    picture: { src, alt: articlePageTitle(title, foundation) },
    data: {
      '@type': 'NewsArticle',
      headline: truncate(title, 110, '…'),
      image: src,
      description,
      datePublished: article.date_published,
      author: { '@type': 'Person', name: article.author_name },
      publisher: { '@type': 'NGO', name: foundation.name },
    },
  };
}

/** Returns the tags of a card for the `head` of a page at `origin`. */
function tagsOf(card: ShareCard, origin: string): Html[] {
  const url = origin + card.path;
  const picture = new URL(card.picture.src, `${origin}/`).href;
  const { description } = card;
  const title = card.campaign ?? card.title;
  const { language, region } = new Intl.Locale(currentLanguage()).maximize();
  const properties = {
    'og:site_name': card.siteName,
    'og:locale': `${language}_${region}`,
    'og:type': card.kind,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:type': 'image/jpeg',
    'og:image:width': shareCardSize.width,
    'og:image:height': shareCardSize.height,
    'og:image:alt': card.picture.alt,
  };
  const names = {
    description,
    ...(!card.indexed && { robots: 'noindex' }),
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:image:alt': card.picture.alt,
  };
  return [
    markup`<title>${card.title}</title>`,
    markup`<link rel="canonical" href="${url}" />`,
    markup`<link rel="alternate" type="application/atom+xml" title="${card.siteName}" href="${card.feed}" />`,
    ...alternateLinks(card, origin),
    ...Object.entries(properties).map(([name, value]) => markup`<meta property="${name}" content="${value}" />`),
    ...Object.entries(names).map(([name, value]) => markup`<meta name="${name}" content="${value}" />`),
    ...(card.data ? [linkedData({ ...card.data, url }, origin)] : []),
  ];
}

/** Links to the page in each language, and to the default one for readers of no other (`x-default`). */
function alternateLinks({ alternates }: ShareCard, origin: string): Html[] {
  const [first] = alternates;
  const all = [...alternates, ...(first ? [{ ...first, language: 'x-default' }] : [])];
  return all.map(
    ({ language, path }) => markup`<link rel="alternate" hreflang="${language}" href="${origin + path}" />`,
  );
}

/** The properties of linked data that are addresses of the site. */
const addresses = new Set(['target', 'contentUrl', 'image']);

/** Returns linked data in a script element. Escapes `<`, so that the JSON cannot close it. */
function linkedData(data: Record<string, unknown>, origin: string): Html {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }, (key, value: unknown) =>
    typeof value === 'string' && addresses.has(key) ? origin + value : value,
  );
  return markup`<script type="application/ld+json">${new Html(text.replaceAll('<', '\\u003c'))}</script>`;
}

/** The comment in built pages that the server replaces (decision 0026). */
const placeholder = '<!--head-->';

/** Returns a built page with the tags of its card. */
export function withCard(page: string, card: ShareCard, origin: string): string {
  const tags = tagsOf(card, origin).map((tag) => tag.text);
  return page.replace(placeholder, () => tags.join('\n'));
}

/** Returns a page without a card: not indexed, with the product's name as the initial title. */
export function withoutCard(page: string, { product }: Foundation): string {
  const tags = markup`<title>${product}</title>\n<meta name="robots" content="noindex" />`;
  return page.replace(placeholder, () => tags.text);
}
