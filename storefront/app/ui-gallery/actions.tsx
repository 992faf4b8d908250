import { Button, LinkButton } from '../ui/button.tsx';
import { IconButton, IconLink } from '../ui/icon-button.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useTemporaryFlag } from '../ui/use-temporary-flag.ts';
import { GallerySection, Row } from './gallery-section.tsx';

export function Actions() {
  const [copied, showCopied] = useTemporaryFlag();
  return (
    <GallerySection title="Knöpfe">
      <Row>
        <Button type="button">Primär</Button>
        <Button type="button" data-forced="hover">
          Hover
        </Button>
        <Button type="button" data-forced="focus-visible">
          Fokus
        </Button>
        <Button type="button" busy>
          Wird hinzugefügt
        </Button>
        <Button type="button" done>
          Hinzugefügt
        </Button>
        <Button type="button" disabled>
          Nicht verfügbar
        </Button>
      </Row>
      <Row>
        <Button type="button" look="outline">
          Sekundär
        </Button>
        <Button type="button" look="outline" data-forced="hover">
          Hover
        </Button>
        <Button type="button" look="outline" data-forced="focus-visible">
          Fokus
        </Button>
        <Button type="button" look="outline" busy>
          Wird geladen
        </Button>
        <Button type="button" look="outline" done={copied} onClick={showCopied}>
          {copied ? 'Code kopiert' : 'Code kopieren'}
        </Button>
        <Button type="button" look="outline" disabled>
          Gesperrt
        </Button>
      </Row>
      <Row>
        <LinkButton to="?" size="small">
          Klein
        </LinkButton>
        <LinkButton to="?">Mittel</LinkButton>
        <LinkButton to="?" size="large">
          Groß
        </LinkButton>
      </Row>
      <Row>
        <TextLink to="?">Textlink</TextLink>
        <TextLink to="?" data-forced="hover">
          Hover
        </TextLink>
        <TextLink to="?" data-forced="focus-visible">
          Fokus
        </TextLink>
        <QuietButton type="button">Leiser Knopf</QuietButton>
        <QuietButton type="button" icon="trash">
          Entfernen
        </QuietButton>
        <QuietButton type="button" data-forced="hover">
          Hover
        </QuietButton>
        <IconButton icon="bookmark-simple" label="Merken" />
        <IconButton icon="bookmark-simple" label="Merken (Hover)" data-forced="hover" />
        <IconButton icon="bookmark-simple" label="Merken (Fokus)" data-forced="focus-visible" />
        <IconButton icon="bookmark-simple" label="Merken (gesperrt)" disabled />
        <IconLink icon="tote" label="Warenkorb" to="?" />
      </Row>
    </GallerySection>
  );
}
