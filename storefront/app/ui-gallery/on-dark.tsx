import { Button, LinkButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceChips } from '../ui/choice-chips.tsx';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Rating } from '../ui/rating.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { tastes } from './fields.tsx';
import styles from './gallery.module.css';
import { GallerySection, Row } from './gallery-section.tsx';
import { LanguageMenu } from './overlays.tsx';

export function OnDark() {
  return (
    <>
      <GallerySection title="Auf dunklem Grund">
        <div className={`inverse contour ${styles.dark}`}>
          <p className="h3">Klarer Kurs im Postfach</p>
          <p className="lead">Tiefenlinien stehen nur auf dunklem Grund.</p>
          <Row>
            <Button type="button" look="inverse">
              Anmelden
            </Button>
            <Button type="button" look="inverse" data-forced="hover">
              Hover
            </Button>
            <Button type="button" look="inverse" data-forced="focus-visible">
              Fokus
            </Button>
            <LinkButton to="?" look="outline-inverse">
              Mehr dazu
            </LinkButton>
            <Button type="button" look="outline-inverse" data-forced="hover">
              Hover
            </Button>
            <Button type="button" look="inverse" busy>
              Wird gesendet
            </Button>
            <Button type="button" look="inverse" disabled>
              Gesperrt
            </Button>
            <TextLink to="?">Textlink</TextLink>
            <IconButton icon="envelope-simple" label="E-Mail" />
            <IconButton icon="envelope-simple" label="E-Mail (Hover)" data-forced="hover" />
          </Row>
          <div className={styles.fields}>
            <Field label="E-Mail" placeholder="name@beispiel.de" />
            <Field label="E-Mail mit Fokus" defaultValue="mara" data-forced="focus-visible" />
            <Field
              label="E-Mail mit Fehler"
              defaultValue="mara@"
              error="Bitte gib eine vollständige E-Mail-Adresse ein."
            />
          </div>
          <ChoiceChips name="dark-taste" legend="Geschmack" choices={tastes} chosen="nutty" />
          <div>
            <Checkbox small defaultChecked>
              Ich habe die <a href="?datenschutz">Hinweise zum Datenschutz</a> gelesen.
            </Checkbox>
            <Checkbox small error="Ohne Zustimmung dürfen wir dir nicht schreiben.">
              Zustimmung fehlt
            </Checkbox>
          </div>
          <Row>
            <Rating value={4.79} label="4,79 von 5 Sternen" size={20}>
              <span>4,79</span>
            </Rating>
            <LanguageMenu placement="above" />
          </Row>
        </div>
      </GallerySection>
      <GallerySection title="Tiefenlinien auf Sand">
        <div className={`contour contour-sand ${styles.sand} ${styles.dark}`}>
          <p className="h4">Dein Warenkorb ist leer.</p>
        </div>
      </GallerySection>
    </>
  );
}
