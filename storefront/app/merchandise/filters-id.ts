/** The id of the dialog with a listing's filters. */
export const filtersId = 'filters';
