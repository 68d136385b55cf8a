export const library = {
  loading: "Loading",
};
