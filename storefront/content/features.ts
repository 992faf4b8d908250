interface Features {
  search: boolean;
}

/** Parts of the shell whose pages are not built yet: nobody is shown a control that leads nowhere. */
export const features: Features = { search: true };
