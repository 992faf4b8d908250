export const delivery = {
  country: 'Lieferland',
};
