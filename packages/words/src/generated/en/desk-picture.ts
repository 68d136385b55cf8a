export const deskPicture = {
  picture: "Picture",
  uploaded: "Uploaded pictures",
  choose: "Choose a picture",
  number: (args: { number: string | number }): string => "Picture " + String(args.number),
};
