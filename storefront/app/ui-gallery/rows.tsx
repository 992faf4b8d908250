import { AdviceMark } from '../ui/advice-mark.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Ticker } from '../ui/ticker.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

const promotions = ['Sparpakete: bis zu 18 % sparen', 'Neu: Topf Anna', '5 € zur Anmeldung'];
const cards = Array.from({ length: 7 }, (_, index) => `Karte ${index + 1}`);

export function Rows() {
  return (
    <>
      <GallerySection title="Wechselnde Zeile">
        <div className={`inverse ${styles.bar}`}>
          <Ticker
            label="Aktionen"
            pauseLabel="Wechsel anhalten"
            playLabel="Wechsel fortsetzen"
            nextLabel="Nächste Aktion"
            items={promotions.map((title) => ({
              id: title,
              content: (
                <a href={`?aktion=${encodeURIComponent(title)}`}>
                  <AdviceMark ground="dark" />
                  {title}
                </a>
              ),
            }))}
          />
        </div>
      </GallerySection>
      <GallerySection title="Reihe zum Blättern">
        <p>Breit mit Knöpfen, schmal mit dem Finger.</p>
        <Carousel label="Karten" previousLabel="Zurückblättern" nextLabel="Weiterblättern">
          {cards.map((title) => (
            <li key={title}>
              <a href={`?karte=${encodeURIComponent(title)}`} className={styles.card}>
                <span className={styles.tile} />
                {title}
              </a>
            </li>
          ))}
        </Carousel>
      </GallerySection>
    </>
  );
}
