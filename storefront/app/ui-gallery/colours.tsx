import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

const names = [
  'teal-950',
  'teal-900',
  'teal-800',
  'teal-700',
  'teal-600',
  'cyan-500',
  'cyan-300',
  'cyan-200',
  'cyan-100',
  'cyan-50',
  'white',
  'paper',
  'sand',
  'sail',
  'dune',
  'stone',
  'ink',
  'ink-2',
  'ink-3',
  'signal',
  'signal-100',
  'brass',
  'ok',
  'ok-100',
];

export function Colours() {
  return (
    <GallerySection title="Farben">
      <ul className={styles.swatches}>
        {names.map((name) => (
          <li key={name}>
            <i style={{ background: `var(--${name})` }} />
            <strong>{name}</strong>
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}
