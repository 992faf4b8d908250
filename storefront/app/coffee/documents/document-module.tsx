import type { DocumentModule } from '../../shop-model/document-module.ts';
import { Advisor, type AdvisorProps } from '../advice/advisor.tsx';
import { type BrewGuide, TutorialActions } from '../tutorials/tutorial-actions.tsx';
// of what only the server renders
import '../../merchandise/price-note.module.css';
import '../../ui/price-text.module.css';
import '../advice/advice-hits.module.css';
import '../tutorials/pour-plan.module.css';
import '../tutorials/tutorial-hero.module.css';
import '../tutorials/tutorial-steps.module.css';
import '../tutorials/tutorial-end.module.css';

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
