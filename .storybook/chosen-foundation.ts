/*
 * The foundation whose content the stories show: `default` is that of CONTENT_DIR, others are those in
 * `packages/content/examples`. Stories take their texts from the content when their modules are loaded, so the choice is
 * part of the address, and another choice loads the page again.
 */

const name = 'foundation';

const globalsIn = (url: URL) => (url.searchParams.get('globals') ?? '').split(';').filter(Boolean);

/** Returns the address of this page with another foundation. */
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

/** Shows another foundation, unless it is the chosen one. */
export function chooseFoundation(foundation: string): void {
  if (foundation !== chosenFoundation) location.replace(addressOf(foundation));
}

document.documentElement.dataset[name] = chosenFoundation;
