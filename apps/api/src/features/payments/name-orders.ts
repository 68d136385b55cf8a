import { searchKey } from '../../lib/search-key.ts';

/** Returns a name with each of its words first, the others after it in their order. */
export function ordersOf(name: string): string[] {
  const words = searchKey(name.replaceAll(/[,.]/g, ' ')).split(' ');
  return words.map((_, start) => [...words.slice(start), ...words.slice(0, start)].join(' '));
}
