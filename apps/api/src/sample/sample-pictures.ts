import type { Content } from '@hearthlight/content';

/** A picture of an article, a campaign or an impact update. */
interface SamplePicture {
  address: string;
  /** What it shows, where the words beside it do not say so. */
  description?: string | undefined;
}

/** Returns the picture that an entry of the sample data gets instead of the one that it names. */
export type ChoosePicture = (picture: SamplePicture, index: number) => SamplePicture;

/**
 * The sample data names pictures of the folder that Hearthlight ships. In a folder without such a picture, an entry gets
 * the picture of a campaign of the home page, each entry the next one.
 */
export function pictureChooser({ home, pictures }: Pick<Content, 'home' | 'pictures'>): ChoosePicture {
  return (picture, index) => {
    const { image_url: address = '', image_alt: description } =
      home.campaigns[index % home.campaigns.length] ?? {};
    return pictures.includes(picture.address) ? picture : { address, description };
  };
}
