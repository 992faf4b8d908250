import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * Class names of CSS modules for the build: letters for the file and a number for the class in it, the same in browser and
 * server build and in every build of the same sources. Capitals, since global class names are in lower case.
 */
export function shortClassNames(folder: string): {
  nameOf(name: string, file: string): string;
  /** The file of a class, relative to the folder. */
  moduleOf(className: string): string | undefined;
} {
  const files = globSync('**/*.module.css', { cwd: folder }).sort();
  const codes = new Map(files.map((file, index) => [path.join(folder, file), lettersOf(index)]));
  const filesByCode = new Map(files.map((file, index) => [lettersOf(index), file]));
  const classes = new Map<string, string[]>();
  return {
    nameOf(name, file) {
      const code = codes.get(path.normalize(file));
      if (!code) throw new Error(`${file} is not a CSS module in ${folder}`);
      const known = classes.get(code) ?? [];
      classes.set(code, known);
      if (!known.includes(name)) known.push(name);
      return `${code}${known.indexOf(name)}`;
    },
    moduleOf: (className) => filesByCode.get(className.replace(/\d+$/, '')),
  };
}

/** A to Z, then AA to ZZ. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}
