/** The summary of a product test, as shown on product pages and listings. */
export interface ProductTest {
  handle: string;
  title: string;
  text: string | null;
  verdict: string | null;
  /** Out of ten. */
  score: number | null;
  /** Set where the report is on another site. */
  url: string | null;
}
