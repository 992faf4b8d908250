import { useEffect } from 'react';
import { Accordion, AccordionItem } from '../ui/accordion.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { listenToTabs } from '../ui/listen-to-tabs.ts';
import { Tabs } from '../ui/tabs.tsx';
import { GallerySection } from './gallery-section.tsx';

export function Disclosures() {
  useEffect(() => {
    const left = new AbortController();
    listenToTabs(left.signal);
    return () => left.abort();
  }, []);
  return (
    <>
      <GallerySection title="Brotkrumen">
        <Breadcrumb
          label="Brotkrumen"
          items={[
            { title: 'Start', href: '?' },
            { title: 'Küche', href: '?' },
            { title: 'Töpfe', href: '?' },
            { title: 'Topf Anna' },
          ]}
        />
      </GallerySection>
      <GallerySection title="Reiter">
        <Tabs
          id="facts"
          label="Produktangaben"
          items={[
            {
              id: 'description',
              title: 'Beschreibung',
              content: <p>Dunkle Röstung aus Brasilien und Indien, kräftig und ohne Bitterkeit.</p>,
            },
            {
              id: 'preparation',
              title: 'Zubereitung',
              content: <p>18 g auf 36 g in 28 Sekunden.</p>,
            },
            {
              id: 'seals',
              title: 'Siegel & Auszeichnungen',
              content: <p>Bio und fair gehandelt.</p>,
            },
          ]}
        />
      </GallerySection>
      <GallerySection title="Akkordeon">
        <Accordion>
          <AccordionItem title="Zubereitung" name="gallery" open>
            <p>Offen von Anfang an.</p>
          </AccordionItem>
          <AccordionItem title="Preis" name="gallery">
            <p>Geschlossen.</p>
          </AccordionItem>
          <AccordionItem title="Röstgrad" name="gallery">
            <p>Auch geschlossen.</p>
          </AccordionItem>
        </Accordion>
      </GallerySection>
    </>
  );
}
