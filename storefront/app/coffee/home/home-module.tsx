import type { HomeModule } from '../../shop-model/home-module.ts';
import { AdviceFinder, type AdviceFinderProps } from '../advice/advice-finder.tsx';
// of what only the server renders
import '../../ui/strength-scale.module.css';
import '../flavour/flavour-compass.module.css';

declare module '../../shop-model/home-module.ts' {
  interface HomeData {
    coffee: AdviceFinderProps;
  }
}

export const coffeeHome: HomeModule = {
  name: 'coffee',
  Section: ({ data }) => data.coffee && <AdviceFinder {...data.coffee} />,
};
