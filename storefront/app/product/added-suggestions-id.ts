/** Of the template that the server renders for the confirmation. */
export const suggestionsId = 'added-suggestions';
