/** What one line of a cart may hold. */
export const mostOfALine = 999;
