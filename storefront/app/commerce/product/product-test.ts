/** The summary of a product test, as shown on product pages and listings. */
export interface ProductTest {
  handle: string;
  title: string;
  text: string | null;
  verdict: string | null;
  /** Out of ten. */
  score: number | null;
  /** Points out of ten by discipline, with the discipline's weight in per cent. */
  points: { label: string; weight: number; value: number }[];
  /** Set where the report is on another site. */
  url: string | null;
}
