import { allMessages } from '../i18n/messages/index.ts';
import type { AccountModule } from '../shop-model/account-module.ts';
import { equipmentOfEntry } from './equipment.ts';

/** Brewer and grinder. */
export const coffeeAccount: AccountModule = {
  name: 'coffee',
  describeEquipment(entry, language) {
    const equipment = equipmentOfEntry(entry);
    if (!equipment) return null;
    const { brewers, steps } = allMessages[language].coffee.recipe;
    const { brewer, grinder } = equipment;
    return [brewers[brewer], ...(grinder ? [grinder.model ?? steps(grinder.steps)] : [])];
  },
};
