import { Checkbox, Radio } from '../ui/checkbox.tsx';
import { ChoiceChips } from '../ui/choice-chips.tsx';
import { Field } from '../ui/field.tsx';
import { QuantityField } from '../ui/quantity-field.tsx';
import { RadioCard, RadioCards } from '../ui/radio-card.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

const quantity = {
  label: 'Menge',
  decreaseLabel: 'Menge verringern',
  increaseLabel: 'Menge erhöhen',
};

export const tastes = [
  { key: 'nutty', title: 'Nussig' },
  { key: 'fruity', title: 'Fruchtig' },
];

export function Fields() {
  return (
    <GallerySection title="Felder">
      <div className={styles.fields}>
        <Field label="Ruhezustand" type="email" placeholder="name@beispiel.de" />
        <Field label="Hover" defaultValue="mara" data-forced="hover" />
        <Field label="Fokus" defaultValue="mara" data-forced="focus-visible" />
        <Field
          label="Fehler"
          defaultValue="SOMMER25"
          error="Der Code konnte nicht angewendet werden."
        />
        <Field label="Mit Hinweis" hint="Steht auf der Rückseite der Karte." />
        <Field label="Gesperrt" defaultValue="mara" disabled />
        <Select label="Auswahl">
          <option>Alle 4 Wochen</option>
          <option>Alle 2 Monate</option>
        </Select>
        <Select label="Auswahl mit Fehler" error="Bitte wähle einen Mahlgrad.">
          <option>Mahlgrad</option>
        </Select>
      </div>
      <div className={styles.fields}>
        <div>
          <Checkbox small defaultChecked>
            Ausgewählt
          </Checkbox>
          <Checkbox small>Nicht ausgewählt</Checkbox>
          <Checkbox small error="Bitte stimme zu.">
            Pflichtfeld fehlt
          </Checkbox>
          <Checkbox small disabled>
            Gesperrt
          </Checkbox>
        </div>
        <div>
          <Checkbox defaultChecked>
            Siebträger <span className="muted">(112)</span>
          </Checkbox>
          <Checkbox data-forced="focus-visible">
            Vollautomat <span className="muted">(134)</span>
          </Checkbox>
          <Checkbox defaultChecked disabled>
            Espressokocher <span className="muted">(0)</span>
          </Checkbox>
        </div>
        <fieldset>
          <legend className="visually-hidden">Sortieren</legend>
          <Radio name="sort" defaultChecked>
            Topseller
          </Radio>
          <Radio name="sort">Neueste zuerst</Radio>
          <Radio name="sort" disabled>
            Gesperrt
          </Radio>
        </fieldset>
        <div>
          <Switch defaultChecked>Nur verfügbare</Switch>
          <Switch>Nur Angebote</Switch>
          <Switch disabled>Gesperrt</Switch>
        </div>
        <QuantityField {...quantity} defaultValue={1} min={1} max={99} />
        <QuantityField {...quantity} defaultValue={2} min={0} max={99} size="medium" />
        <QuantityField {...quantity} defaultValue={2} disabled />
      </div>
      <ChoiceChips name="taste" legend="Geschmack" choices={tastes} chosen="nutty" />
      <div className={styles.narrow}>
        <RadioCards legend="Größe">
          <RadioCard name="size" title="250 g">
            <span>8,90 €</span>
            <small>35,60 €/kg</small>
          </RadioCard>
          <RadioCard name="size" title="500 g" defaultChecked>
            <span>15,90 €</span>
            <small>31,80 €/kg</small>
          </RadioCard>
          <RadioCard name="size" title="1 kg">
            <span>27,90 €</span>
            <small>27,90 €/kg</small>
          </RadioCard>
        </RadioCards>
        <RadioCards legend="Mahlgrad">
          <RadioCard name="grind" title="Ganze Bohne" defaultChecked />
          <RadioCard name="grind" title="Espressokocher" />
          <RadioCard name="grind" title="Filter" disabled>
            <small>ausverkauft</small>
          </RadioCard>
        </RadioCards>
      </div>
    </GallerySection>
  );
}
