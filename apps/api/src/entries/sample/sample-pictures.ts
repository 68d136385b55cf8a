import type { Content } from '@hearthlight/content';
import { withoutFocus } from '@hearthlight/domain/uploads';

/** A picture of an article, a campaign or an impact update. */
interface SamplePicture {
  address: string;
  /** A description of the picture, unless the text beside it says the same. */
  description?: string | undefined;
}

/** Returns the picture for a sample entry. */
export type ChoosePicture = (picture: SamplePicture, index: number) => SamplePicture;

/**
 * Replaces pictures that the content folder lacks. The sample data names pictures from Hearthlight's own folder; with
 * another folder, entries get the pictures of the home page's campaigns in turn, or its first picture if it has no
 * campaigns.
 */
export function pictureChooser({ home, pictures }: Pick<Content, 'home' | 'pictures'>): ChoosePicture {
  const { alt, src } = home.hero.picture;
  const only = { image_url: src, image_alt: alt };
  return (picture, index) => {
    const { image_url: address, image_alt: description } = home.campaigns[index % home.campaigns.length] ?? only;
    return pictures.includes(withoutFocus(picture.address)) ? picture : { address, description };
  };
}
