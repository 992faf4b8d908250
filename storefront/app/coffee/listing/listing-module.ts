import type { ListingModule } from '../../shop-model/listing-module.ts';
import { FitsEquipmentLink } from './fits-equipment-link.tsx';
// of what only the server renders
import '../../ui/advice-mark.module.css';
import '../advice/given-answers.module.css';
import '../home/month-taste.module.css';
import '../flavour/flavour-compass.module.css';

export const coffeeListing: ListingModule = { name: 'coffee', FilterLink: FitsEquipmentLink };
