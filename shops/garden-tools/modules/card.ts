export { cardModules } from '../../starter/modules/card.ts';
