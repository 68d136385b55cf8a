import {
  articlePageTitle,
  excerptOf,
  foundation,
  type NewsArticle,
  pageMeta,
  type PageMeta,
  paths,
  truncate,
} from '@hearthlight/domain';

import { Html, markup } from '../http/html.ts';

/** What a page tells those who share it or search for it. Addresses are without the site's own origin. */
export interface ShareCard {
  title: string;
  description: string;
  path: string;
  kind: 'website' | 'article';
  /** Whether search engines may show the page. */
  indexed: boolean;
  picture: { src: string; alt: string };
  /** Schema.org's words for what the page is about; addresses of the site start with `/`. */
  data?: Record<string, unknown>;
}

/** Longer descriptions are cut by those who show them. */
const longestDescription = 200;

/** The picture of pages that have none a network could show; networks take no SVG. */
const sharePicture = { src: '/share.png', alt: `${foundation.product}: ${foundation.tagline}` };

const organisation = {
  '@type': 'NGO',
  name: foundation.name,
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
};

/** What is known of pages in the words of schema.org. */
const dataOf: Readonly<Record<string, Record<string, unknown>>> = {
  [paths.home]: organisation,
  [paths.about]: { '@type': 'AboutPage', mainEntity: organisation },
};

/** The card of a page that was built: `/home` is the same page as `/`. */
export function pageCard(address: string): ShareCard {
  const path = address === paths.homeAlias ? paths.home : address;
  const meta: Readonly<Record<string, PageMeta>> = pageMeta;
  const { title, description, indexed = false } = meta[path] ?? { title: foundation.name, description: '' };
  const data = dataOf[path];
  return { title, description, path, indexed, kind: 'website', picture: sharePicture, ...(data && { data }) };
}

/** The card of an article: its own words and, where networks can show it, its own picture. */
export function articleCard(article: NewsArticle): ShareCard {
  const { title, cover_image_url: cover } = article;
  const description = truncate(excerptOf(article.detail), longestDescription, '…');
  const picture = /\.svg$/i.test(cover)
    ? sharePicture
    : { src: cover, alt: article.cover_image_description ?? title };
  return {
    title: articlePageTitle(title),
    description,
    path: paths.news(title),
    kind: 'article',
    indexed: true,
    picture,
    data: {
      '@type': 'NewsArticle',
      headline: truncate(title, 110, '…'),
      description,
      datePublished: article.date_published,
      author: { '@type': 'Person', name: article.author_name },
      publisher: { '@type': 'NGO', name: foundation.name },
    },
  };
}

/** JSON that cannot end the script element that it stands in. */
const scriptJson = (value: unknown) => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** The tags of a card, for the head of a page that the site at `origin` serves. */
function tagsOf(card: ShareCard, origin: string): Html[] {
  const url = origin + card.path;
  const picture = new URL(card.picture.src, `${origin}/`).href;
  const { title, description } = card;
  const properties = {
    'og:site_name': foundation.name,
    'og:type': card.kind,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
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
    markup`<title>${title}</title>`,
    markup`<link rel="canonical" href="${url}" />`,
    ...Object.entries(properties).map(
      ([name, value]) => markup`<meta property="${name}" content="${value}" />`,
    ),
    ...Object.entries(names).map(([name, value]) => markup`<meta name="${name}" content="${value}" />`),
    ...(card.data ? [linkedData({ ...card.data, url })] : []),
  ];
}

const linkedData = (data: Record<string, unknown>) =>
  markup`<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`;

/** Where the build leaves the head of each page to the server. */
const placeholder = '<!--head-->';

/** A built page with the tags of its card. */
export function withCard(page: string, card: ShareCard, origin: string): string {
  const tags = tagsOf(card, origin).map((tag) => tag.text);
  return page.replace(placeholder, () => tags.join('\n'));
}

/** A page of the shell that is nobody's to share: a plain title until the app sets its own. */
export function withoutCard(page: string): string {
  const tags = markup`<title>${foundation.product}</title>\n<meta name="robots" content="noindex" />`;
  return page.replace(placeholder, () => tags.text);
}
