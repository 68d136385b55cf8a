import { fields, pictureOf, text } from './building-blocks.ts';

/** `site.yaml` */
export const siteSchema = (pictures: ReadonlySet<string>) =>
  fields({
    account: fields({ line: text, picture: pictureOf(pictures) }),
    errorPage: fields({ picture: pictureOf(pictures) }),
  });
