import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { GallerySection } from './gallery-section.tsx';

export function Type() {
  return (
    <GallerySection title="Schrift">
      <p className="h1">64 Gute Ware</p>
      <p className="h2">48 Klarer Kurs</p>
      <p className="h3">40 Gerade oft bestellt</p>
      <p className="h4">32 Sparpakete</p>
      <p className="h5">24 Lieferung</p>
      <p className="h6">18 Beliebte Suchbegriffe</p>
      <p className="lead">20 Einleitung: Wir probieren, wiegen und testen. Dann zeigen wir hin.</p>
      <p>
        16 Wir probieren, wiegen und testen.{' '}
        <span className="sounding">Kursiv wie Tiefenangaben: 15 g auf 250 ml, 3:30</span>
      </p>
      <p className="sm">14 Klein</p>
      <p className="xs muted">13 Sehr klein, gedämpft</p>
      <SectionHead
        title="Abschnittskopf"
        text="Mit einem Satz darunter und einem Weg zu mehr am Ende der Zeile."
        action={<TextLink to="?">Alle ansehen</TextLink>}
      />
    </GallerySection>
  );
}
