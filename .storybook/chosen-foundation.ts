/*
 * The foundation whose content the stories show: `default` for CONTENT_DIR, or a folder in `packages/content/examples`.
 * Story modules read the content when they load, so the choice is part of the address and a new choice reloads the
 * page.
 */

const name = 'foundation';

const globalsIn = (url: URL) => (url.searchParams.get('globals') ?? '').split(';').filter(Boolean);

/** Returns this page's address with another foundation. */
function addressOf(foundation: string): URL {
  const url = new URL(location.href);
  const others = globalsIn(url).filter((global) => !global.startsWith(`${name}:`));
  url.searchParams.set('globals', [...others, `${name}:${foundation}`].join(';'));
  return url;
}

/** The name of the chosen foundation. */
export const chosenFoundation =
  globalsIn(new URL(location.href))
    .find((global) => global.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? 'default';

/** Reloads the page with another foundation. */
export function chooseFoundation(foundation: string): void {
  if (foundation !== chosenFoundation) location.replace(addressOf(foundation));
}

document.documentElement.dataset[name] = chosenFoundation;
