/** The ids of the page's server HTML: above and below the sections of modules. */
export const homeParts = { start: 'home-start', end: 'home-end' } as const;

export const adviceId = 'advice';
