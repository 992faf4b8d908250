import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StatusRegion } from '../ui/status-region.tsx';
import styles from './gallery.module.css';
import { GallerySection, Row } from './gallery-section.tsx';

export function Waiting() {
  const [news, setNews] = useState(0);
  return (
    <GallerySection title="Warten und Melden">
      <div className={styles.fields}>
        <Skeleton shape="tile" />
        <div className={styles.parts}>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="button" />
        </div>
      </div>
      <Row>
        <Button type="button" look="outline" onClick={() => setNews(news + 1)}>
          Menge ändern
        </Button>
        <StatusRegion visible>{news > 0 && `Neue Menge: ${news}`}</StatusRegion>
        <StatusRegion>{news > 0 && `Neue Summe: ${news},00 €`}</StatusRegion>
      </Row>
    </GallerySection>
  );
}
