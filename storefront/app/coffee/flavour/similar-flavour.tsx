import { similarCoffee } from '#shop/messages/coffee-similar.ts';
import { useI18n, useTexts } from '../../i18n/i18n.tsx';
import { type FlavourProfile, flavours } from '../coffee-facts.ts';
import { FlavourCompass } from './flavour-compass.tsx';
import { flavourDifferences } from './flavour-differences.ts';
import styles from './similar-flavour.module.css';

const namedDifferences = 2;

interface SimilarFlavourProps {
  from: FlavourProfile;
  to: FlavourProfile;
}

/** Below a card: how another coffee tastes, compared with the sold-out one. */
export function SimilarFlavour({ from, to }: SimilarFlavourProps) {
  const { t } = useI18n();
  const texts = useTexts(similarCoffee);
  const differences = flavourDifferences(from, to);
  const words = differences
    .slice(0, namedDifferences)
    .map(({ flavour, difference }) =>
      (difference > 0 ? texts.more : texts.less)(t.coffee.flavours[flavour]),
    );
  return (
    <div className={styles.comparison}>
      <FlavourCompass profile={to} outline={from} bare />
      <p>
        <strong>{texts.sameOfSeven(flavours.length - differences.length)}</strong>
        <span>{words.length > 0 ? capitalised(words.join(', ')) : texts.allSame}</span>
      </p>
    </div>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
