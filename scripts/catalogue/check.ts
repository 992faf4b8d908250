// Compares the texts of the demo catalogue with the facts of its products.
import { buildCatalogue } from '../../catalogue/index.ts';
import { catalogueProblems } from './catalogue-problems.ts';

const catalogue = buildCatalogue();
const problems = catalogueProblems(catalogue);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`catalogue: ${problems.length} contradictions`);
  process.exit(1);
}
console.log(`catalogue: ${catalogue.products.length} products, no contradictions`);
