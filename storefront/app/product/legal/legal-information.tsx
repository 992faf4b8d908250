import type { NetQuantity } from '../../commerce/price/unit-price.ts';
import type {
  Business,
  LegalInformation as Information,
} from '../../commerce/product/legal-information.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { Icon } from '../../ui/icon.tsx';
import { quantityText } from '../quantity-text.ts';
import { Disposal } from './disposal.tsx';
import { FoodContents } from './food-contents.tsx';
import { GuaranteeLabel } from './guarantee-label.tsx';
import { HazardLabel } from './hazard-label.tsx';
import styles from './legal-information.module.css';
import { hasRepairInformation, RepairInformation } from './repair-information.tsx';
import { SafetyWarnings } from './safety-warnings.tsx';

interface LegalInformationProps {
  legal: Information;
  /** Of each variant. */
  netQuantities?: readonly (NetQuantity | null)[];
}

/** What the law asks an offer to say; what the merchant did not provide is left out. */
export function LegalInformation({ legal, netQuantities = [] }: LegalInformationProps) {
  const { t } = useServerI18n();
  const texts = t.product.legal;
  const { ingredients, nutrition, hazardLabel, warnings, guarantee, isElectrical, battery } = legal;
  const hasContents = ingredients.length > 0 || nutrition !== null;
  const food = useFoodFacts(legal, hasContents, netQuantities);
  const makers = useMakers(legal);
  const isOpen = hasContents || hazardLabel !== null || food.length > 0;
  const folded = [
    ...(warnings.length > 0 ? [texts.safetyShort] : []),
    ...(makers.length > 0 ? [texts.manufacturer] : []),
    ...(hasRepairInformation(legal) ? [texts.lifetime.short] : []),
    ...(isElectrical ? [texts.disposal.short] : []),
  ];
  if (!isOpen && folded.length === 0) return null;
  return (
    <section id="product-information" className={styles.section} aria-label={texts.title}>
      {/* never folded: the law on food and on dangerous mixtures */}
      {isOpen && (
        <div className={`wrap ${styles.open}`}>
          {hasContents && <FoodContents legal={legal} />}
          {hazardLabel && <HazardLabel label={hazardLabel} />}
          {food.length > 0 && (
            <div>
              {!hasContents && <h2 className="h4">{texts.title}</h2>}
              <Facts facts={food} />
            </div>
          )}
        </div>
      )}
      {folded.length > 0 && (
        <div className="wrap">
          <details className={styles.folded}>
            <summary>
              <h2>{folded.join(' · ')}</h2>
              <Icon name="caret-down" />
            </summary>
            <div className={styles.columns}>
              {warnings.length > 0 && <SafetyWarnings warnings={warnings} />}
              {(makers.length > 0 || guarantee) && (
                <div>
                  <Facts facts={makers} />
                  {guarantee && <GuaranteeLabel guarantee={guarantee} />}
                </div>
              )}
              {hasRepairInformation(legal) && <RepairInformation {...legal} />}
              {isElectrical && <Disposal battery={battery} />}
            </div>
          </details>
        </div>
      )}
    </section>
  );
}

interface Fact {
  title: string;
  lines: string[];
  email?: string;
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, lines, email }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useFoodFacts(
  legal: Information,
  hasContents: boolean,
  netQuantities: readonly (NetQuantity | null)[],
): Fact[] {
  const { t, format } = useServerI18n();
  const texts = t.product.legal;
  const { foodName, preparation, storage, organic } = legal;
  const line = (title: string, text: string | null): Fact[] =>
    text ? [{ title, lines: [text] }] : [];
  const quantities = [
    ...new Set(netQuantities.flatMap((net) => (net ? [quantityText(net, format)] : []))),
  ];
  return [
    // with contents it stands above them
    ...(hasContents ? [] : line(texts.foodName, foodName)),
    ...line(texts.netQuantity, legal.foodBusiness && quantities.join(' · ')),
    ...line(texts.preparation, preparation),
    ...line(texts.storage, storage),
    ...(organic ? [{ title: texts.organic, lines: [organic.code, organic.origin] }] : []),
    ...addressOf(texts.foodBusiness, legal.foodBusiness),
  ];
}

function useMakers(legal: Information): Fact[] {
  const texts = useServerI18n().t.product.legal;
  return [
    ...addressOf(texts.manufacturer, legal.manufacturer),
    ...addressOf(texts.responsiblePerson, legal.responsiblePerson),
  ];
}

function addressOf(title: string, business: Business | null): Fact[] {
  if (!business) return [];
  const { name, street, city, country, email } = business;
  return [{ title, lines: [name, street, `${city}, ${country}`], email }];
}
