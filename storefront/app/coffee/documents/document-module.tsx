import type { DocumentModule } from '../../shop-model/document-module.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Advisor, type AdvisorProps } from '../advice/advisor.tsx';
import type { BrewGuide } from '../tutorials/tutorial-actions.tsx';
// of what only the server renders
import '../../merchandise/price-note.module.css';
import '../../ui/price-text.module.css';
import '../advice/advice-hits.module.css';
import '../tutorials/pour-plan.module.css';
import '../tutorials/tutorial-hero.module.css';
import '../tutorials/tutorial-steps.module.css';
import '../tutorials/tutorial-end.module.css';

const TutorialActions = lazyPart(() => import('../tutorials/tutorial-actions.tsx'));

declare module '../../shop-model/document-module.ts' {
  interface DocumentData {
    advice: AdvisorProps;
    guide: BrewGuide;
  }
}

export const coffeeDocuments: DocumentModule = {
  name: 'coffee',
  AboveText: ({ data: { advice } }) => advice && <Advisor {...advice} />,
  BelowText: ({ data: { guide } }) => guide && <TutorialActions key={guide.title} guide={guide} />,
};
