import { ComparedPriceText, PriceText, UnitPriceText } from '../ui/price-text.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

export function Prices() {
  return (
    <>
      <GallerySection title="Preise">
        <div className={styles.fields}>
          <PriceText now="13,90 €">
            <UnitPriceText>55,60 €/kg</UnitPriceText>
          </PriceText>
          <PriceText now="ab 8,90 €">
            <UnitPriceText>35,60 €/kg, 3 Größen</UnitPriceText>
          </PriceText>
          <PriceText now="23,90 €" reduced>
            <UnitPriceText>23,90 €/kg</UnitPriceText>
            <ComparedPriceText>
              Niedrigster Preis der letzten 30 Tage: <s>26,90 €</s>
            </ComparedPriceText>
          </PriceText>
          <PriceText now="29,90 €">
            <UnitPriceText>39,87 €/kg</UnitPriceText>
            <ComparedPriceText>Einzeln zusammen 33,70 €</ComparedPriceText>
          </PriceText>
          <PriceText now="14,90 €" muted>
            <UnitPriceText>74,50 €/kg</UnitPriceText>
          </PriceText>
          <PriceText now="14,31 €" size="large">
            <UnitPriceText>28,62 €/kg, inkl. MwSt.</UnitPriceText>
          </PriceText>
        </div>
      </GallerySection>
      <GallerySection title="Versandbalken">
        <div className={styles.narrow}>
          <ProgressBar value={0.84} label="Bis zum kostenlosen Versand" ends={['0 €', '49 €']}>
            Nur noch <strong>7,79 €</strong> bis zum kostenlosen Versand innerhalb Deutschlands!**
          </ProgressBar>
          <ProgressBar value={0} label="Leerer Warenkorb" ends={['0 €', '49 €']}>
            Nur noch <strong>49,00 €</strong> bis zum kostenlosen Versand innerhalb Deutschlands!**
          </ProgressBar>
          <ProgressBar value={1} label="Kostenloser Versand">
            Deine Bestellung ist innerhalb Deutschlands versandkostenfrei.**
          </ProgressBar>
        </div>
      </GallerySection>
    </>
  );
}
