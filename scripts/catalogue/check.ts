// Compares the texts of the demo catalogue with the facts of its products and with the term lists.
import { buildCatalogue } from '../../catalogue/index.ts';
import { catalogueProblems } from './catalogue-problems.ts';
import { catalogueTermProblems } from './catalogue-terms.ts';

const catalogue = buildCatalogue();
const problems = [...catalogueProblems(catalogue), ...catalogueTermProblems(catalogue)];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`catalogue: ${problems.length} problems`);
  process.exit(1);
}
console.log(`catalogue: ${catalogue.products.length} products, no contradictions, terms as listed`);
