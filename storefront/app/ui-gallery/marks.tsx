import { AdviceMark } from '../ui/advice-mark.tsx';
import { Availability } from '../ui/availability.tsx';
import { Badge } from '../ui/badge.tsx';
import { ChipButton, ChipLink, Chips, RemovableChip, RemovableChipLink } from '../ui/chip.tsx';
import { Rating } from '../ui/rating.tsx';
import { Seal } from '../ui/seal.tsx';
import { StrengthScale } from '../ui/strength-scale.tsx';
import { Tip } from '../ui/tip.tsx';
import styles from './gallery.module.css';
import { GallerySection, Row } from './gallery-section.tsx';

const strengths = ['Mild', 'Sanft', 'Ausgewogen', 'Kräftig', 'Sehr kräftig'];
const ratings = ['4,80', '3,50', '4,79', '0,00', '5,00'];

export function ProductMarks() {
  return (
    <GallerySection title="Marken am Produkt">
      <Row>
        <Badge look="sale">−18 %</Badge>
        <Badge look="new">Neu</Badge>
        <Badge>Lotsenwahl</Badge>
        <Badge look="soft">Entkoffeiniert</Badge>
        <Badge look="soldOut">Ausverkauft</Badge>
        <Seal>Bio</Seal>
        <Seal>fair</Seal>
        <Seal look="test">
          Test
          <br />
          2026
        </Seal>
        <Availability state="inStock">Auf Lager</Availability>
        <Availability state="reordered">Nachbestellt</Availability>
        <Availability state="unavailable">Nicht verfügbar</Availability>
      </Row>
      <Row>
        {strengths.map((word, index) => (
          <StrengthScale
            key={word}
            value={index + 1}
            label={`Stärke ${index + 1} von 5`}
            word={word}
          />
        ))}
      </Row>
      <Row>
        {ratings.map((text) => (
          <Rating key={text} value={Number(text.replace(',', '.'))} label={`${text} von 5 Sternen`}>
            <span>{text}</span> <span>(312)</span>
          </Rating>
        ))}
        <Rating value={4.79} label="4,79 von 5 Sternen" size={28} />
      </Row>
      <Chips label="Marken zum Wählen" scroll>
        <li>
          <ChipLink to="?">Chip</ChipLink>
        </li>
        <li>
          <ChipLink to="?" data-forced="hover">
            Hover
          </ChipLink>
        </li>
        <li>
          <ChipLink to="?" data-forced="focus-visible">
            Fokus
          </ChipLink>
        </li>
        <li>
          <ChipLink to="?" aria-current="page">
            Aktiv
          </ChipLink>
        </li>
        <li>
          <ChipButton aria-pressed="true">Gedrückt</ChipButton>
        </li>
        <li>
          <ChipButton disabled>Gesperrt</ChipButton>
        </li>
        <li>
          <RemovableChip type="button" removeLabel="Filter entfernen">
            Filter
          </RemovableChip>
        </li>
        <li>
          <RemovableChipLink to="?" removeLabel="Siebträger entfernen">
            Siebträger
          </RemovableChipLink>
        </li>
      </Chips>
      <div className={styles.narrow}>
        <Tip title="Lotsentipp">
          <p>
            Weiß über Rot: das Lichtzeichen eines Lotsenboots. Wir setzen es nur vor eigenen Rat.
          </p>
        </Tip>
        <Row>
          <AdviceMark />
          <span>Lichter allein</span>
        </Row>
      </div>
    </GallerySection>
  );
}
