import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * Names of CSS module classes in a production build: the number of the file in letters and of the class in digits. A
 * fifth of the stylesheet and much of the markup would otherwise be names and hashes. The browser's and the server's
 * build get the same ones, since both read the same files.
 */
export function shortClassNames(folder: string) {
  const files = globSync('**/*.module.css', { cwd: folder, exclude: ['node_modules', 'build'] });
  const numbers = new Map(files.sort().map((file, number) => [path.join(folder, file), number]));
  return (name: string, file: string, css: string): string => {
    const number = numbers.get(path.normalize(file.split('?', 1)[0] ?? ''));
    if (number === undefined) throw new Error(`${file} is not below ${folder}`);
    return `${inLetters(number)}${classesOf(css).indexOf(name)}`;
  };
}

const notSelectors = /\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/g;

/** Sorted: other plugins may have moved rules. */
function classesOf(css: string): string[] {
  const found = css.replaceAll(notSelectors, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}

/** Two letters, the first small and the second a capital: no class of ours or of others is named so. */
function inLetters(number: number): string {
  const letter = (place: number, first: string) =>
    String.fromCharCode(first.charCodeAt(0) + (place % 26));
  if (number >= 26 * 26) throw new Error('too many files for two letters');
  return letter(Math.floor(number / 26), 'a') + letter(number, 'A');
}
