import type {
  Business,
  LegalInformation as Information,
} from '../../commerce/legal-information.ts';
import type { NetQuantity } from '../../commerce/unit-price.ts';
import type { Formats } from '../../i18n/formats.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Disposal } from './disposal.tsx';
import { FoodContents } from './food-contents.tsx';
import { GuaranteeLabel } from './guarantee-label.tsx';
import { HazardLabel } from './hazard-label.tsx';
import styles from './legal-information.module.css';
import { SafetyWarnings } from './safety-warnings.tsx';

interface LegalInformationProps {
  legal: Information;
  /** Of each variant. */
  netQuantities?: readonly (NetQuantity | null)[];
}

/** What the law asks an offer to say; what the merchant did not provide is left out. */
export function LegalInformation({ legal, netQuantities = [] }: LegalInformationProps) {
  const { t } = useServerI18n();
  const { ingredients, nutrition, hazardLabel, warnings, guarantee, isElectrical, battery } = legal;
  const hasContents = ingredients.length > 0 || nutrition !== null;
  const facts = useFacts(legal, hasContents, netQuantities);
  if (facts.length === 0 && !hasContents && !hazardLabel && warnings.length === 0) return null;
  return (
    <>
      <section id="product-information" className={styles.band} aria-label={t.product.legal.title}>
        <div className="wrap">
          {hasContents && <FoodContents legal={legal} />}
          {hazardLabel && <HazardLabel label={hazardLabel} />}
          {warnings.length > 0 && <SafetyWarnings warnings={warnings} />}
          {guarantee && <GuaranteeLabel guarantee={guarantee} />}
          <dl className={styles.facts}>
            {facts.map(({ icon, title, lines, email }) => (
              <div key={title}>
                <dt>
                  <Icon name={icon} size={28} />
                  <span className="h6">{title}</span>
                </dt>
                <dd>
                  {lines.map((line, index) => (
                    <span key={line}>
                      {index === 0 && lines.length > 1 ? <strong>{line}</strong> : line}
                    </span>
                  ))}
                  {email && <a href={`mailto:${email}`}>{email}</a>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      {isElectrical && <Disposal battery={battery} />}
    </>
  );
}

interface Fact {
  icon: IconName;
  title: string;
  lines: string[];
  email?: string;
}

function useFacts(
  legal: Information,
  hasContents: boolean,
  netQuantities: readonly (NetQuantity | null)[],
): Fact[] {
  const { t, format } = useServerI18n();
  const texts = t.product.legal;
  const { foodName, preparation, storage, organic } = legal;
  const line = (icon: IconName, title: string, text: string | null): Fact[] =>
    text ? [{ icon, title, lines: [text] }] : [];
  const address = (title: string, business: Business | null): Fact[] => {
    if (!business) return [];
    const { name, street, city, country, email } = business;
    return [{ icon: 'bank', title, lines: [name, street, `${city}, ${country}`], email }];
  };
  const quantities = [
    ...new Set(netQuantities.flatMap((net) => (net ? [quantityText(net, format)] : []))),
  ];
  return [
    // with contents it stands above them
    ...(hasContents ? [] : line('coffee-bean', texts.foodName, foodName)),
    ...line('scales', texts.netQuantity, legal.foodBusiness && quantities.join(' · ')),
    ...line('coffee', texts.preparation, preparation),
    ...line('package', texts.storage, storage),
    ...(organic
      ? [{ icon: 'leaf' as const, title: texts.organic, lines: [organic.code, organic.origin] }]
      : []),
    ...address(texts.foodBusiness, legal.foodBusiness),
    ...address(texts.manufacturer, legal.manufacturer),
    ...address(texts.responsiblePerson, legal.responsiblePerson),
  ];
}

/** 250 g, 1 kg, 0.75 l: from one kilogram or litre on in the larger unit. */
function quantityText({ amount, unit }: NetQuantity, format: Pick<Formats, 'number'>): string {
  const small = { kg: 'g', l: 'ml' }[unit];
  return amount < 1000
    ? `${format.number(amount)}\u00a0${small}`
    : `${format.number(amount / 1000)}\u00a0${unit}`;
}
