/** Names of systems and browsers, as they are called by the people who use them. */
const systems = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  Mac: /Macintosh/,
  Linux: /Linux/,
};
const browsers = { Edge: /Edg\//, Firefox: /Firefox\//, Chrome: /Chrome\//, Safari: /Safari\// };

const nameIn = (names: Readonly<Record<string, RegExp>>, userAgent: string) =>
  Object.entries(names).find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * Returns a short name of a device and browser, such as `Chrome, Windows`, or an empty text. It only helps a person to
 * recognize an own device, so it knows the usual ones and needs no library.
 */
export const deviceName = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(', ');
