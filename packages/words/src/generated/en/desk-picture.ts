// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const deskPicture = {
  picture: "Picture",
  another: "Use another picture",
};
