import { addressLine, excerptOf, foundation, type NewsArticle, paths, truncate } from '@hearthlight/domain';

import { Html, markup } from '../http/html.ts';

/** What a page tells those who share it or search for it. Addresses are without the site's own origin. */
export interface ShareCard {
  title: string;
  description: string;
  path: string;
  kind: 'website' | 'article';
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

export const homeCard: ShareCard = {
  title: `${foundation.name}: ${foundation.tagline}`,
  description: foundation.description,
  path: paths.home,
  kind: 'website',
  picture: sharePicture,
  data: organisation,
};

export const aboutCard: ShareCard = {
  title: `About ${foundation.name}`,
  description: `Who ${foundation.name} is, how every dollar is passed on, and how to reach us: ${addressLine(foundation)}.`,
  path: paths.about,
  kind: 'website',
  picture: sharePicture,
  data: { '@type': 'AboutPage', mainEntity: organisation },
};

/** The card of an article: its own words and, where networks can show it, its own picture. */
export function articleCard(article: NewsArticle): ShareCard {
  const { title, cover_image_url: cover } = article;
  const description = truncate(excerptOf(article.detail), longestDescription, '…');
  const picture = /\.svg$/i.test(cover)
    ? sharePicture
    : { src: cover, alt: article.cover_image_description ?? title };
  return {
    title: `${title} · ${foundation.name}`,
    description,
    path: paths.news(title),
    kind: 'article',
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

/** Each tag with the pattern by which a page that already has it is recognised. */
function tagsOf(card: ShareCard, origin: string): (readonly [RegExp, Html])[] {
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
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:image:alt': card.picture.alt,
  };
  return [
    [/<title[\s>]/, markup`<title>${title}</title>`],
    [/<meta[^>]+name="description"/, markup`<meta name="description" content="${description}" />`],
    [/<link[^>]+rel="canonical"/, markup`<link rel="canonical" href="${url}" />`],
    ...metas('property', properties),
    ...metas('name', names),
    ...(card.data
      ? [
          [
            /<script[^>]+type="application\/ld\+json"/,
            markup`<script type="application/ld+json">
              ${scriptJson({ '@context': 'https://schema.org', ...card.data, url })}
            </script>`,
          ] as const,
        ]
      : []),
  ];
}

function metas(kind: 'property' | 'name', values: Record<string, string>): (readonly [RegExp, Html])[] {
  return Object.entries(values).map(([name, content]) => [
    new RegExp(`<meta[^>]+${kind}="${name}"`),
    kind === 'property'
      ? markup`<meta property="${name}" content="${content}" />`
      : markup`<meta name="${name}" content="${content}" />`,
  ]);
}

const placeholder = '<!--head-->';

/** A page with the tags of its card that it does not have yet, in place of `<!--head-->` or at the end of its head. */
export function withCard(page: string, card: ShareCard, origin: string): string {
  const end = page.indexOf('</head>');
  const head = end === -1 ? '' : page.slice(0, end);
  const tags = tagsOf(card, origin)
    .filter(([pattern]) => !pattern.test(head))
    .map(([, tag]) => tag.text)
    .join('\n');
  return page.includes(placeholder)
    ? page.replace(placeholder, () => tags)
    : page.replace('</head>', () => `${tags}\n</head>`);
}

/** A page of the shell that is nobody's to share: a plain title until the app sets its own. */
export function withoutCard(page: string): string {
  const tags = markup`<title>${foundation.product}</title> <meta name="robots" content="noindex" />`;
  return page.replace(placeholder, () => tags.text);
}
