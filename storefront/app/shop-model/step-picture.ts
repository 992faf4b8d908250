export interface StepPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}
