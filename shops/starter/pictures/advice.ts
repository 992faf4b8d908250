/** Of the advisor's answers, by their keys. */
export const advicePictures: Record<string, string> = {};
