/** How one product of a kind differs from the next: colours, name plate, tag and measures. */
export interface Finish {
  brand: string;
  model: string;
  main: string;
  accent: string;
  /** What a part's paper tag says: "58 mm". */
  tag?: string | undefined;
  /** Width, depth and height in millimetres; zero where unknown. */
  measures?: [number, number, number] | undefined;
  /** Width and height of its shape in percent of the base object's. */
  form?: [number, number] | undefined;
}
