/** First and last names, combined into the givers of the sample data. */
export interface SampleNames {
  first: readonly string[];
  last: readonly string[];
}

/** Somebody who gave. */
export interface SampleGiver {
  name: string;
  /** Absent for names in other scripts, and for one person in forty. */
  email: string | undefined;
}

const namesIn = (list: string) => list.split(' ');

// cspell:disable
/** The names of the people who give to the sample foundation. */
export const sampleNames: SampleNames = {
  first: namesIn(
    'Abigail Adaeze Aiko Alan Alice Amina Andrea Anita Ann Arjun Ayumi Beatrice Ben Bruno Carla Cecilia Charles Chiara Clara Colin Dana David Deborah Diego Dmitri Edith Elena Eli Emeka Erik Esther Eva Fatou Felix Fiona Frank Gabriela George Gloria Grace Greta Hana Harold Hugo Ian Ida Ines Irene Ivan Jack Jamal Jane Jens Joan Jonas Jorge Joy Julia Kamal Karen Kenji Kofi Laura Leo Lina Louis Lucia Mae Malik Marek Maria Martin Mei Mila Miriam Nadia Neil Nina Noor Olga Omar Oscar Paul Petra Priya Rania Rebecca Renata Robert Rosa Ruben Sara Sam Selma Simon Sofia Tara Teresa Theo Tomas Uma Vera Victor Walter Wanda Yara Yusuf Zoe',
  ),
  last: namesIn(
    'Abbott Adeyemi Ahmed Alvarez Andersen Baker Banerjee Barros Becker Bell Bianchi Brandt Brennan Burke Castillo Chen Clarke Cohen Costa Cruz Dahl Davis Delgado Diaz Dubois Eze Farah Fischer Flores Foster Fraser Garcia Gibson Gomez Graham Grant Gupta Haas Hansen Harris Hayes Hill Hughes Ibrahim Ito Jansen Johnson Jones Kaya Keller Kelly Khan Kim Klein Kowalski Larsen Lee Lewis Lopez Martin Mehta Meyer Miller Mitchell Moreau Morgan Mori Nair Nelson Nguyen Novak Nowak Okafor Okeke Olsen Ortiz Osei Park Patel Pereira Perez Price Quinn Ramos Reid Rivera Rossi Russo Ryan Sato Schmidt Shah Silva Singh Smith Sousa Suzuki Tanaka Taylor Torres Vega Virtanen Wagner Walsh Weber White Wright Yamamoto Young Zhang',
  ),
};

// cspell:enable

/** Returns the first and last names of people. */
export function namesOf(people: readonly string[]): SampleNames {
  const names = [...new Set(people)].map((name) => name.split(' ')).filter((parts) => parts.length > 1);
  return {
    first: [...new Set(names.map(([first = '']) => first))],
    last: [...new Set(names.map((parts) => parts.slice(1).join(' ')))],
  };
}

/**
 * Returns a step through a number of combinations that comes to each of them, and to similar ones as late as possible.
 */
function strideOf(combinations: number): number {
  const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));
  let stride = Math.round(combinations * 0.618);
  while (common(stride, combinations) > 1) stride += 1;
  return stride;
}

/** Returns the giver with a number. Two numbers below the square of the combinations have different names. */
export function sampleGiver({ first, last }: SampleNames, number: number): SampleGiver {
  const combinations = first.length * last.length;
  const place = (number * strideOf(combinations)) % combinations;
  const second = Math.floor(number / combinations);
  const name = [
    first[place % first.length],
    last[Math.floor(place / first.length)],
    ...(second > 0 ? [last[(Math.floor(place / first.length) + second) % last.length]] : []),
  ].join(' ');
  const address = name.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '').replaceAll(' ', '.');
  const isAddress = number % 40 !== 0 && /^[a-z.-]+$/.test(address);
  return { name, email: isAddress ? `${address}@example.org` : undefined };
}
