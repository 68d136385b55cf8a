export const deskPicture = {
  picture: "Picture",
  another: "Use another picture",
};
