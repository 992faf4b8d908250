import type { BrandLetter } from '../commerce/product/brand.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import styles from './alphabet.module.css';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

interface AlphabetProps {
  letters: BrandLetter[];
  /** The name of the list. */
  title: string;
  /** A prefix for ids, unique on the page. */
  anchor: string;
}

export function Alphabet({ letters, title, anchor }: AlphabetProps) {
  const { t, href } = useServerI18n();
  const present = new Set(letters.map(({ letter }) => letter));
  const idOf = (letter: string) => `${anchor}-${letter === '#' ? '0-9' : letter}`;
  return (
    <>
      <nav aria-label={`${title}, ${t.brands.alphabet}`} className={styles.jumps}>
        {alphabet.map((letter) =>
          present.has(letter) ? (
            <a key={letter} href={`#${idOf(letter)}`}>
              {letter}
            </a>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
      <div className={styles.columns}>
        {letters.map(({ letter, brands }) => (
          <section key={letter} id={idOf(letter)}>
            <h3 className="h5">{letter}</h3>
            <ul>
              {brands.map(({ handle, name }) => (
                <li key={handle}>
                  <a href={href.collection(handle)}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
