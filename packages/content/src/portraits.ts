import type { ContentFile } from './content-file.ts';

interface PeopleOfFile {
  file: ContentFile<unknown>;
  /** Where the list is in the file. */
  path: readonly PropertyKey[];
  people: readonly { name: string; image_url: string }[];
}

/** Adds a problem where a person has another portrait than in an earlier list, or shares one with someone else. */
export function refuseOtherPortraits(lists: readonly PeopleOfFile[]): void {
  const portraits = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { file, path, people } of lists) {
    for (const [index, { name, image_url: portrait }] of people.entries()) {
      const earlier = portraits.get(name) ?? portrait;
      const sharer = names.get(portrait) ?? name;
      const at = [...path, index, 'picture'];
      if (earlier !== portrait) file.addProblem(at, `must be ${fileOf(earlier)}, the portrait of ${name} elsewhere`);
      else if (sharer !== name) file.addProblem(at, `must not be ${fileOf(portrait)}, the portrait of ${sharer}`);
      portraits.set(name, earlier);
      names.set(portrait, sharer);
    }
  }
}

const fileOf = (address: string) => address.slice('/pictures/'.length);
