/** Sections of modules that editors may place on the home page. */
export const homeSections: readonly string[] = [];
