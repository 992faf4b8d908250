import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DisclosureMenu } from '../ui/disclosure-menu.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Field } from '../ui/field.tsx';
import { GallerySection, Row } from './gallery-section.tsx';

type Overlay = 'dialog' | 'long' | 'wide' | 'left' | 'right';

export function Overlays() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const code = useRef<HTMLInputElement>(null);
  const close = () => setOpen(null);
  const opener = (overlay: Overlay, title: string) => (
    <Button type="button" look="outline" onClick={() => setOpen(overlay)}>
      {title}
    </Button>
  );
  return (
    <GallerySection title="Schwebendes">
      <Row>
        {opener('dialog', 'Dialog')}
        {opener('long', 'Langer Dialog')}
        {opener('wide', 'Breiter Dialog')}
        {opener('left', 'Schublade links')}
        {opener('right', 'Schublade rechts')}
        <LanguageMenu />
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Größe und Mahlgrad wählen"
        closeLabel="Dialog schließen"
        initialFocus={code}
        footer={
          <>
            <Button type="button" look="outline" onClick={close}>
              Weiter einkaufen
            </Button>
            <Button type="button">Zum Warenkorb</Button>
          </>
        }
      >
        <Field label="Code" ref={code} />
      </Dialog>
      <Dialog open={open === 'long'} onClose={close} title="Lang" closeLabel="Dialog schließen">
        {Array.from({ length: 40 }, (_, line) => `Zeile ${line + 1}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Button type="button">Am Ende</Button>
      </Dialog>
      <Dialog
        open={open === 'wide'}
        onClose={close}
        size="wide"
        title="Breit"
        closeLabel="Dialog schließen"
      >
        <p>So breit wie die Suche.</p>
      </Dialog>
      <Drawer
        open={open === 'left'}
        onClose={close}
        side="left"
        title="Menü"
        closeLabel="Navigation schließen"
      >
        <p>Von links kommt die Navigation.</p>
      </Drawer>
      <Drawer
        open={open === 'right'}
        onClose={close}
        side="right"
        title="Filter & Sortieren"
        closeLabel="Filter schließen"
        footer={
          <>
            <Button type="button" look="outline">
              Zurücksetzen
            </Button>
            <Button type="button">112 Ergebnisse zeigen</Button>
          </>
        }
      >
        <p>Von rechts kommen die Filter, schmal von unten.</p>
      </Drawer>
    </GallerySection>
  );
}

export function LanguageMenu({ placement }: { placement?: 'above' }) {
  return (
    <DisclosureMenu label="Deutsch" {...(placement && { placement })}>
      <li>
        <a href="?sprache=de" aria-current="true">
          Deutsch
        </a>
      </li>
      <li>
        <a href="?sprache=en">English</a>
      </li>
      <li>
        <a href="?sprache=da">Dansk</a>
      </li>
    </DisclosureMenu>
  );
}
