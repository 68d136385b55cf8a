/** The public face of the package, room by room. */

// components

// site

// home

// news

// about

// account

// dashboard
export {};
